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
    ($($name:literal: $kind:expr),* $(,)?) => {
        /// The files that are the same for every game.
        pub const ASSETS: &[Asset] =
            &[$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../assets/", $name)) }),*];
    };
}

assets! {
    "house.css": CSS,
    "table.css": CSS,
    "table.js": SCRIPT,
    "choices.js": SCRIPT,
    "morph.js": SCRIPT,
    "motion.js": SCRIPT,
    "tips.js": SCRIPT,
    "replay.js": SCRIPT,
    "once.js": SCRIPT,
    "stream.js": SCRIPT,
    "pages.js": SCRIPT,
    "devices.js": SCRIPT,
    "secret.js": SCRIPT,
    "icon.svg": "image/svg+xml",
    "icon-turn.svg": "image/svg+xml",
}

/// A name for these texts that changes with any of them. It stands in the addresses of the files, so that a browser may
/// keep them for ever and still fetches the new ones after an update.
pub fn stamp<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    // FNV-1a: no secret hangs on it, it only has to change.
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let bytes = texts.into_iter().flat_map(|text| text.bytes().chain([0xff]));
    format!("{:016x}", bytes.fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stamp_changes_with_every_text() {
        assert_eq!(stamp(["a", "b"]), stamp(["a", "b"]));
        assert_ne!(stamp(["a", "b"]), stamp(["ab", ""]));
        assert_ne!(stamp(["a", "b"]), stamp(["a", "c"]));
    }

    #[test]
    fn scripts_import_only_files_that_are_served() {
        let imports = ASSETS.iter().flat_map(|asset| asset.text.split("from \"./").skip(1));
        for import in imports.filter_map(|rest| rest.split('"').next()) {
            assert!(ASSETS.iter().any(|asset| asset.name == import), "{import} is imported and not served");
        }
    }
}
