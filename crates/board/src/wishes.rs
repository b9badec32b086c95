//! What somebody may set for themselves: the same in the dialog of a table and on the page about them.

use langhus_rules::Language;
use maud::{Markup, html};

use crate::word;

/// A setting: its name, the key of its title, its values with the keys of their titles; the first is usual unless said.
pub(crate) struct Wish {
    pub(crate) name: &'static str,
    title: &'static str,
    usual: &'static str,
    values: &'static [(&'static str, &'static str)],
}

const fn wish(
    name: &'static str,
    title: &'static str,
    usual: &'static str,
    values: &'static [(&'static str, &'static str)],
) -> Wish {
    Wish { name, title, usual, values }
}

pub(crate) const THEME: Wish =
    wish("theme", "theme", "system", &[("system", "theme-system"), ("light", "theme-light"), ("dark", "theme-dark")]);
pub(crate) const TEXT: Wish = wish(
    "text",
    "text-size",
    "normal",
    &[("normal", "text-normal"), ("large", "text-large"), ("largest", "text-largest")],
);
pub(crate) const PACE: Wish = wish(
    "pace",
    "pace",
    "normal",
    &[("slow", "pace-slow"), ("normal", "pace-normal"), ("fast", "pace-fast"), ("none", "pace-none")],
);
pub(crate) const SOUND: Wish = wish("sound", "sound", "off", &[("on", "sound-on"), ("off", "sound-off")]);
pub(crate) const CONFIRM: Wish = wish(
    "confirm",
    "confirming",
    "touch",
    &[("touch", "confirm-touch"), ("always", "confirm-always"), ("never", "confirm-never")],
);
pub(crate) const HELP: Wish = wish("help", "help", "on", &[("on", "help-on"), ("off", "help-off")]);
pub(crate) const NOTIFY: Wish = wish("notify", "notify", "off", &[("on", "notify-on"), ("off", "notify-off")]);

/// Those that apply everywhere and in every browser.
const ALL: [Wish; 6] = [THEME, TEXT, PACE, SOUND, CONFIRM, HELP];

impl Wish {
    /// The setting as fields, with this value chosen; the script chooses if none is.
    pub(crate) fn fields(&self, chosen: Option<&str>, language: Language) -> Markup {
        html! {
            fieldset {
                legend { (word(self.title, language)) }
                @for (value, text) in self.values {
                    label { input type="radio" name=(self.name) value=(value) checked[chosen == Some(*value)]; span { (word(text, language)) } }
                }
            }
        }
    }
}

/// All settings as fields, each as `chosen` tells by its name.
pub fn wishes(chosen: &impl Fn(&str) -> Option<String>, language: Language) -> Markup {
    html! {
        @for wish in &ALL { (wish.fields(Some(chosen(wish.name).as_deref().unwrap_or(wish.usual)), language)) }
    }
}

/// Is there such a setting with such a value?
pub fn is_wish(name: &str, value: &str) -> bool {
    ALL.iter().any(|wish| wish.name == name && wish.values.iter().any(|(known, _)| *known == value))
}
