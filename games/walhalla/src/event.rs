//! What happens.

use langhus_rules::{Seat, Viewer};

use crate::scoring::Gain;
use crate::{Card, Cards, Dragon, Field, Fjord, Lead, Places};

/// Something that happens while an action is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A dragon is drawn.
    Drawn {
        /// Who is active.
        seat: Seat,
        /// The dragon.
        dragon: Dragon,
    },
    /// The active seat has filled these places.
    Boarded {
        /// Who.
        seat: Seat,
        /// Which places.
        places: Places,
    },
    /// The owner of the coloured place has answered.
    Rode {
        /// Who.
        seat: Seat,
        /// Do they come along?
        along: bool,
    },
    /// The dragon has moored.
    Sailed {
        /// Who sent it.
        seat: Seat,
        /// Where.
        fjord: Fjord,
        /// The end towards the board.
        lead: Lead,
        /// Its place in the fjord, counted from 1 next to the board.
        berth: u8,
    },
    /// A viking steps on a field, free or not.
    Landed {
        /// Whose.
        seat: Seat,
        /// Where.
        field: Field,
        /// Who stands there.
        against: Option<Seat>,
    },
    /// A viking can land nowhere and goes back to Midgard.
    Returned {
        /// Whose.
        seat: Seat,
    },
    /// A card is played while landing.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The defender falls and moves to Walhalla.
    DefenderFell {
        /// Who.
        seat: Seat,
        /// Where.
        field: Field,
    },
    /// The attacker falls and moves to Walhalla.
    AttackerFell {
        /// Who.
        seat: Seat,
        /// Where.
        field: Field,
        /// The defender.
        against: Seat,
        /// Did a viking of the defender leave Walhalla for it?
        paid: bool,
    },
    /// A card is drawn at a cult site.
    Card {
        /// By whom.
        seat: Seat,
        /// Which, for those who may know.
        card: Option<Card>,
    },
    /// The discard pile becomes the draw pile.
    Reshuffled,
    /// There is no card to draw.
    NoCard {
        /// Who gets none.
        seat: Seat,
    },
    /// The raid is over; cards may be laid out now.
    RaidOver {
        /// Which one.
        raid: u8,
    },
    /// A card is laid out face down: only its owner knows.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat has laid out all it wants to, perhaps nothing.
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// What a seat has laid out is turned up.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// Points.
    Gained {
        /// Whose.
        seat: Seat,
        /// What for.
        gain: Gain,
        /// How many.
        points: u16,
    },
    /// Vikings leave the tongues for Asgard.
    WentHome {
        /// Whose.
        seat: Seat,
        /// How many.
        vikings: u8,
    },
    /// New vikings come from Asgard to Midgard.
    Supplied {
        /// Whose.
        seat: Seat,
        /// The place in Walhalla, counted from 1.
        place: u8,
        /// How many.
        vikings: u8,
    },
    /// Heroes leave Walhalla for Asgard, of everybody as many.
    Exodus {
        /// How many of each.
        heroes: u8,
    },
    /// A new raid begins.
    RaidBegan {
        /// Which one.
        raid: u8,
        /// Who begins.
        start: Seat,
    },
    /// The game is over.
    Over,
}

impl Event {
    /// The event without what is hidden from `viewer`.
    pub(crate) fn witnessed_by(self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Card { seat, .. } if !viewer.is(seat) => Some(Event::Card { seat, card: None }),
            Event::Laid { seat, .. } if !viewer.is(seat) => None,
            seen => Some(seen),
        }
    }
}
