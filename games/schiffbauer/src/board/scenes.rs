//! What lies behind things: sea, workshop, village, meadow and bench behind the pictures of cards, and the coast behind
//! the whole yard. Flat shapes as on the cover; the colours are those of the style sheet, for light and for dark.

use maud::{Markup, html};

use crate::kind::Kind;

/// What lies behind the picture of a card.
pub(super) fn behind(kind: Kind) -> Markup {
    html! {
        svg.sb-behind viewBox="0 0 160 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            @match kind {
                Kind::Ship(_) => {
                    path.sb-sky d="M0 0H160V80H0Z" {}
                    circle.sb-sunlight cx="126" cy="26" r="12" {}
                    path.sb-far d="M0 54 22 34 38 46 64 24 92 52 112 42 134 54 160 38V80H0Z" {}
                    path.sb-water d="M0 58H160V80H0Z" {}
                    path.sb-foam d="M6 66H26M128 64H150M112 72H130M20 75H34" {}
                }
                Kind::Craftsman(_) => {
                    path.sb-wall d="M0 0H160V80H0Z" {}
                    path.sb-joint d="M0 16H160M0 34H160M0 52H160M28 0V16M96 0V16M60 16V34M132 16V34M20 34V52M104 34V52" {}
                    path.sb-table d="M0 68H160V80H0Z" {}
                }
                Kind::Townsperson(_) => {
                    path.sb-sky d="M0 0H160V80H0Z" {}
                    path.sb-far d="M0 46 30 24 54 40 84 20 120 44 160 26V80H0Z" {}
                    path.sb-hut d="M4 70V52L18 38 32 52V70ZM126 70V50L141 34 156 50V70Z" {}
                    path.sb-near d="M0 64C40 56 110 58 160 66V80H0Z" {}
                }
                Kind::Building(_) => {
                    path.sb-sky d="M0 0H160V80H0Z" {}
                    path.sb-far d="M0 50 24 30 44 44 72 18 104 48 126 36 160 52V80H0Z" {}
                    path.sb-near d="M0 62C46 50 108 54 160 62V80H0Z" {}
                    path.sb-tree d="M14 66 22 40 30 66ZM138 68 146 44 154 68ZM30 70 36 52 42 70Z" {}
                }
                Kind::Tool(_) => {
                    path.sb-wall d="M0 0H160V80H0Z" {}
                    path.sb-joint d="M0 20H160M0 40H160M44 0V20M118 20V40" {}
                    path.sb-table d="M0 58H160V80H0Z" {}
                    path.sb-joint d="M0 66H160M70 66V80" {}
                }
            }
        }
    }
}

/// The mountains behind the market.
pub(super) fn mountains() -> Markup {
    html! {
        svg.sb-mountains viewBox="0 0 960 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            circle.sb-sunlight cx="470" cy="64" r="38" {}
            path.sb-far d="M0 132 70 66 118 104 206 22 300 118 352 84 440 150 528 96 596 132 690 40 768 116 826 78 960 150V190H0Z" {}
            path.sb-snow d="M190 37 206 22 222 38 212 46 204 38 196 46ZM674 56 690 40 708 57 698 66 690 56 682 66Z" {}
            path.sb-hill d="M0 160C120 128 210 168 330 150S560 140 660 158 860 140 960 158V190H0Z" {}
        }
    }
}

/// The shore behind the yard: the sea above, the beach below, where the slips begin.
pub(super) fn shoreline() -> Markup {
    html! {
        svg.sb-shoreline viewBox="0 0 960 80" preserveAspectRatio="none" aria-hidden="true" {
            path.sb-water d="M0 0H960V70C860 60 800 78 700 70S520 62 430 72 240 62 150 70 50 66 0 72Z" {}
            path.sb-foam d="M30 14H70M210 10H240M356 22H396M520 12H560M640 30H676M770 16H812M880 34H916M110 36H140M470 44H500" {}
            path.sb-surf d="M0 74C50 68 90 72 150 72S340 64 430 74 600 64 700 72 860 62 960 72" {}
        }
    }
}
