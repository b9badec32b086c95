//! Decisions: how a game settles what its printed rules leave open, as a numbered list for people and for tests.
//!
//! The list is `docs/decisions.en.md`, in German `docs/decisions.de.md`. One decision is one section of it:
//!
//! ```text
//! ### J14 The order in an attack (assumed) {#j14}
//!
//! First the captain, then the comparison.
//! *Why:* Each of these cards exists once.
//! ```

use crate::mistake::Notes;
use crate::text::HOUSE;
use crate::{Language, Mistakes, Provenance, Say};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision<'t> {
    /// The game's letter and a number, for instance `J14`.
    pub number: &'t str,
    /// What it is about.
    pub title: &'t str,
    /// How sure we are of it.
    pub provenance: Provenance,
    /// What is decided.
    pub says: &'t str,
    /// Its reason.
    pub why: &'t str,
}

impl<'t> Decision<'t> {
    /// Reads a list.
    ///
    /// # Errors
    /// Every decision that lacks something, and every number that is there twice or not at all.
    pub fn list(text: &'t str, language: Language) -> Result<Vec<Decision<'t>>, Mistakes> {
        let (mut list, mut wrong) = (Vec::new(), Notes::default());
        let mut at = 0;
        // A part begins behind the first sign of its heading: a decision, whose heading has three, with two of them.
        for part in text.strip_prefix('#').unwrap_or(text).split("\n#") {
            if let Some(section) = part.strip_prefix("## ") {
                match read(section, language) {
                    Ok(decision) => list.push(decision),
                    Err(says) => wrong.note(Some(at), || says.into()),
                }
            }
            at += part.len() + "\n#".len();
        }
        miscounted(&list).into_iter().for_each(|says| wrong.note(None, || says.into()));
        if wrong.is_empty() { Ok(list) } else { Err(wrong.finish(text)) }
    }

    /// The letter before the numbers of its game.
    pub fn letter(&self) -> Option<char> {
        self.number.chars().next()
    }

    /// What a text cites of the decisions with a letter: the letter and a number as a word, each with its line.
    pub fn cited(text: &str, letter: char) -> impl Iterator<Item = (usize, &str)> {
        let is_number = move |word: &&str| word.strip_prefix(letter).is_some_and(is_digits);
        let lines = text.lines().zip(1..);
        lines.flat_map(move |(line, number)| words(line).filter(is_number).map(move |word| (number, word)))
    }
}

/// The words of a text; names in code are one word each.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads one section: its heading and what stands below.
fn read(section: &str, language: Language) -> Result<Decision<'_>, String> {
    let (heading, body) = section.split_once('\n').unwrap_or((section, ""));
    let form = "a heading has the form \"### J14 Title (assumed) {#j14}\"";
    let parts = || {
        let (heading, id) = heading.trim_end().strip_suffix('}')?.rsplit_once(" {#")?;
        let (heading, sure) = heading.strip_suffix(')')?.rsplit_once(" (")?;
        let (number, title) = heading.split_once(' ')?;
        Some((number, title, sure, id))
    };
    let (number, title, sure, id) = parts().ok_or_else(|| format!("{form}, but this is \"### {heading}\"."))?;
    let mut letters = number.chars();
    if !letters.next().is_some_and(|letter| letter.is_ascii_uppercase()) || !is_digits(letters.as_str()) {
        return Err(format!("{form}; \"{number}\" is no number of a decision."));
    }
    if title.trim().is_empty() {
        return Err(format!("{number} has no title."));
    }
    if id != number.to_lowercase() {
        return Err(format!("the anchor of {number} should be {{#{}}}, but is {{#{id}}}.", number.to_lowercase()));
    }
    let Some(provenance) = Provenance::ALL.into_iter().find(|known| known.word(language) == sure) else {
        let known = Provenance::ALL.map(|known| known.word(language)).join(", ");
        return Err(format!("{number} should say how sure it is ({known}), but says \"{sure}\"."));
    };
    let reason = format!("\n*{}:*", HOUSE.say(&Say::new("decision-why"), language, &[]));
    let (says, why) = body.split_once(&reason).ok_or_else(|| format!("{number} gives no reason."))?;
    let (says, why) = (says.trim(), why.trim());
    if says.is_empty() || why.is_empty() {
        return Err(format!("{number} should say what is decided and why."));
    }
    Ok(Decision { number, title, provenance, says, why })
}

