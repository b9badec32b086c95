//! The places of the table: what a path of clicks names, in the same words in which a drawing marks them.
//!
//! A card is a place by its own name (`hand-weaver-47`, `crew-carver-58`), so that a townsperson strikes by a click on
//! what is struck. Where a card of the hand can be played, the click on it is followed by one on where it goes, or on
//! the discard pile; a card that can only be discarded does not light up itself, the discard pile does.

use langhus_rules::{Game, Quick, Say, Seat};

use crate::action::{Action, Aim, Source};
use crate::card::Card;
use crate::kind::{Good, Kind, Townsperson};
use crate::refusal::Refusal;
use crate::state::Step;
use crate::view::{BoardView, Seen, View};
use crate::voice::{amount, good};
use crate::{Schiffbauer, State};

/// Where discarded cards go.
pub(crate) const DISCARDS: &str = "discards";
/// Ends the turn.
pub(crate) const END: &str = "end";
/// Gives or discards no more.
pub(crate) const ENOUGH: &str = "enough";
/// The own tool, and where a tool goes.
pub(crate) const TOOL: &str = "tool";
/// The own mill, from which a ship takes its goods.
pub(crate) const MILL: &str = "mill";
/// The trading cart, from which one more good comes with a purchase.
pub(crate) const CART: &str = "cart";
/// No good comes from the cart.
pub(crate) const ALONE: &str = "alone";

/// Where a card of the hand goes when it is played.
pub(crate) const fn destination(kind: Kind) -> &'static str {
    match kind {
        Kind::Craftsman(_) => "crew",
        Kind::Ship(_) => "workshops",
        Kind::Tool(_) => TOOL,
        Kind::Building(_) => "buildings",
        Kind::Townsperson(_) => "visit",
    }
}

/// The place in the pile's back where a good is bought.
pub(crate) fn buy(good: Good) -> String {
    format!("buy-{}", good.word())
}

/// The place in the supply where a good is taken.
pub(crate) fn supply(good: Good) -> String {
    format!("supply-{}", good.word())
}

/// The goods of a type in somebody's mill.
pub(crate) fn mill(seat: Seat, good: Good) -> String {
    format!("mill-{seat}-{}", good.word())
}

/// Somebody's gold.
pub(crate) fn coast(seat: Seat) -> String {
    format!("coast-{seat}")
}

impl Schiffbauer {
    /// A card as a place: where it lies, and its name.
    pub(crate) fn spot(&self, lies: &str, card: Card) -> String {
        format!("{lies}-{}", self.deck.name(card))
    }

    /// The place of a kind among cards: that of its first copy, because copies are interchangeable (S43).
    pub(crate) fn first(&self, lies: &str, seen: &[Seen], kind: impl Into<Kind>) -> String {
        let kind = kind.into();
        let first = seen.iter().find(|seen| seen.kind == kind);
        first.map_or_else(|| format!("{lies}-{}", kind.word()), |seen| self.spot(lies, seen.card))
    }

    /// The first card of a kind in the viewer's hand.
    pub(crate) fn in_own_hand(&self, view: &View, kind: impl Into<Kind>) -> String {
        let cards = view.seat().and_then(|seat| view.board(seat).cards.as_deref()).unwrap_or_default();
        let seen: Vec<_> = cards.iter().map(|held| Seen { card: held.card, kind: held.kind }).collect();
        self.first("hand", &seen, kind)
    }

    /// Why a card of the viewer's hand cannot be played now. What the viewer cannot know does not matter for it, so any
    /// world that fits the view gives the answer.
    pub(crate) fn playable(&self, view: &View, kind: Kind) -> Result<(), Refusal> {
        let state: State = self.imagine(view, &mut Quick::new(1));
        self.check(&state, state.active, Action::Play(kind))
    }

