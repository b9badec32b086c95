//! The drawn table.

langhus_kit::drawings!(jorvik::Jorvik);
