//! Names that cannot be guessed: of tables, and of those who sit there.

use std::fmt;
use std::str::FromStr;

use langhus_rules::Seed;
use sha2::{Digest, Sha256};

/// Where seeds, tokens and ids come from.
pub trait Entropy: Send + Sync + 'static {
    /// 32 fresh random bytes.
    fn bytes(&self) -> [u8; 32];
}

impl dyn Entropy {
    /// A number for a bot.
    pub fn number(&self) -> u64 {
        let bytes = self.bytes();
        u64::from_le_bytes(std::array::from_fn(|n| bytes[n]))
    }

    /// The seed of a game.
    pub fn seed(&self) -> Seed {
        Seed::new(self.bytes())
    }
}

/// The name of a table: 60 random bits, so that a table that is not listed can only be found by its link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableId(u64);

/// Digits and letters without those that are mistaken for each other (Crockford's base 32).
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: u32 = 12;

impl TableId {
    /// A fresh name.
    pub fn fresh(entropy: &dyn Entropy) -> TableId {
        TableId(entropy.number() >> 4)
    }

    /// As the store keeps it: never negative.
    pub const fn number(self) -> i64 {
        self.0 as i64
    }

    /// From the store.
    pub const fn from_number(number: i64) -> TableId {
        TableId(number as u64 & ((1 << 60) - 1))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let letter = LETTERS[(self.0 >> (5 * place)) as usize & 31];
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

impl FromStr for TableId {
    type Err = ();

    fn from_str(text: &str) -> Result<TableId, ()> {
        if text.len() != LENGTH as usize {
            return Err(());
        }
        let digit = |byte: u8| LETTERS.iter().position(|letter| *letter == byte).ok_or(());
        text.bytes().try_fold(0, |number, byte| Ok(number << 5 | digit(byte)? as u64)).map(TableId)
    }
}

/// The secret of a seat or of a guest. It is shown once, to its owner; `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token {
    text: String,
    /// Made once, because every request asks for it several times.
    key: Key,
}

impl Token {
    fn new(text: String) -> Token {
        let key = Key(Sha256::digest(text.as_bytes()).into());
        Token { text, key }
    }

