//! The conformance kit.

langhus_kit::conformance!(tic_tac_toe::TicTacToe);
langhus_kit::goldens!(tic_tac_toe::TicTacToe);
