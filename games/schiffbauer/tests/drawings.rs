//! The drawn table.

langhus_kit::drawings!(schiffbauer::Schiffbauer);
