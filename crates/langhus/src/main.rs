//! The command `langhus`.

use std::process::ExitCode;

fn main() -> ExitCode {
    langhus::main()
}
