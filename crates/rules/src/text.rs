//! Texts: what is said, apart from the language it is said in.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Language, Seat};

/// The messages that are the same in every game.
pub(crate) static HOUSE: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::new(in_every_language!("../texts/", ".ftl")));

/// Something to say: the key of a message and what fills it. It can be kept and said later, in any language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Say {
    key: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<(Cow<'static, str>, Arg)>,
}

/// What fills a place in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number; Fluent picks the plural by it.
    Number(i64),
    /// A name that is the same in every language, for instance a card's id.
    Name(String),
    /// Another message, for instance a card's name.
    Say(Say),
    /// The name of the person in a seat.
    Seat(Seat),
    /// Several things, with commas.
    List(Vec<Arg>),
}

impl Say {
    /// The message with this key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Say {
        Say { key: key.into(), args: Vec::new() }
    }

    /// Fills `{ $name }`.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Say {
        self.args.push((name.into(), arg.into()));
        self
    }

    /// The key of the message.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The seats it names, in the order in which they were filled in.
    pub fn seats(&self) -> Vec<Seat> {
        fn of(arg: &Arg) -> Vec<Seat> {
            match arg {
                Arg::Seat(seat) => vec![*seat],
                Arg::Say(say) => say.seats(),
                Arg::List(list) => list.iter().flat_map(of).collect(),
                Arg::Number(_) | Arg::Name(_) => Vec::new(),
            }
        }
        self.args.iter().flat_map(|(_, arg)| of(arg)).collect()
    }
}

impl From<Say> for Arg {
    fn from(say: Say) -> Arg {
        Arg::Say(say)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Arg {
        Arg::Name(name.to_owned())
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Arg {
        Arg::Name(name)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64, usize);

/// The messages of a game in every language.
pub struct Phrasebook {
    /// By [`Language::index`].
    languages: Vec<Messages>,
}

/// The messages in one language.
struct Messages {
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

impl Messages {
    fn read(language: Language, text: &str) -> Messages {
        let resource = FluentResource::try_new(text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("texts/{language}.ftl is not Fluent: {errors:?}"));
        let locale: LanguageIdentifier = language.code().parse().expect("every language has a code of BCP 47");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The isolating marks are for mixed writing directions; terminals show them as boxes. Names that need them
        // bring them along, see `isolated`.
        bundle.set_use_isolating(false);
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("texts/{language}.ftl defines something twice: {errors:?}");
        }
        Messages { bundle, keys: message_keys(text) }
    }
}

impl Phrasebook {
    /// Reads the texts of every language: `in_every_language!("../texts/", ".ftl")`.
    ///
    /// # Panics
    /// If a file is not Fluent or defines a message twice: the files are compiled in, so a test finds it.
    pub fn new(texts: [&str; Language::COUNT]) -> Phrasebook {
        let read = |(language, text): (Language, &str)| Messages::read(language, text);
        Phrasebook { languages: Language::ALL.into_iter().zip(texts).map(read).collect() }
    }

    /// The keys of all messages in a language, in the order of the file.
    pub fn keys(&self, language: Language) -> &[String] {
        &self.languages[language.index()].keys
    }

    /// The message in a language. A missing message or filling shows as `⟦key⟧`, and the conformance kit fails on it.
    pub fn say(&self, say: &Say, language: Language, names: &[String]) -> String {
        let bundle = &self.languages[language.index()].bundle;
        let missing = || format!("⟦{}⟧", say.key);
        let Some(pattern) = bundle.get_message(&say.key).and_then(|message| message.value()) else { return missing() };
        let mut args = FluentArgs::new();
        for (name, arg) in &say.args {
            args.set(name.as_ref(), self.fill(arg, language, names));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { language.mark(text) } else { missing() }
    }

    fn fill(&self, arg: &Arg, language: Language, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.plain(other, language, names)),
        }
    }

    fn plain(&self, arg: &Arg, language: Language, names: &[String]) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Name(name) => isolated(name).into_owned(),
            Arg::Say(say) => self.say(say, language, names),
            Arg::Seat(seat) => isolated(&named(*seat, names, language)).into_owned(),
            Arg::List(list) => {
                let parts: Vec<String> = list.iter().map(|arg| self.plain(arg, language, names)).collect();
                let named = list.iter().all(|arg| matches!(arg, Arg::Name(_)));
                match parts.split_last() {
                    Some((last, others)) if named && !others.is_empty() => {
                        let joined = Say::new("and").with("others", others.join(", ")).with("last", last.clone());
                        HOUSE.say(&joined, language, &[])
                    }
                    _ => parts.join(", "),
                }
            }
        }
    }
}

fn named(seat: Seat, names: &[String], language: Language) -> String {
    names.get(seat.index()).map_or_else(|| format!("#{seat}"), |name| shown(name, language).into_owned())
}

/// The name of whoever is forgotten, as tables and records keep it. Where it is shown it is a word of the reader's language.
pub const SOMEBODY: &str = "Somebody";

/// A name as it is shown: as its owner wrote it. Those who are forgotten have a word instead, and a number where there are
/// several at a table.
pub fn shown(name: &str, language: Language) -> Cow<'_, str> {
    match name.strip_prefix(SOMEBODY) {
        Some(number) if number.bytes().all(|byte| byte == b' ' || byte.is_ascii_digit()) => {
            Cow::Owned(HOUSE.say(&Say::new("somebody"), language, &[]) + number)
        }
        _ => Cow::Borrowed(name),
    }
}

