//! Hexadecimal digits, for seeds and hashes.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// The bytes as lower-case digits.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(DIGITS[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes of an even number of digits, or nothing.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect();
    let digits = digits.filter(|d| d.len() % 2 == 0)?;
    Some(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}