    pub(crate) fn path_of(&self, view: &View, action: Action) -> Vec<String> {
        let board: &BoardView = view.board(view.active);
        match action {
            Action::Take(good) => vec![supply(good)],
            Action::Keep(kind) => vec![self.first("packet", view.offer.as_deref().unwrap_or_default(), kind)],
            Action::Buy { good, cart } => vec![buy(good), if cart { CART } else { ALONE }.to_owned()],
            Action::Play(kind) => vec![self.in_own_hand(view, kind), destination(kind).to_owned()],
            Action::Discard(kind) => {
                let card = self.in_own_hand(view, kind);
                match view.step {
                    Step::Work if self.playable(view, kind).is_err() => vec![DISCARDS.to_owned(), card],
                    Step::Work => vec![card, DISCARDS.to_owned()],
                    _ => vec![card],
                }
            }
            Action::Drop => vec![DISCARDS.to_owned(), TOOL.to_owned()],
            Action::Finish { ship, tool } => {
                let place = self.first("workshop", &board.workshops, ship);
                vec![place, if tool { TOOL } else { MILL }.to_owned()]
            }
            Action::Use(source) => {
                let Step::Staff { craftsman, .. } = view.step else { return vec![DISCARDS.to_owned()] };
                match source {
                    Source::Board => vec![self.first("crew", &board.crew, craftsman)],
                    Source::Hand => vec![self.in_own_hand(view, craftsman)],
                }
            }
            Action::Against(seat, aim) => {
                let struck = view.board(seat);
                vec![match aim {
                    Aim::Craftsman(craftsman) => self.first("crew", &struck.crew, craftsman),
                    Aim::Ship(ship) => self.first("workshop", &struck.workshops, ship),
                    Aim::Good(good) => mill(seat, good),
                    Aim::Player => match (view.step, struck.tool) {
                        (Step::Aim(Townsperson::Berserker), Some(tool)) => self.spot("tool", tool.card),
                        _ => coast(seat),
                    },
                }]
            }
            Action::Give(good) | Action::Return(good) => vec![mill(view.active, good)],
            Action::Enough => vec![ENOUGH.to_owned()],
            Action::End => vec![END.to_owned()],
        }
    }

    /// A place in words, for somebody who has not chosen it yet.
    pub(crate) fn place_in_words(&self, view: &View, place: &str) -> Option<Say> {
        let fixed = match place {
            DISCARDS => Some("place-discards"),
            END => Some("place-end"),
            ENOUGH => Some("enough"),
            TOOL => Some("place-tool"),
            MILL => Some("place-mill"),
            CART => Some("place-cart"),
            ALONE => Some("place-alone"),
            "crew" => Some("place-crew"),
            "workshops" => Some("place-workshops"),
            "buildings" => Some("place-buildings"),
            "visit" => Some("place-visit"),
            _ => None,
        };
        if let Some(key) = fixed {
            return Some(Say::new(key));
        }
        let (region, rest) = place.split_once('-')?;
        match region {
            "buy" => {
                let which = Good::from_word(rest)?;
                let n = view.top.map_or(0, |back| back.of(which));
                Some(Say::new("place-buy").with("what", amount(n, which)))
            }
            "supply" => Some(Say::new("place-supply").with("good", good(Good::from_word(rest)?))),
            "mill" => {
                let (seat, which) = rest.split_once('-')?;
                let which = good(Good::from_word(which)?);
                Some(Say::new("place-goods").with("good", which).with("who", seat_of(view, seat)?))
            }
            "coast" => Some(Say::new("place-coast").with("who", seat_of(view, rest)?)),
            "hand" | "packet" | "crew" | "workshop" | "tool" => {
                let word = rest.rsplit_once('-').map_or(rest, |(word, _)| word);
                let name = self.name(Kind::from_word(word)?);
                Some(if region == "hand" { Say::new("place-hand").with("card", name) } else { name })
            }
            _ => None,
        }
    }
}

/// The seat with this number.
fn seat_of(view: &View, number: &str) -> Option<Seat> {
    let number: u8 = number.parse().ok()?;
    (1..=view.boards.len()).contains(&usize::from(number)).then(|| Seat::new(number - 1))
}
