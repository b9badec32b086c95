//! Which device it is, in two words, so that its owner knows it again.

use std::fmt;

/// The browser and the system that a `User-Agent` names. Nothing else of it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Label {
    browser: Option<&'static str>,
    system: Option<&'static str>,
}

/// What stands in the header, and the word for it. The first that is found counts, because many call themselves by the
/// names of others too.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

impl Label {
    /// Reads the header.
    pub fn read(agent: &str) -> Label {
        let first = |words: &[(&str, &'static str)]| {
            words.iter().find(|(written, _)| agent.contains(written)).map(|(_, word)| *word)
        };
        Label { browser: first(&BROWSERS), system: first(&SYSTEMS) }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = [self.browser, self.system].into_iter().flatten().collect();
        f.write_str(&words.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_by_two_words() {
        let cases = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 \
                 Safari/537.36 Edg/126.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("python-requests/2.32", ""),
            ("", ""),
        ];
        for (agent, words) in cases {
            assert_eq!(Label::read(agent).to_string(), words, "{agent}");
        }
    }
}
