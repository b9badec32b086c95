//! Phrases: words in a fixed order with something between them, as `cell-warrior-3` or `lay warrior 3`. The places of a
//! table and the actions of a game are phrases. Each is defined once, by [`phrases!`](crate::phrases), which writes and
//! reads it.

use std::fmt;

/// What fills a phrase: it is written as one word or some, and read from the words that come next.
pub trait Word: Sized {
    /// Writes it; between words stands `between`.
    ///
    /// # Errors
    /// As of the formatter.
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result;

    /// Reads it from the words that come next.
    fn read(words: &mut Words<'_>) -> Option<Self>;
}

/// What is left of a phrase that is read.
#[derive(Clone, Copy)]
pub struct Words<'t> {
    rest: Option<&'t str>,
    between: char,
}

impl<'t> Words<'t> {
    /// All words of a phrase.
    pub const fn of(phrase: &'t str, between: char) -> Words<'t> {
        Words { rest: Some(phrase), between }
    }

    /// The next word.
    pub fn one(&mut self) -> Option<&'t str> {
        let rest = self.rest?;
        let (word, rest) = rest.split_once(self.between).map_or((rest, None), |(word, rest)| (word, Some(rest)));
        self.rest = rest;
        Some(word)
    }

    /// The next words are these, which may be one or some.
    pub fn are(&mut self, known: &str) -> Option<()> {
        let rest = self.rest?.strip_prefix(known)?;
        self.rest = if rest.is_empty() { None } else { Some(rest.strip_prefix(self.between)?) };
        Some(())
    }

    /// Which of these things comes next, by its words; the one with the most letters if there are several.
    pub fn one_of<T>(&mut self, all: impl IntoIterator<Item = T>, word: impl Fn(&T) -> &str) -> Option<T> {
        let before = *self;
        let begins = |thing: &T| before.clone().are(word(thing)).is_some();
        let found = all.into_iter().filter(begins).max_by_key(|thing| word(thing).len())?;
        self.are(word(&found))?;
        Some(found)
    }

    /// Nothing is left.
    pub fn end(&self) -> Option<()> {
        self.rest.is_none().then_some(())
    }
}

/// Numbers as we write them: no sign, no leading zero.
macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Word for $number {
            fn write(&self, f: &mut fmt::Formatter<'_>, _: char) -> fmt::Result {
                write!(f, "{self}")
            }

            fn read(words: &mut Words<'_>) -> Option<$number> {
                let word = words.one()?;
                word.parse().ok().filter(|number: &$number| number.to_string() == word)
            }
        })*
    };
}

numbers! { u8 u16 usize }

impl Word for crate::Seat {
    fn write(&self, f: &mut fmt::Formatter<'_>, _: char) -> fmt::Result {
        write!(f, "{self}")
    }

    fn read(words: &mut Words<'_>) -> Option<crate::Seat> {
        let number = u8::read(words)?.checked_sub(1)?;
        (usize::from(number) < crate::Seat::MOST).then(|| crate::Seat::new(number))
    }
}

