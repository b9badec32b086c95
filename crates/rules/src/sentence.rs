//! A sentence for whoever wrote something wrong: said where their language is known, not where it was found out.

use std::fmt;
use std::sync::Arc;

use crate::text::HOUSE;
use crate::{Language, Phrasebook, Say};

/// A sentence that can be said in any language.
#[derive(Clone)]
pub struct Sentence(Words);

#[derive(Clone)]
enum Words {
    /// A message. Boxed, because whoever returns a sentence as an error returns it with every success too.
    Message(Box<Message>),
    /// What is the same in every language: another program's words, or what only those read who write games.
    Plain(String),
    /// Whatever puts it into words.
    Told(Arc<dyn Fn(Language) -> String + Send + Sync>),
}

/// A message, the book it stands in, the names of the seats it may name, and what is said inside of it.
#[derive(Clone)]
struct Message {
    book: &'static Phrasebook,
    say: Say,
    names: Vec<String>,
    inside: Vec<(&'static str, Sentence)>,
}

impl Sentence {
    /// A message of a book.
    pub fn of(book: &'static Phrasebook, say: Say) -> Sentence {
        Sentence(Words::Message(Box::new(Message { book, say, names: Vec::new(), inside: Vec::new() })))
    }

    /// A message that is the same in every game.
    pub(crate) fn house(say: Say) -> Sentence {
        Sentence::of(&HOUSE, say)
    }

    /// Several sentences, with spaces between them.
    pub fn row(sentences: impl IntoIterator<Item = Sentence>) -> Sentence {
        let sentences: Vec<Sentence> = sentences.into_iter().collect();
        Sentence::told(move |language| {
            let said: Vec<String> = sentences.iter().map(|sentence| sentence.in_language(language)).collect();
            said.join(" ")
        })
    }

    /// What something else puts into words.
    pub(crate) fn told(told: impl Fn(Language) -> String + Send + Sync + 'static) -> Sentence {
        Sentence(Words::Told(Arc::new(told)))
    }

    /// The names of the seats.
    #[must_use]
    pub fn naming(mut self, known: &[String]) -> Sentence {
        if let Words::Message(message) = &mut self.0 {
            message.names = known.to_vec();
        }
        self
    }

    /// Fills `{ $name }` with another sentence, perhaps of another book.
    #[must_use]
    pub fn with(mut self, name: &'static str, sentence: Sentence) -> Sentence {
        if let Words::Message(message) = &mut self.0 {
            message.inside.push((name, sentence));
        }
        self
    }

    /// The sentence in words.
    pub fn in_language(&self, language: Language) -> String {
        match &self.0 {
            Words::Message(message) => {
                let Message { book, say, names, inside } = &**message;
                let filled = inside
                    .iter()
                    .fold(say.clone(), |say, (name, sentence)| say.with(*name, sentence.in_language(language)));
                book.say(&filled, language, names)
            }
            Words::Plain(text) => text.clone(),
            Words::Told(told) => told(language),
        }
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence(Words::Plain(text))
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        Sentence::from(text.to_owned())
    }
}

/// In English, for logs and programs.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl fmt::Debug for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

/// Two sentences that say the same are the same.
impl PartialEq for Sentence {
    fn eq(&self, other: &Sentence) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Sentence {}

impl std::error::Error for Sentence {}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    static BOOK: LazyLock<Phrasebook> = LazyLock::new(|| {
        Phrasebook::new(["bad = { $what } is bad: { $why }\n", "bad = { $what } ist schlecht: { $why }\n"])
    });

    #[test]
    fn a_sentence_is_said_in_any_language_with_others_inside() {
        let why = Sentence::house(Say::new("should-text"));
        let bad = Sentence::of(&BOOK, Say::new("bad").with("what", "x")).with("why", why);
        assert_eq!(bad.in_language(Language::German), "x ist schlecht: ein Text");
        assert_eq!(bad.to_string(), "x is bad: a text");
        let row = Sentence::row([bad.clone(), "TOML.".into()]);
        assert_eq!(row.in_language(Language::German), "x ist schlecht: ein Text TOML.");
        assert!(row != bad && bad == bad.clone());
    }
}
