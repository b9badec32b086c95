//! A world that fits everything a viewer has seen.
//!
//! Hidden are the other hands, the order of both piles and the generator. What is known about cards goes back to the
//! last time the draw pile was shuffled: everybody saw that discard pile, so the pile was made of exactly those cards,
//! and the other cards were in hands. Since then each seat has drawn and played in the open as many cards as everybody
//! saw. A played card may have come from either; all that fits is tried, at random, until everything does.

use langhus_rules::{Chance, Dice, Seat};

use crate::land::{Fields, Laid};
use crate::{Card, Cards, DragonId, Moored, Stage, State, View, Walhalla};

/// What is unknown about the cards of one seat.
struct Share {
    seat: Seat,
    /// How many it held when the pile was shuffled, and how many it has drawn since, as far as they are still open.
    old: u8,
    new: u8,
    kept: Cards,
    hand: Cards,
}

/// Cards that a seat has played since the pile was shuffled.
struct Played {
    share: usize,
    card: Card,
    count: u8,
}

impl Walhalla {
    pub(crate) fn dream(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut state = self.empty_table(chance.seed());
        state.dice = Dice::new(chance.seed());
        self.lay_table(view, &mut state);
        self.hide_dragons(view, &mut state, chance);
        self.hide_cards(view, &mut state, chance);
        state
    }

    /// Everything that lies open.
    fn lay_table(&self, view: &View, state: &mut State) {
        (state.raid, state.start, state.active) = (view.raid, view.start, view.active);
        (state.stage, state.awaited) = (view.stage, view.awaited);
        let tiles = view.tongues.iter().flat_map(|tongue| &tongue.tiles);
        for (place, tile) in state.tiles.iter_mut().zip(tiles) {
            *place = Laid { tile: tile.tile - 1, turned: tile.turned };
        }
        self.survey(state);
        for tongue in &view.tongues {
            state.inner[tongue.tongue as usize] = tongue.inner;
            state.outer[tongue.tongue as usize] = tongue.outer;
            for field in tongue.fields() {
                if let Some(seat) = field.holder {
                    let held: &mut Fields = &mut state.held[seat.index()];
                    *held = held.or(field.field.alone());
                }
            }
        }
        for (fjord, boats) in view.fjords.iter().enumerate() {
            state.moored[fjord] = boats.len() as u8;
            for (berth, boat) in state.fjords[fjord].iter_mut().zip(boats) {
                *berth = boat.lead.map(|lead| Moored { dragon: boat.id, lead });
            }
        }
        state.dragon = view.dragon.as_ref().map(|boat| boat.id);
        state.crew = view.crew;
        if let Some(landing) = view.landing {
            (state.fjord, state.landing) = (landing.fjord, landing.place);
            state.field = landing.field.unwrap_or(state.field);
        }
        for (seat, player) in view.players.iter().enumerate() {
            state.midgard[seat] = player.midgard;
            state.asgard[seat] = player.asgard;
            state.walhalla[seat] = player.walhalla;
            state.discard[seat] = player.discard;
            state.points[seat] = player.points;
        }
    }

    fn hide_dragons(&self, view: &View, state: &mut State, chance: &mut impl Chance) {
        let seen: Vec<_> = view.fjords.iter().flatten().chain(&view.dragon).map(|boat| boat.id).collect();
        let all = (0..state.dragons.len()).map(DragonId::new);
        let mut rest: Vec<_> = all.filter(|dragon| !seen.contains(dragon)).collect();
        chance.shuffle(&mut rest);
        state.dragons[..rest.len()].copy_from_slice(&rest);
        state.dragons_left = rest.len() as u8;
    }

    fn hide_cards(&self, view: &View, state: &mut State, chance: &mut impl Chance) {
        let mut old = self.components.cards.without(view.shuffled);
        let mut new = view.shuffled;
        let mut shares = Vec::new();
        for (seat, player) in self.all_seats().zip(&view.players) {
            if let Some(own) = view.own.filter(|_| view.viewer.is(seat)) {
                let place = seat.index();
                (state.hand[place], state.laid[place], state.kept[place]) = (own.hand, own.laid, own.kept);
                old = old.without(own.kept);
                new = new.without(own.hand.and(own.laid).and(player.discard).without(own.kept));
            } else {
                let drawn = player.cards + player.discard.total() - player.kept;
                shares.push(Share { seat, old: player.kept, new: drawn, kept: Cards::NONE, hand: Cards::NONE });
            }
        }
        let mut played = Vec::new();
        for (place, share) in shares.iter().enumerate() {
            let discard = view.players[share.seat.index()].discard;
            played.extend(discard.kinds().map(|(card, count)| Played { share: place, card, count }));
        }
        chance.shuffle(&mut played);
        let fits = explain(&played, &mut old, &mut new, &mut shares, chance);
        debug_assert!(fits, "what really happened explains what was seen");

        let [mut old, mut new] = [old, new].map(|cards| cards.each().collect::<Vec<_>>());
        chance.shuffle(&mut old);
        chance.shuffle(&mut new);
        for share in &mut shares {
            let kept: Cards = old.drain(old.len() - usize::from(share.old)..).collect();
            let drawn: Cards = new.drain(new.len() - usize::from(share.new)..).collect();
            share.kept = share.kept.and(kept);
            share.hand = kept.and(drawn);
        }
        state.shuffled = view.shuffled;
        state.cards_left = new.len() as u8;
        state.pile[..new.len()].copy_from_slice(&new);
        for share in shares {
            let place = share.seat.index();
            (state.hand[place], state.kept[place]) = (share.hand, share.kept);
            // Whoever has chosen may have laid out anything; whoever has not may have laid out nothing so far.
            if view.stage == Stage::Secret && !view.awaited.contains(share.seat) {
                for card in share.hand.each().filter(|card| card.is_for_raid_end()) {
                    if chance.below(2) == 0 {
                        state.hand[place] -= card;
                        state.laid[place] += card;
                    }
                }
            }
        }
    }
}

/// Decides for every played card whether its seat had held it since the pile was shuffled or has drawn it since, so that
/// there are enough of both. What really happened is one way, so there always is one.
fn explain(
    played: &[Played],
    old: &mut Cards,
    new: &mut Cards,
    shares: &mut [Share],
    chance: &mut impl Chance,
) -> bool {
    let Some((first, rest)) = played.split_first() else { return true };
    let mut ways: Vec<u8> = (0..=first.count).collect();
    chance.shuffle(&mut ways);
    for from_old in ways {
        let from_new = first.count - from_old;
        let share = &mut shares[first.share];
        let enough_cards = old.count(first.card) >= from_old && new.count(first.card) >= from_new;
        if !enough_cards || share.old < from_old || share.new < from_new {
            continue;
        }
        let [kept, drawn] = [from_old, from_new].map(|count| Cards::of(first.card, count));
        (share.old, share.new) = (share.old - from_old, share.new - from_new);
        share.kept = share.kept.and(kept);
        (*old, *new) = (old.without(kept), new.without(drawn));
        if explain(rest, old, new, shares, chance) {
            return true;
        }
        let share = &mut shares[first.share];
        (share.old, share.new) = (share.old + from_old, share.new + from_new);
        share.kept = share.kept.without(kept);
        (*old, *new) = (old.and(kept), new.and(drawn));
    }
    false
}
