//! The files that browsers fetch beside a page.

/// A file for browsers.
#[derive(Clone, Copy)]
pub struct Asset {
    /// Its name, for instance `house.css`.
    pub name: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// What is in it.
    pub text: &'static str,
}

/// The kind of style sheets.
pub const CSS: &str = "text/css; charset=utf-8";
/// The kind of scripts.
pub const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! assets {
    ($($name:literal: $kind:expr $(, of $($part:literal)+)?);* $(;)?) => {
        /// The files that are the same for every game.
        pub const ASSETS: &[Asset] =
            &[$(Asset { name: $name, kind: $kind, text: assets!(@text $name $($($part)+)?) }),*];
    };
    (@text $name:literal) => { include_str!(concat!("../assets/", $name)) };
    // A sheet of several files, one for each thing, that a browser fetches at once.
    (@text $name:literal $($part:literal)+) => { concat!($(include_str!(concat!("../assets/", $part, ".css"))),+) };
}

/// The style sheet of a game, as it is served: whatever it says wins over the house's and the table's.
pub fn game_sheet(style: &str) -> String {
    format!("@layer game {{\n{style}\n}}\n")
}

assets! {
    "house.css": CSS, of "house/tokens" "house/base" "house/controls" "house/hall" "house/opening" "house/waiting" "house/rulebook" "house/learn" "house/you";
    "table.css": CSS, of "table/layout" "table/ask" "table/time" "table/list" "table/guide" "table/places" "table/areas" "table/side" "table/people" "table/settings" "table/end" "table/phone";
    "announce.js": SCRIPT;
    "choices.js": SCRIPT;
    "devices.js": SCRIPT;
    "dom.js": SCRIPT;
    "end.js": SCRIPT;
    "follow.js": SCRIPT;
    "guide.js": SCRIPT;
    "hands.js": SCRIPT;
    "kept.js": SCRIPT;
    "keys.js": SCRIPT;
    "lights.js": SCRIPT;
    "log.js": SCRIPT;
    "marks.js": SCRIPT;
    "morph.js": SCRIPT;
    "motion.js": SCRIPT;
    "once.js": SCRIPT;
    "orders.js": SCRIPT;
    "page.js": SCRIPT;
    "pages.js": SCRIPT;
    "patch.js": SCRIPT;
    "peek.js": SCRIPT;
    "presence.js": SCRIPT;
    "queue.js": SCRIPT;
    "replay.js": SCRIPT;
    "seats.js": SCRIPT;
    "secret.js": SCRIPT;
    "send.js": SCRIPT;
    "settings.js": SCRIPT;
    "sounds.js": SCRIPT;
    "stream.js": SCRIPT;
    "table.js": SCRIPT;
    "talk.js": SCRIPT;
    "time.js": SCRIPT;
    "tips.js": SCRIPT;
    "theme.js": SCRIPT;
    "watched.js": SCRIPT;
    "zoom.js": SCRIPT;
    "icon.svg": "image/svg+xml";
    "icon-turn.svg": "image/svg+xml";
}

/// The modules that a script imports itself.
fn imports(script: &str) -> impl Iterator<Item = &'static str> + use<> {
    let text = ASSETS.iter().find(|asset| asset.name == script).map_or("", |asset| asset.text);
    let begun = text.split("\nimport ").skip(1).filter_map(|rest| rest.split(';').next());
    begun.filter_map(|import| import.split("\"./").nth(1)?.strip_suffix('"'))
}

/// All modules that a script needs beside itself. A page names them in its head: a browser that found them one behind the
/// other would ask for the last when it has read the last but one.
pub(crate) fn modules(script: &str) -> Vec<&'static str> {
    let mut found: Vec<&str> = imports(script).collect();
    let mut read = 0;
    while let Some(module) = found.get(read).copied() {
        read += 1;
        for import in imports(module) {
            if !found.contains(&import) {
                found.push(import);
            }
        }
    }
    found
}

/// A name for these files that changes with any of them. It stands in the addresses of the files, so that a browser may
/// keep them for ever and still fetches the new ones after an update.
pub fn stamp<'a>(files: impl IntoIterator<Item = &'a [u8]>) -> String {
    // FNV-1a: no secret hangs on it, it only has to change.
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let bytes = files.into_iter().flat_map(|file| file.iter().copied().chain([0xff]));
    format!("{:016x}", bytes.fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stamp_changes_with_every_file() {
        let stamp = |files: [&str; 2]| stamp(files.map(str::as_bytes));
        assert_eq!(stamp(["a", "b"]), stamp(["a", "b"]));
        assert_ne!(stamp(["a", "b"]), stamp(["ab", ""]));
        assert_ne!(stamp(["a", "b"]), stamp(["a", "c"]));
    }

    #[test]
    fn scripts_import_only_files_that_are_served() {
        let scripts = ASSETS.iter().filter(|asset| asset.kind == SCRIPT);
        let imported: Vec<&str> = scripts.flat_map(|script| imports(script.name)).collect();
        for import in &imported {
            assert!(ASSETS.iter().any(|asset| asset.name == *import), "{import} is imported and not served");
        }
        let quoted = ASSETS.iter().flat_map(|asset| asset.text.split(" \"./").skip(1)).count();
        assert_eq!(imported.len(), quoted, "every import is found");
    }

    #[test]
    fn a_page_names_all_modules_of_its_script_once() {
        let modules = modules("table.js");
        assert!(["page.js", "morph.js", "secret.js"].iter().all(|module| modules.contains(module)), "{modules:?}");
        let once: std::collections::HashSet<_> = modules.iter().collect();
        assert!(once.len() == modules.len() && !modules.contains(&"table.js"), "{modules:?}");
    }
}
