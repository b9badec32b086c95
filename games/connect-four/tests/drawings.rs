//! The drawn table.

langhus_kit::drawings!(connect_four::ConnectFour);
