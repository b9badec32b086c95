//! The conformance kit.

langhus_kit::conformance!(connect_four::ConnectFour);
langhus_kit::goldens!(connect_four::ConnectFour);
