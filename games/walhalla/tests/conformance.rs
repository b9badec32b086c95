//! The conformance kit.

langhus_kit::conformance!(walhalla::Walhalla);