/// Numbers run from 1 on without a gap, all with one letter, and each stands once.
fn miscounted(list: &[Decision<'_>]) -> Vec<String> {
    let Some(letter) = list.first().and_then(Decision::letter) else { return Vec::new() };
    let mut wrong = Vec::new();
    let highest = list.iter().filter_map(|decision| decision.number.get(1..)?.parse::<usize>().ok()).max();
    for number in 1..=highest.unwrap_or_default().min(list.len()) {
        let name = format!("{letter}{number}");
        match list.iter().filter(|decision| decision.number == name).count() {
            0 => wrong.push(format!("{name} is missing.")),
            1 => {}
            times => wrong.push(format!("{name} stands there {times} times.")),
        }
    }
    let other = list.iter().filter(|decision| decision.letter() != Some(letter));
    wrong.extend(other.map(|decision| format!("{} has another letter than the first decision.", decision.number)));
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "# Decisions\n\nHello.\n\n## Fighting {#fighting}\n\n### J1 The order (assumed) {#j1}\n\n\
                        First one, then\nthe other.\n*Why:* Somebody has to.\n\n### J2 Ties (sourced) {#j2}\n\nShared.\n\
                        *Why:* The rulebook says so.\n";

    fn mistakes(text: &str) -> String {
        Decision::list(text, Language::English).unwrap_err().to_string()
    }

    #[test]
    fn a_list_is_read() {
        let list = Decision::list(LIST, Language::English).unwrap();
        assert_eq!(list.len(), 2);
        let [first, second] = [list[0], list[1]];
        assert_eq!((first.number, first.title, first.provenance), ("J1", "The order", Provenance::Assumed));
        assert_eq!((first.says, first.why), ("First one, then\nthe other.", "Somebody has to."));
        assert_eq!((second.number, second.provenance), ("J2", Provenance::Sourced));
        let german = LIST.replace("*Why:*", "*Warum:*").replace("assumed", "angenommen").replace("sourced", "belegt");
        assert_eq!(Decision::list(&german, Language::German).map(|list| list.len()), Ok(2));
    }

    #[test]
    fn a_decision_that_lacks_something_is_told_with_its_line() {
        assert_eq!(
            mistakes(&LIST.replace("(assumed)", "(guessed)")).lines().next(),
            Some("line 7: J1 should say how sure it is (sourced, derived, assumed), but says \"guessed\".")
        );
        assert!(mistakes(&LIST.replace("*Why:* Somebody", "Somebody")).starts_with("line 7: J1 gives no reason."));
        assert!(
            mistakes(&LIST.replace("Shared.\n", "")).starts_with("line 13: J2 should say what is decided and why.")
        );
        assert!(mistakes(&LIST.replace("{#j2}", "{#j3}")).contains("the anchor of J2 should be {#j2}, but is {#j3}."));
        assert!(mistakes(&LIST.replace("J2 Ties", "J2")).contains("### J14 Title (assumed) {#j14}"));
        assert!(mistakes(&LIST.replace("J2 Ties", "2 Ties")).contains("\"2\" is no number of a decision."));
    }

    #[test]
    fn numbers_are_there_once_and_without_a_gap() {
        assert_eq!(mistakes(&LIST.replace("J2", "J1").replace("j2", "j1")), "J1 stands there 2 times.");
        assert_eq!(mistakes(&LIST.replace("J2", "J3").replace("j2", "j3")), "J2 is missing.");
        assert!(mistakes(&LIST.replace("J2", "W2").replace("j2", "w2")).contains("W2 has another letter"));
    }

    #[test]
    fn citations_are_words_of_the_letter_and_a_number() {
        let text = "/// As J1 (a) says.\nlet J2x = J_3; // (J14, J15)\nDJ08 J";
        assert_eq!(Decision::cited(text, 'J').collect::<Vec<_>>(), [(1, "J1"), (2, "J14"), (2, "J15")]);
    }
}
