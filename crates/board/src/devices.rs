//! The devices of whoever looks: a list that the script fetches when it is unfolded, and a link for one more.

use langhus_rules::Language;
use maud::{Markup, html};

use crate::word;

/// What the script says about a device.
const TEXTS: [&str; 7] = [
    "device-unknown",
    "device-this",
    "device-added",
    "device-used",
    "device-sign-out",
    "device-signed-out",
    "send-failed",
];

/// The devices of whoever looks.
pub fn devices(language: Language) -> Markup {
    let texts: serde_json::Map<_, _> =
        TEXTS.iter().map(|key| ((*key).to_owned(), word(key, language).into())).collect();
    html! {
        details.devices data-devices data-texts=(serde_json::Value::Object(texts)) {
            summary { (word("devices", language)) }
            ul.device-list aria-label=(word("devices", language)) {}
            p { button #device type="button" { (word("device", language)) } }
            div.once hidden { p { (word("device-how", language)) } (once_link(language)) }
            p.said-of-devices role="status" {}
        }
    }
}

/// A place for a link that works once, and a button that copies it.
pub(crate) fn once_link(language: Language) -> Markup {
    html! {
        p.link { code {} button type="button" data-copy="" data-copied=(word("copied", language)) { (word("copy", language)) } }
    }
}
