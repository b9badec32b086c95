//! Files for nobody but the server's own user: the database holds the seeds of running games.

use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

const FOLDER: u32 = 0o700;
const FILE: u32 = 0o600;

/// A folder, made if need be. One that is there stays as it is: somebody else may have a reason for its mode.
pub(crate) fn folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER).create(path)
}

/// A file to write, made if need be.
pub(crate) fn file(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).mode(FILE).open(path)?;
    file.set_permissions(Permissions::from_mode(FILE))?;
    Ok(file)
}

/// A file that is not there yet, still empty.
pub(crate) fn new_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).create_new(true).mode(FILE).open(path).map(drop)
}

/// A database, made if need be, with the files beside it that are there already.
pub(crate) fn database(path: &Path) -> io::Result<()> {
    file(path)?;
    for ending in ["-wal", "-shm"] {
        let mut beside = path.as_os_str().to_owned();
        beside.push(ending);
        match std::fs::set_permissions(&beside, Permissions::from_mode(FILE)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}
