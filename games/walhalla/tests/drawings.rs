//! The table and the rulebook can be drawn for everybody, in both languages.

langhus_kit::drawings!(walhalla::Walhalla);
