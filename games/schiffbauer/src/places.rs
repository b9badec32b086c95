//! The places of the table: what a path of clicks names, in the same words in which a drawing marks them.
//!
//! A card is a place by its own name (`hand-weaver-47`, `crew-carver-58`), so that a townsperson strikes by a click on
//! what is struck. Where a card of the hand can be played, the click on it is followed by one on where it goes, or on
//! the discard pile; a card that can only be discarded does not light up itself, the discard pile does.

use std::fmt;

use langhus_rules::{Game, Quick, Say, Seat, Word, Words, phrases};

use crate::action::{Action, Aim, Source};
use crate::card::Card;
use crate::kind::{Good, Kind, Townsperson};
use crate::refusal::Refusal;
use crate::state::Step;
use crate::view::{BoardView, Seen, View};
use crate::voice::{amount, good};
use crate::{Schiffbauer, State};

/// What can be chosen on the table, or an answer that has no place there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// The place in the supply where a good is taken, and that in the pile's back where it is bought.
    Supply(Good),
    Buy(Good),
    /// The goods of a type in somebody's mill.
    Goods(Seat, Good),
    /// Somebody's gold.
    Coast(Seat),
    /// Cards, by where they lie.
    InHand(Named),
    InPacket(Named),
    InCrew(Named),
    InWorkshop(Named),
    /// Somebody else's tool.
    ToolOf(Named),
    /// Where discarded cards go.
    Discards,
    /// The own tool, and where a tool goes.
    Tool,
    /// The own mill, from which a ship takes its goods.
    Mill,
    /// The trading cart, from which one more good comes with a purchase; or no good comes from there.
    Cart,
    Alone,
    /// Where a card of the hand goes when it is played.
    Crew,
    Workshops,
    Buildings,
    Visit,
    /// Gives or discards no more.
    Enough,
    /// Ends the turn.
    End,
}

phrases! {
    impl Place between '-' {
        Supply(good) = ["supply" good];
        Buy(good) = ["buy" good];
        Goods(seat, good) = ["mill" seat good];
        Coast(seat) = ["coast" seat];
        InHand(card) = ["hand" card];
        InPacket(card) = ["packet" card];
        InCrew(card) = ["crew" card];
        InWorkshop(card) = ["workshop" card];
        ToolOf(card) = ["tool" card];
        Discards = ["discards"];
        Tool = ["tool"];
        Mill = ["mill"];
        Cart = ["cart"];
        Alone = ["alone"];
        Crew = ["crew"];
        Workshops = ["workshops"];
        Buildings = ["buildings"];
        Visit = ["visit"];
        Enough = ["enough"];
        End = ["end"];
    }
}

/// A card by its name: its kind, and which one of that kind if it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Named {
    kind: Kind,
    number: Option<u8>,
}

impl Word for Named {
    fn write(&self, f: &mut fmt::Formatter<'_>, between: char) -> fmt::Result {
        self.kind.write(f, between)?;
        self.number.map_or(Ok(()), |number| write!(f, "{between}{number}"))
    }

    fn read(words: &mut Words<'_>) -> Option<Named> {
        let kind = Kind::read(words)?;
        let number = if words.end().is_some() { None } else { Some(u8::read(words)?) };
        Some(Named { kind, number })
    }
}

/// Where a card of the hand goes when it is played.
pub(crate) const fn destination(kind: Kind) -> Place {
    match kind {
        Kind::Craftsman(_) => Place::Crew,
        Kind::Ship(_) => Place::Workshops,
        Kind::Tool(_) => Place::Tool,
        Kind::Building(_) => Place::Buildings,
        Kind::Townsperson(_) => Place::Visit,
    }
}

impl Schiffbauer {
    /// A card by its name.
    pub(crate) fn named(&self, card: Card) -> Named {
        Named { kind: self.deck.kind(card), number: Some(card.number()) }
    }

    /// A kind among cards by the name of its first copy, because copies are interchangeable (S43).
    pub(crate) fn first(&self, seen: &[Seen], kind: impl Into<Kind>) -> Named {
        let kind = kind.into();
        let first = seen.iter().find(|seen| seen.kind == kind);
        first.map_or(Named { kind, number: None }, |seen| self.named(seen.card))
    }

