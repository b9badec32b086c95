//! What a text says that does not come from the texts: in the pseudo-language whatever does stands in brackets.

/// The words outside of brackets. A single letter is a sign and no word.
pub fn unmarked(text: &str) -> Vec<String> {
    let mut depth = 0_u32;
    let outside = text.chars().map(|c| match c {
        '⟪' => {
            depth += 1;
            ' '
        }
        '⟫' => {
            depth = depth.saturating_sub(1);
            ' '
        }
        c if depth == 0 => c,
        _ => ' ',
    });
    let outside: String = outside.collect();
    let words = outside.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 1);
    words.map(str::to_owned).collect()
}
