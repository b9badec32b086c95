//! Runs the real command, as a person would.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// The command, without what the surroundings would tell it.
pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_langhus"));
    // What somebody saves under a short name must not end up among the sources.
    command.current_dir(env!("CARGO_TARGET_TMPDIR"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "CARGO"] {
        command.env_remove(name);
    }
    command
}

/// What the command did.
pub struct Done {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs the command with these arguments, separated by spaces, and nothing to read.
pub fn langhus(arguments: &str) -> Done {
    typed(arguments, "")
}

/// Runs the command while somebody types.
pub fn typed(arguments: &str, input: &str) -> Done {
    let mut command = command();
    command.args(arguments.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let output = thread::scope(|scope| {
        // On a thread of its own, because the command answers before it has read everything; it may even have ended.
        scope.spawn(move || drop(stdin.write_all(input.as_bytes())));
        child.wait_with_output().expect("the command ends")
    });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the command speaks UTF-8");
    Done { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Done {
    /// It went well; what it printed.
    #[track_caller]
    pub fn well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It failed with this sentence, and printed nothing.
    #[track_caller]
    pub fn failed(self, sentence: &str) {
        assert_eq!((self.code, self.out.as_str(), self.err.trim_end()), (Some(1), "", sentence));
    }

    /// The arguments were wrong: this sentence, then the usage of that subcommand.
    #[track_caller]
    pub fn misused(self, sentence: &str, usage: &str) {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""));
        let (says, right) = self.err.split_once("\n\n").expect("a sentence and the usage");
        assert_eq!(says, sentence);
        assert!(right.starts_with(&format!("Usage: {usage}")), "{right}");
    }
}

/// An empty folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}
