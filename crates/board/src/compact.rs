//! Style sheets without what only people read. Every first visit fetches them, and a quarter of them is remarks and room.

/// A sheet that says the same in fewer bytes: no remarks, one space where there were several signs of white space, and none
/// beside a sign that needs none. What is quoted stays as it is.
pub fn compact(css: &str) -> String {
    let mut short = String::with_capacity(css.len());
    let mut rest = css;
    let mut gap = false;
    while let Some(next) = rest.chars().next() {
        if rest.starts_with("/*") {
            rest = rest[2..].split_once("*/").map_or("", |(_, after)| after);
            gap = true;
            continue;
        }
        if next.is_ascii_whitespace() {
            gap = true;
            rest = &rest[1..];
            continue;
        }
        if gap && !short.is_empty() && !is_apart(next) && !short.ends_with(is_apart) {
            short.push(' ');
        }
        gap = false;
        // The last declaration of a block needs no end of its own.
        if next == '}' && short.ends_with(';') {
            short.pop();
        }
        let long = if next == '"' || next == '\'' { quoted(rest, next) } else { next.len_utf8() };
        short.push_str(&rest[..long]);
        rest = &rest[long..];
    }
    short
}

/// Beside these no white space means anything. Beside a colon it does: `a :hover` is not `a:hover`.
const fn is_apart(sign: char) -> bool {
    matches!(sign, '{' | '}' | ';' | ',')
}

/// How long a quoted text is, with its quotes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|(_, sign)| {
        let ends = *sign == quote && !escaped;
        escaped = *sign == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + quote.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ASSETS;

    #[test]
    fn what_it_says_stays() {
        for (long, short) in [
            ("a {\n  color: red;\n  margin: 0 auto;\n}\n", "a{color: red;margin: 0 auto}"),
            ("/* why */ .a :hover,\n.b > .c { top: calc(1px + 2px) }", ".a :hover,.b > .c{top: calc(1px + 2px)}"),
            ("a::before { content: \"a  /* b */ \\\" ;\" }", "a::before{content: \"a  /* b */ \\\" ;\"}"),
            ("a /* x */ b { }", "a b{}"),
            ("@layer game {\n a { x: y }\n}", "@layer game{a{x: y}}"),
            ("a { x: '–' }", "a{x: '–'}"),
        ] {
            assert_eq!(compact(long), short);
            assert_eq!(compact(short), short, "once is enough");
        }
    }

    #[test]
    fn no_rule_of_the_house_is_lost() {
        let count = |text: &str, sign| text.matches(sign).count();
        for asset in ASSETS.iter().filter(|asset| asset.name.ends_with(".css")) {
            let short = compact(asset.text);
            assert_eq!(count(&short, '{'), count(&short, '}'), "{}", asset.name);
            assert!(short.len() < asset.text.len() * 9 / 10 && !short.contains("/*"), "{}", asset.name);
        }
    }
}