    /// A fresh token of 256 bits.
    pub fn fresh(entropy: &dyn Entropy) -> Token {
        Token::new(entropy.bytes().iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// What is written, if it has the form of a token.
    pub fn read(text: &str) -> Option<Token> {
        let right = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        right.then(|| Token::new(text.to_owned()))
    }

    /// The secret itself.
    pub fn reveal(&self) -> &str {
        &self.text
    }

    /// What the store keeps of it.
    pub const fn key(&self) -> Key {
        self.key
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// A secret that is worth something once and not for long, for instance in a link to another device: 80 random bits,
/// short enough to be typed by hand.
#[derive(Clone, PartialEq, Eq)]
pub struct Code(String);

const CODE_LENGTH: usize = 16;

impl Code {
    /// A fresh code.
    pub fn fresh(entropy: &dyn Entropy) -> Code {
        Code(letters(&entropy.bytes()[..CODE_LENGTH]))
    }

    /// What is written, if it has the form of a code.
    pub fn read(text: &str) -> Option<Code> {
        let text = text.to_ascii_lowercase();
        let right = text.len() == CODE_LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        right.then_some(Code(text))
    }

    /// The secret itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What the store keeps of it.
    pub fn key(&self) -> Key {
        Key(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

/// The code with which somebody comes back when all their devices are gone: 100 random bits in twenty letters and digits
/// that cannot be mistaken for each other. It is shown once, to its owner; `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

const RECOVERY_LENGTH: usize = 20;
/// It is written in groups of so many.
const GROUP: usize = 5;

impl RecoveryCode {
    /// A fresh code.
    pub fn fresh(entropy: &dyn Entropy) -> RecoveryCode {
        RecoveryCode(letters(&entropy.bytes()[..RECOVERY_LENGTH]))
    }

    /// What somebody has written down and types now: large or small letters, with gaps and hyphens or without. What they
    /// may have taken for something else counts as what it was: no code has an I, an L or an O.
    pub fn read(text: &str) -> Option<RecoveryCode> {
        let told = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | '—' | '‑' | '_' | '.'));
        let meant = |c: char| match c.to_ascii_lowercase() {
            'i' | 'l' => '1',
            'o' => '0',
            other => other,
        };
        let code: String = told.take(RECOVERY_LENGTH + 1).map(meant).collect();
        let right = code.len() == RECOVERY_LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
        right.then_some(RecoveryCode(code))
    }

    /// The secret itself, as it is shown: `K7QF2-M0XWB-…`.
    pub fn reveal(&self) -> String {
        let groups: Vec<&str> = (0..RECOVERY_LENGTH / GROUP).map(|n| &self.0[n * GROUP..(n + 1) * GROUP]).collect();
        groups.join("-").to_ascii_uppercase()
    }

    /// What the store keeps of it.
    pub fn key(&self) -> Key {
        Key(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCode(…)")
    }
}

/// A letter or digit of five bits for each byte.
fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// The hash of a token or a code. They have 80 random bits at least, so a plain hash cannot be turned back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(pub [u8; 32]);

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// Numbers that look like chance.
    #[derive(Default)]
    struct Counting(AtomicU64);

    impl Entropy for Counting {
        fn bytes(&self) -> [u8; 32] {
            Sha256::digest(self.0.fetch_add(1, Ordering::Relaxed).to_le_bytes()).into()
        }
    }

    #[test]
    fn the_name_of_a_table_reads_back() {
        let entropy = Counting::default();
        for _ in 0..100 {
            let id = TableId::fresh(&entropy);
            let text = id.to_string();
            assert_eq!((text.len(), text.parse(), TableId::from_number(id.number())), (12, Ok(id), id));
        }
        assert_eq!("0123456789a".parse::<TableId>(), Err(()));
        assert_eq!("0123456789ai".parse::<TableId>(), Err(()));
    }

    #[test]
    fn a_token_reads_back_and_keeps_its_secret_in_debug() {
        let token = Token::fresh(&Counting::default());
        assert_eq!(Token::read(token.reveal()), Some(token.clone()));
        assert_eq!(format!("{token:?}"), "Token(…)");
        assert_eq!(Token::read("ABC"), None);
    }

    #[test]
    fn a_code_reads_back_in_large_letters_too_and_keeps_its_secret_in_debug() {
        let code = Code::fresh(&Counting::default());
        assert_eq!(Code::read(&code.reveal().to_ascii_uppercase()), Some(code.clone()));
        assert_eq!((format!("{code:?}"), code.reveal().len()), ("Code(…)".to_owned(), 16));
        assert_eq!(Code::read("0123456789abcdei"), None, "a letter that codes do not have");
    }

    #[test]
    fn a_recovery_code_is_read_however_somebody_wrote_it_down() {
        let code = RecoveryCode::fresh(&Counting::default());
        let shown = code.reveal();
        let groups: Vec<&str> = shown.split('-').collect();
        assert!(groups.len() == 4 && groups.iter().all(|group| group.len() == 5), "{shown}");
        for written in [shown.clone(), shown.to_lowercase(), shown.replace('-', " "), shown.replace('-', "")] {
            assert_eq!(RecoveryCode::read(&written), Some(code.clone()), "{written}");
        }
        let meant = RecoveryCode::read("01011-01234-56789-ABCDE");
        assert!(meant.is_some());
        assert_eq!(RecoveryCode::read(" oIoLl–o1234_56789.abcde "), meant, "what looks alike is the same");
        for wrong in ["", "01011-01234-56789-ABCD", "01011-01234-56789-ABCDE-F", "01011-01234-56789-ABCDU", "ünïcödé"]
        {
            assert_eq!(RecoveryCode::read(wrong), None, "{wrong}");
        }
        assert_eq!(format!("{code:?}"), "RecoveryCode(…)");
    }
}
