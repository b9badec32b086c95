//! Reading and writing files, with sentences that name them.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use langhus_rules::{Edition, Saga, SagaError, Say, Sentence};

use crate::Failure;
use crate::words::WORDS;

/// A file that is larger than this is neither a record nor an edition.
const LARGEST: u64 = 64 << 20;

fn text(path: &Path, unreadable: &'static str) -> Result<String, Failure> {
    let failed = |why: Say| Failure::says(about(unreadable, path, why));
    let size = fs::metadata(path).map_err(|error| failed(reason(&error)))?.len();
    if size > LARGEST {
        return Err(failed(Say::new("why-too-large").with("most", LARGEST as i64)));
    }
    let bytes = fs::read(path).map_err(|error| failed(reason(&error)))?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        failed(Say::new("why-no-text").with("line", line))
    })
}

/// A sentence about a file.
fn about(key: &'static str, path: &Path, why: Say) -> Say {
    Say::new(key).with("file", path.display().to_string()).with("why", why)
}

/// Why the operating system refuses.
fn reason(error: &io::Error) -> Say {
    match error.kind() {
        ErrorKind::NotFound => Say::new("why-missing"),
        ErrorKind::PermissionDenied => Say::new("why-no-permission"),
        ErrorKind::IsADirectory => Say::new("why-folder"),
        _ => Say::new("why-other").with("error", error.to_string()),
    }
}

/// Reads a file that is not text.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::says(about("file-unreadable", path, reason(&error))))
}

/// Reads a record, which is not replayed yet.
pub(crate) fn read_saga(path: &Path) -> Result<Saga, Failure> {
    Saga::read(&text(path, "record-unreadable")?).map_err(|error| wrong_saga(path, error))
}

/// A record that is not right.
pub(crate) fn wrong_saga(path: &Path, error: SagaError) -> Failure {
    let say = Say::new("record-wrong").with("file", path.display().to_string());
    Failure::failed(Sentence::of(&WORDS, say).with("why", error.into()))
}

/// Reads an edition, which is not checked yet.
pub(crate) fn read_edition(path: &Path) -> Result<Edition, Failure> {
    text(path, "edition-unreadable").map(Edition::new)
}

/// Writes a record. An older record of the same name is replaced, any other file is left alone.
///
/// # Errors
/// Why not, for whatever language is spoken.
pub(crate) fn write_saga(path: &Path, saga: &Saga) -> Result<(), Say> {
    let another = path.is_file() && fs::metadata(path).is_ok_and(|file| file.len() > 0) && read_saga(path).is_err();
    let why = if another {
        Some(Say::new("why-no-record"))
    } else {
        fs::write(path, saga.write()).err().map(|error| reason(&error))
    };
    why.map_or(Ok(()), |why| Err(about("record-unwritable", path, why)))
}

/// Writes a file of our own making; one of the same name is replaced.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| Failure::says(about("file-unwritable", path, reason(&error))))
}

/// Makes a folder, and those above it.
pub(crate) fn make_folder(path: &Path) -> Result<(), Failure> {
    let unmade = |error| Failure::says(about("folder-unmakable", path, reason(&error)));
    fs::create_dir_all(path).map_err(unmade)
}

/// Where the data of this user belongs.
pub(crate) fn data_folder() -> PathBuf {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || named("HOME").map(|home| home.join(".local/share"));
    named("XDG_DATA_HOME").or_else(home).unwrap_or_else(std::env::temp_dir).join("langhus")
}
