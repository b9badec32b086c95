//! The conformance kit.

langhus_kit::conformance!(wikinger::Wikinger);
langhus_kit::goldens!(wikinger::Wikinger);
