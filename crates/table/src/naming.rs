//! Names that are what they seem: nothing in them is hidden, and no two at a table look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

use crate::declined::{BadName, Declined};

/// Nobody's name is longer than this many characters: as in records.
pub const LONGEST_NAME: usize = 40;

/// So many accents stand on one letter at most. Languages that are written need two; more climb out of the line.
const MOST_MARKS: usize = 2;

/// The house speaks in nobody's name, and nobody in its own.
const HOUSE: &str = "Langhus";

/// Letters and signs by their category that are drawn as nothing.
const BLANK: [char; 8] =
    ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// What joins the signs beside it or chooses their form, as in Persian words and in many pictures.
const JOINS: [char; 4] = ['\u{200c}', '\u{200d}', '\u{fe0e}', '\u{fe0f}'];

/// Is it invisible, does it turn the direction of writing, or has it no meaning that all share?
fn is_hidden(c: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned};
    let category = c.general_category();
    let unseen = [Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned];
    let selects_a_form = matches!(c, '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    unseen.contains(&category) || BLANK.contains(&c) || selects_a_form
}

fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// The text without what no name may hold, and what the first of it was.
fn tidy(text: &str) -> (String, Option<BadName>) {
    let (mut name, mut wrong, mut marks) = (String::new(), None, 0);
    for c in text.trim().nfc() {
        let last = name.chars().next_back();
        let at_a_gap = last.is_none_or(|last| last == ' ');
        if c.is_whitespace() && !is_hidden(c) {
            if !at_a_gap {
                name.push(' ');
            }
            marks = 0;
            continue;
        }
        // Between letters of plain ASCII there is nothing to join.
        let joins = JOINS.contains(&c) && last.is_some_and(|last| !last.is_ascii() && last != c);
        if !joins && is_hidden(c) {
            wrong = wrong.or(Some(BadName::Hidden));
            continue;
        }
        marks = if is_mark(c) && !joins { marks + 1 } else { 0 };
        if marks > MOST_MARKS || (marks > 0 && at_a_gap) {
            wrong = wrong.or(Some(BadName::Marks));
            continue;
        }
        name.push(c);
    }
    let whole = name.trim_end_matches([' ', '\u{200c}', '\u{200d}']);
    if whole.len() < name.trim_end().len() {
        wrong = wrong.or(Some(BadName::Hidden));
    }
    name.truncate(whole.len());
    (name, wrong)
}

/// A name as somebody may choose it.
///
/// # Errors
/// It is empty, too long or the house's own, or holds something that cannot be seen.
pub fn name(text: &str) -> Result<String, Declined> {
    let (name, wrong) = tidy(text);
    if let Some(why) = wrong {
        return Err(Declined::BadName(why));
    }
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Declined::BadName(BadName::Length { most: LONGEST_NAME }));
    }
    if look_alike(&name, HOUSE) {
        return Err(Declined::BadName(BadName::House));
    }
    Ok(name)
}

/// A name from a record, without what no name may hold; perhaps nothing is left of it.
pub fn cleaned(text: &str) -> String {
    let shown: String = tidy(text).0.chars().take(LONGEST_NAME).collect();
    shown.trim_end().to_owned()
}

/// Can two names be mistaken for each other? Letters of other scripts that look the same are the same here, and so are
/// large and small ones; accents tell names apart.
pub fn look_alike(one: &str, other: &str) -> bool {
    // What looks alike in one case need not in the other, as a large I and a small l, so both are compared.
    let seen = |name: &str| -> [String; 2] {
        let plain: String = name.chars().filter(|c| !JOINS.contains(c)).nfkc().collect();
        [skeleton(&plain).collect(), skeleton(&plain.to_lowercase()).collect()]
    };
    std::iter::zip(seen(one), seen(other)).any(|(one, other)| one == other)
}

