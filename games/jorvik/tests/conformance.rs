//! The conformance kit.

langhus_kit::conformance!(jorvik::Jorvik);
langhus_kit::goldens!(jorvik::Jorvik);