    /// The first card of a kind in the viewer's hand.
    pub(crate) fn in_own_hand(&self, view: &View, kind: impl Into<Kind>) -> Place {
        let cards = view.seat().and_then(|seat| view.board(seat).cards.as_deref()).unwrap_or_default();
        let seen: Vec<_> = cards.iter().map(|held| Seen { card: held.card, kind: held.kind }).collect();
        Place::InHand(self.first(&seen, kind))
    }

    /// Why a card of the viewer's hand cannot be played now. What the viewer cannot know does not matter for it, so any
    /// world that fits the view gives the answer.
    pub(crate) fn playable(&self, view: &View, kind: Kind) -> Result<(), Refusal> {
        let state: State = self.imagine(view, &mut Quick::new(1));
        self.check(&state, state.active, Action::Play(kind))
    }

    pub(crate) fn path_of(&self, view: &View, action: Action) -> Vec<Place> {
        let board: &BoardView = view.board(view.active);
        match action {
            Action::Take(good) => vec![Place::Supply(good)],
            Action::Keep(kind) => vec![Place::InPacket(self.first(view.offer.as_deref().unwrap_or_default(), kind))],
            Action::Buy { good, cart } => vec![Place::Buy(good), if cart { Place::Cart } else { Place::Alone }],
            Action::Play(kind) => vec![self.in_own_hand(view, kind), destination(kind)],
            Action::Discard(kind) => {
                let card = self.in_own_hand(view, kind);
                match view.step {
                    Step::Work if self.playable(view, kind).is_err() => vec![Place::Discards, card],
                    Step::Work => vec![card, Place::Discards],
                    _ => vec![card],
                }
            }
            Action::Drop => vec![Place::Discards, Place::Tool],
            Action::Finish { ship, tool } => {
                let place = Place::InWorkshop(self.first(&board.workshops, ship));
                vec![place, if tool { Place::Tool } else { Place::Mill }]
            }
            Action::Use(source) => {
                let Step::Staff { craftsman, .. } = view.step else { return vec![Place::Discards] };
                match source {
                    Source::Board => vec![Place::InCrew(self.first(&board.crew, craftsman))],
                    Source::Hand => vec![self.in_own_hand(view, craftsman)],
                }
            }
            Action::Against(seat, aim) => {
                let struck = view.board(seat);
                vec![match aim {
                    Aim::Craftsman(craftsman) => Place::InCrew(self.first(&struck.crew, craftsman)),
                    Aim::Ship(ship) => Place::InWorkshop(self.first(&struck.workshops, ship)),
                    Aim::Good(good) => Place::Goods(seat, good),
                    Aim::Player => match (view.step, struck.tool) {
                        (Step::Aim(Townsperson::Berserker), Some(tool)) => Place::ToolOf(self.named(tool.card)),
                        _ => Place::Coast(seat),
                    },
                }]
            }
            Action::Give(good) | Action::Return(good) => vec![Place::Goods(view.active, good)],
            Action::Enough => vec![Place::Enough],
            Action::End => vec![Place::End],
        }
    }

    /// A place in words, for somebody who has not chosen it yet.
    pub(crate) fn place_in_words(&self, view: &View, place: Place) -> Option<Say> {
        let sits = |seat: Seat| (seat.index() < view.boards.len()).then_some(seat);
        Some(match place {
            Place::Supply(which) => Say::new("place-supply").with("good", good(which)),
            Place::Buy(which) => {
                let n = view.top.map_or(0, |back| back.of(which));
                Say::new("place-buy").with("what", amount(n, which))
            }
            Place::Goods(seat, which) => Say::new("place-goods").with("good", good(which)).with("who", sits(seat)?),
            Place::Coast(seat) => Say::new("place-coast").with("who", sits(seat)?),
            Place::InHand(card) => Say::new("place-hand").with("card", self.name(card.kind)),
            Place::InPacket(card) | Place::InCrew(card) | Place::InWorkshop(card) | Place::ToolOf(card) => {
                self.name(card.kind)
            }
            Place::Discards => Say::new("place-discards"),
            Place::Tool => Say::new("place-tool"),
            Place::Mill => Say::new("place-mill"),
            Place::Cart => Say::new("place-cart"),
            Place::Alone => Say::new("place-alone"),
            Place::Crew => Say::new("place-crew"),
            Place::Workshops => Say::new("place-workshops"),
            Place::Buildings => Say::new("place-buildings"),
            Place::Visit => Say::new("place-visit"),
            Place::Enough => Say::new("enough"),
            Place::End => Say::new("place-end"),
        })
    }
}
