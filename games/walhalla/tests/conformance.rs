//! The conformance kit.

langhus_kit::conformance!(walhalla::Walhalla);
langhus_kit::goldens!(walhalla::Walhalla);
