//! What people may do at a table beside what the rules of the game say. Whoever opens the table decides it, and everybody
//! sees it.

/// The customs of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Customs {
    /// May an adviser be asked?
    pub hints: bool,
    /// May a turn be taken back that is over? Whoever plays with nobody but bots takes back what the bots answered, too.
    /// Within one's own turn a step can be taken back at every table, as long as nothing was revealed.
    pub take_back: bool,
}

impl Customs {
    /// Everything goes.
    pub const FREE: Customs = Customs { hints: true, take_back: true };
    /// Among people nobody is advised, and what is done is done.
    pub const STRICT: Customs = Customs { hints: false, take_back: false };

    /// Where nobody said anything else: people who play with others do without.
    pub const fn usual(alone: bool) -> Customs {
        if alone { Customs::FREE } else { Customs::STRICT }
    }

    /// As the store keeps them: what does not go. Tables from before there were customs have none, and everything goes.
    pub fn write(self) -> String {
        let words = [(self.hints, NO_HINTS), (self.take_back, NO_TAKE_BACK)];
        words.iter().filter(|(goes, _)| !goes).map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
    }

    /// As the store kept them; nothing if it says something else.
    pub fn read(text: &str) -> Option<Customs> {
        text.split_whitespace().try_fold(Customs::FREE, |customs, word| match word {
            NO_HINTS => Some(Customs { hints: false, ..customs }),
            NO_TAKE_BACK => Some(Customs { take_back: false, ..customs }),
            _ => None,
        })
    }
}

const NO_HINTS: &str = "no-hints";
const NO_TAKE_BACK: &str = "no-take-back";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn customs_are_read_as_they_are_written() {
        for (hints, take_back) in [(true, true), (true, false), (false, true), (false, false)] {
            let customs = Customs { hints, take_back };
            assert_eq!(Customs::read(&customs.write()), Some(customs));
        }
        assert_eq!(Customs::read(""), Some(Customs::FREE), "a table from before");
        assert_eq!(Customs::read("no-dogs"), None);
    }
}
