//! What a game draws with: the language, the names, and who looks.

use langhus_rules::{Say, Seat, Speaker, Viewer, isolated};

/// A pen for one viewer.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// Says the game's messages in the viewer's language.
    pub speaker: Speaker<'a>,
    /// Who looks.
    pub viewer: Viewer,
}

impl Pen<'_> {
    /// Says it.
    pub fn say(&self, say: &Say) -> String {
        self.speaker.say(say)
    }

    /// Says a message that needs no filling.
    pub fn word(&self, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.speaker.word(key)
    }

    /// The name of a seat, isolated from what stands beside it: so it may stand in text, in SVG and in attributes.
    pub fn name(&self, seat: Seat) -> String {
        isolated(&self.speaker.name(seat)).into_owned()
    }

    /// The sign of a seat on its banner and its pieces: the first letter of its name, or its number where another name
    /// begins alike.
    pub fn sign(&self, seat: Seat) -> String {
        let first = |name: &str| name.chars().next().map(|c| c.to_uppercase().to_string());
        let own = self.speaker.names.get(seat.index()).and_then(|_| first(&self.speaker.name(seat)));
        let all = Seat::all(self.speaker.names.len() as u8);
        let same = all.filter(|seat| first(&self.speaker.name(*seat)) == own).count();
        own.filter(|_| same == 1).unwrap_or_else(|| seat.to_string())
    }

    /// Is this the seat of whoever looks?
    pub fn is_mine(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The class that gives an element the colour of a seat.
    pub fn colour(&self, seat: Seat) -> String {
        format!("seat-{seat}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use langhus_rules::Language;

    #[test]
    fn a_sign_is_a_letter_unless_two_names_begin_alike() {
        let names = ["Anna", "Björn", "anton"].map(str::to_owned);
        let speaker = Speaker { book: crate::texts(), language: Language::English, names: &names };
        let pen = Pen { speaker, viewer: Viewer::Spectator };
        assert_eq!([0, 1, 2].map(|seat| pen.sign(Seat::new(seat))), ["1", "B", "3"]);
    }
}
