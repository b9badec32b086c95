//! The drawn table.

langhus_kit::drawings!(tic_tac_toe::TicTacToe);
