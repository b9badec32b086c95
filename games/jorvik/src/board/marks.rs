//! How the lines of the log look, and what they speak of.

use langhus_board::{Mark, shapes};

use super::art;
use crate::Jorvik;
use crate::card::Card;
use crate::event::Event;
use crate::target::Target;

pub(super) fn mark(rules: &Jorvik, event: &Event) -> Mark {
    let card = |card: Card| Target::Card(rules.id(card)).to_string();
    let about_card =
        |lies: Card| Mark { icon: Some(art::sign(rules.kind(lies).word())), about: vec![card(lies)], headline: false };
    let icon = |icon| Mark { icon: Some(icon), ..Mark::default() };
    match *event {
        Event::Round(..) => Mark { icon: Some(art::hammer()), about: Vec::new(), headline: true },
        Event::Attack(lies, _) => Mark { headline: true, ..about_card(lies) },
        Event::Laid(lies, ..) | Event::Boxed(lies) | Event::Completed(_, lies) => about_card(lies),
        Event::Placed(_, lane) => Mark { about: vec![Target::Lane(lane).to_string()], ..Mark::default() },
        Event::Reserved(_, lies)
        | Event::Played(_, lies)
        | Event::Bought(_, lies, _)
        | Event::Redeemed(_, lies)
        | Event::Declined(_, lies)
        | Event::Stolen(_, _, lies)
        | Event::Lifted(_, _, lies)
        | Event::Put(_, _, lies) => Mark { about: vec![card(lies)], ..Mark::default() },
        Event::Points(..) => icon(shapes::points()),
        Event::Equal => icon(art::sign("picts")),
        Event::Coins(..)
        | Event::Robbed { .. }
        | Event::Income(..)
        | Event::Sold(..)
        | Event::Exchanged(_)
        | Event::Ransomed(_) => icon(shapes::coin()),
        Event::Stored(..) => icon(art::chest()),
        Event::Taken(_, good) => Mark { about: vec![Target::CommonGood(good).to_string()], ..Mark::default() },
        Event::Dropped(..) => Mark { about: vec![Target::Common.to_string()], ..Mark::default() },
        Event::Over => Mark { icon: Some(shapes::points()), about: Vec::new(), headline: true },
        Event::HeldBack(_) | Event::Swapped(..) | Event::Offered(..) | Event::Given(..) => Mark::default(),
    }
}