/// Begins what is written in a direction of its own, and ends it (UAX 9: FSI, PDI).
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Is this a letter of a script that is written from the right? The blocks that Unicode keeps for such scripts: Hebrew,
/// Arabic, Syriac, Thaana, N'Ko and their like, the Arabic presentation forms, and the ancient and newer ones.
const fn is_from_the_right(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// A name for the middle of a sentence. One in a script that is written from the right would turn round what stands beside
/// it, a score for instance; so it is isolated. Everything else stays as it is.
pub fn isolated(name: &str) -> Cow<'_, str> {
    if !name.chars().any(is_from_the_right) || name.starts_with(ISOLATE[0]) {
        return Cow::Borrowed(name);
    }
    Cow::Owned(format!("{}{name}{}", ISOLATE[0], ISOLATE[1]))
}

/// The identifiers at the beginning of the lines that define messages.
fn message_keys(text: &str) -> Vec<String> {
    let defines = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    text.lines().filter(defines).filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())).collect()
}

/// Speaks a language at one table, where the seats have names.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The game's messages.
    pub book: &'a Phrasebook,
    /// The language.
    pub language: Language,
    /// The names of the seats.
    pub names: &'a [String],
}

impl Speaker<'_> {
    /// Says it.
    pub fn say(&self, say: &Say) -> String {
        self.book.say(say, self.language, self.names)
    }

    /// Says a message that needs no filling.
    pub fn word(&self, key: impl Into<Cow<'static, str>>) -> String {
        self.say(&Say::new(key))
    }

    /// The name of a seat, as its owner wrote it.
    pub fn name(&self, seat: Seat) -> String {
        named(seat, self.names, self.language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Phrasebook {
        Phrasebook::new([
            "good = leather\ncoins = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n }\nsold = { $who } sells { $what } for { $price }.\n",
            "good = Leder\ncoins = { $n ->\n    [one] { $n } Münze\n   *[other] { $n } Münzen\n }\nsold = { $who } verkauft { $what } für { $price }.\n",
        ])
    }

    #[test]
    fn a_message_is_said_in_both_languages_with_plurals_names_and_messages_inside() {
        let names = ["Lucy".to_owned(), "Sara".to_owned()];
        let say = |n: i64| {
            Say::new("sold")
                .with("who", Seat::new(1))
                .with("what", Say::new("good"))
                .with("price", Say::new("coins").with("n", n))
        };
        assert_eq!(book().say(&say(1), Language::English, &names), "Sara sells leather for 1 coin.");
        assert_eq!(book().say(&say(2), Language::German, &names), "Sara verkauft Leder für 2 Münzen.");
    }

    #[test]
    fn a_message_knows_whom_it_names() {
        let inner = Say::new("gift").with("from", Seat::new(2));
        let say = Say::new("sold").with("n", 3).with("who", Seat::new(1)).with("what", inner);
        assert_eq!(say.seats(), [Seat::new(1), Seat::new(2)]);
        assert_eq!(Say::new("good").seats(), []);
    }

    #[test]
    fn names_are_listed_as_one_would_say_them() {
        let sold = |who: &[&str], language| {
            let who: Vec<Arg> = who.iter().map(|name| Arg::Name((*name).to_owned())).collect();
            let what = vec![Arg::from(Say::new("good")), Arg::from(Say::new("good"))];
            book().say(&Say::new("sold").with("who", who).with("what", what).with("price", 2), language, &[])
        };
        assert_eq!(sold(&["Lucy"], Language::English), "Lucy sells leather, leather for 2.");
        assert_eq!(sold(&["Lucy", "Sara"], Language::English), "Lucy and Sara sells leather, leather for 2.");
        assert_eq!(sold(&["Ada", "Lucy", "Sara"], Language::German), "Ada, Lucy und Sara verkauft Leder, Leder für 2.");
    }

    #[test]
    fn a_name_that_is_written_from_the_right_does_not_turn_the_sentence_round() {
        let names = ["יעל".to_owned(), "Þóra".to_owned()];
        let sold = |who: Arg| {
            let say = Say::new("sold").with("who", who).with("what", Say::new("good")).with("price", 3);
            book().say(&say, Language::English, &names)
        };
        assert_eq!(sold(Seat::new(0).into()), "\u{2068}יעל\u{2069} sells leather for 3.");
        assert_eq!(sold(Seat::new(1).into()), "Þóra sells leather for 3.");
        assert_eq!(sold("– ×2 ソラ".to_owned().into()), "– ×2 ソラ sells leather for 3.");
        assert_eq!(sold(isolated("علي").into_owned().into()), "\u{2068}علي\u{2069} sells leather for 3.", "only once");
    }

    #[test]
    fn whoever_is_forgotten_is_called_somebody_in_every_language() {
        let names = [SOMEBODY.to_owned(), "Somebody 2".to_owned(), "Somebody else".to_owned()];
        let told = |language| [0, 1, 2].map(|seat| named(Seat::new(seat), &names, language));
        assert_eq!(told(Language::German), ["Jemand", "Jemand 2", "Somebody else"]);
        assert_eq!(told(Language::English), names);
    }

    #[test]
    fn what_is_kept_is_said_later_in_any_language() {
        let say = Say::new("sold").with("who", Seat::new(0)).with("what", Say::new("good")).with("price", 2);
        let kept = serde_json::to_string(&say).expect("it can be written");
        let read: Say = serde_json::from_str(&kept).expect("it can be read");
        assert_eq!(read, say, "{kept}");
        let names = ["Lucy".to_owned()];
        assert_eq!(book().say(&read, Language::German, &names), "Lucy verkauft Leder für 2.");
    }

    #[test]
    fn what_is_missing_cannot_be_overlooked() {
        assert_eq!(book().say(&Say::new("none"), Language::English, &[]), "⟦none⟧");
        assert_eq!(book().say(&Say::new("coins"), Language::English, &[]), "⟦coins⟧");
        assert_eq!(book().keys(Language::German), ["good", "coins", "sold"]);
    }
}