/// The name, or the name with a number that tells it from the others.
pub fn distinct<'n>(name: &str, others: impl Iterator<Item = &'n str> + Clone) -> String {
    let taken = |name: &str| others.clone().any(|other| look_alike(name, other));
    if !taken(name) {
        return name.to_owned();
    }
    let mut numbered = (2..=langhus_rules::Seat::MOST + 1).map(|n| format!("{name} {n}"));
    numbered.find(|name| !taken(name)).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_and_pictures_are_names() {
        let right = [
            "Anna",
            "Björn Þór",
            "O'Brien-Smith 2",
            "Ελένη",
            "Иван",
            "יעל",
            "محمد",
            "می‌خواهم",
            "たろう",
            "阿明",
            "Đặng",
            "สมชื่อ",
            "ज़ैनब",
            "Anna 🎲",
            "❤️",
            "👨‍👩‍👧",
            "100 %",
            "<b>\"'",
        ];
        for text in right {
            let normal: String = text.nfc().collect();
            assert_eq!(name(text).ok(), Some(normal), "{text}");
        }
        assert_eq!(name("  Anna \u{a0}\u{2003} Berg ").unwrap(), "Anna Berg", "gaps are one space");
        assert_eq!(name("Bjo\u{308}rn").unwrap(), "Björn", "one form");
    }

    #[test]
    fn nothing_hidden_is_in_a_name_and_whoever_writes_it_is_told_so() {
        let turning = (0x202a..=0x202e).chain(0x2066..=0x2069).chain([0x200e, 0x200f, 0x61c]);
        let unseen = [
            0x0, 0xa, 0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x2028, 0x2060,
            0x2800, 0x3164, 0xe000, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffe, 0x378, 0xe0041, 0xe0100, 0xf0000,
        ];
        for c in turning.chain(unseen).filter_map(char::from_u32) {
            for text in [format!("{c}A"), format!("A{c}B"), c.to_string()] {
                // A name may end in a line break that a form has left there.
                if name(text.trim()).is_ok() {
                    assert_eq!(text.trim(), "A", "U+{:04X} in {text:?}", u32::from(c));
                }
            }
            assert!(!cleaned(&format!("A{c}B")).contains(c), "U+{:04X}", u32::from(c));
        }
        let why = |text: &str| name(text).expect_err("it cannot be a name");
        assert_eq!(why("A\u{202e}B"), Declined::BadName(BadName::Hidden));
        let length = Declined::BadName(BadName::Length { most: LONGEST_NAME });
        assert_eq!((why(""), why(&"x".repeat(41))), (length.clone(), length));
        assert_eq!(why("lаnghus"), Declined::BadName(BadName::House));
        assert_eq!(cleaned("\u{202e}Anna\u{200b} \n Berg"), "Anna Berg");
    }

    #[test]
    fn accents_do_not_climb_out_of_the_line() {
        assert!(name("a\u{323}\u{330}").is_ok(), "two");
        assert!(name("a\u{323}\u{330}\u{334}\u{335}").is_err(), "four");
        assert!(name("\u{301}Anna").is_err() && name("Anna \u{301}").is_err(), "none on nothing");
        assert_eq!(cleaned("x\u{323}\u{330}\u{334}\u{335}\u{336}y"), "x\u{334}\u{335}y");
    }

    #[test]
    fn names_that_can_be_mistaken_are_alike_and_others_are_not() {
        let alike = [
            ("Anna", "anna"),
            ("Anna", "Аnnа"),
            ("Karl", "KarI"),
            ("Olga", "0lga"),
            ("Ελένη", "Ελένη"),
            ("paul", "раul"),
            ("Anna", "Ａｎｎａ"),
            ("Karl 1", "Karl l"),
            ("❤️", "❤"),
            ("Bjorn", "bjorn"),
        ];
        for (one, other) in alike {
            assert!(look_alike(one, other) && look_alike(other, one), "{one} and {other}");
        }
        for (one, other) in [("Bjorn", "Björn"), ("Anna", "Anne"), ("Karl", "Karl 2"), ("Иван", "Ivan"), ("A", "B")]
        {
            assert!(!look_alike(one, other), "{one} and {other}");
        }
        assert_eq!(distinct("Karl", ["Anna", "Kаrl", "Karl 2"].into_iter()), "Karl 3");
    }
}
