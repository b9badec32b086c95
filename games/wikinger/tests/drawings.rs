//! The drawn table.

langhus_kit::drawings!(wikinger::Wikinger);