/// Writes and reads the phrases of an enum by one definition: `Display`, and `read`, which gives nothing for what is no
/// phrase. Behind each variant stand its words and what fills it, in order; what fills it is a [`Word`](crate::Word).
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Place {
///     Pass,
///     Lane(u8),
///     Berth { fjord: u8, bow: bool },
/// }
///
/// langhus_rules::phrases! {
///     impl Place between '-' {
///         Pass = ["pass"];
///         Lane(lane) = ["lane" lane];
///         Berth { fjord, bow: true } = ["fjord" fjord "bow-first"];
///         Berth { fjord, bow: false } = ["fjord" fjord "stern-first"];
///     }
/// }
///
/// assert_eq!(Place::Lane(3).to_string(), "lane-3");
/// assert_eq!(Place::read("fjord-2-bow-first"), Some(Place::Berth { fjord: 2, bow: true }));
/// assert_eq!(Place::read("lane-03"), None);
/// ```
#[macro_export]
macro_rules! phrases {
    (impl $enum:ident between $between:literal {
        $($variant:ident $(($($tuple:tt)*))? $({$($named:tt)*})? = [$($part:tt)+];)+
    }) => {
        impl ::core::fmt::Display for $enum {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    $(Self::$variant $(($($tuple)*))? $({$($named)*})? => {
                        $crate::phrases!(@write f $between $($part)+);
                    })+
                }
                Ok(())
            }
        }

        impl $enum {
            /// Reads what was written.
            pub fn read(phrase: &str) -> Option<Self> {
                $({
                    // Each phrase is read by a function of its own, from words that the compiler knows nothing about. As closures,
                    // optimised by rustc 1.95, only the first of those with the same first words was read; why is not known.
                    #[inline(never)]
                    fn meant(mut words: $crate::Words<'_>) -> Option<$enum> {
                        $crate::phrases!(@read words $($part)+);
                        words.end()?;
                        Some($enum::$variant $(($($tuple)*))? $({$($named)*})?)
                    }
                    if let Some(meant) = meant($crate::Words::of(::core::hint::black_box(phrase), $between)) {
                        return Some(meant);
                    }
                })+
                None
            }
        }
    };
    (@write $f:ident $between:literal $first:tt $($part:tt)*) => {
        $crate::phrases!(@word $f $between $first);
        $(
            ::core::fmt::Write::write_char($f, $between)?;
            $crate::phrases!(@word $f $between $part);
        )*
    };
    (@word $f:ident $between:literal $text:literal) => {
        $f.write_str($text)?
    };
    (@word $f:ident $between:literal $filling:ident) => {
        $crate::Word::write($filling, $f, $between)?
    };
    (@read $words:ident $($part:tt)+) => {
        $($crate::phrases!(@next $words $part);)+
    };
    (@next $words:ident $text:literal) => {
        $words.are($text)?;
    };
    (@next $words:ident $filling:ident) => {
        let $filling = $crate::Word::read(&mut $words)?;
    };
}

/// Lets types fill phrases whose things are listed in `ALL`, each with a word of its own: `Tree(word)`, if
/// `Tree::word` tells it.
#[macro_export]
macro_rules! listed_words {
    ($($type:ident($word:ident))*) => {
        $(impl $crate::Word for $type {
            fn write(&self, f: &mut ::core::fmt::Formatter<'_>, _: char) -> ::core::fmt::Result {
                f.write_str(self.$word())
            }

            fn read(words: &mut $crate::Words<'_>) -> Option<$type> {
                words.one_of($type::ALL, |thing| thing.$word())
            }
        })*
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Tree {
        Oak,
        OakTall,
        Elm,
    }

    impl Tree {
        const ALL: [Tree; 3] = [Tree::Oak, Tree::OakTall, Tree::Elm];

        fn word(self) -> &'static str {
            match self {
                Tree::Oak => "oak",
                Tree::OakTall => "oak-tall",
                Tree::Elm => "elm",
            }
        }
    }

    crate::listed_words! { Tree(word) }

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Place {
        Pass,
        At(Tree, u16),
        Under { tree: Tree, who: crate::Seat },
    }

    crate::phrases! {
        impl Place between '-' {
            Pass = ["pass"];
            At(tree, number) = ["at" tree number "m"];
            Under { tree, who } = ["under" tree who];
        }
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else_is() {
        let places = Tree::ALL.into_iter().flat_map(|tree| {
            let who = crate::Seat::new(2);
            [Place::At(tree, 0), Place::At(tree, 300), Place::Under { tree, who }]
        });
        for place in places.chain([Place::Pass]) {
            assert_eq!(Place::read(&place.to_string()), Some(place));
        }
        assert_eq!(Place::At(Tree::OakTall, 7).to_string(), "at-oak-tall-7-m");
        assert_eq!(Place::Under { tree: Tree::Elm, who: crate::Seat::new(0) }.to_string(), "under-elm-1");
        let wrong =
            ["", "pas", "pass-", "-pass", "pass-pass", "at", "at-oak", "at-oak-07-m", "at-oak-+7-m", "at-oak-7"];
        let wrong =
            wrong.into_iter().chain(["at-oak-70000-m", "at-oakx-7-m", "at-ash-7-m", "under-elm-0", "under-elm-9"]);
        for wrong in wrong.chain(["at oak 7 m", "at-oak--7-m", "at-oak-7-m-"]) {
            assert_eq!(Place::read(wrong), None, "{wrong}");
        }
    }
}
