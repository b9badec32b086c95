//! The Picts ("Angriff der Pikten").

use langhus_rules::{Seat, Seats, Sink};

use crate::Jorvik;
use crate::action::Action;
use crate::card::{Card, Kind};
use crate::event::Event;
use crate::power::Power;
use crate::refusal::Refusal;
use crate::state::{MOST_SEATS, Open, State, Step};

/// What the ransom costs.
pub(crate) const RANSOM: u16 = 2;

impl Jorvik {
    /// What a seat can set against the Picts: all its warriors, the best one twice with the captain (J14).
    pub fn defence(&self, open: &Open, seat: Seat) -> u16 {
        let player = open.player(seat);
        let doubled = if player.powers.has(Power::Captain) { player.best_warrior.into() } else { 0 };
        player.defence + doubled
    }

    /// Resolves an attack; true if somebody is asked something before it is over. Rulebook p. 3.
    pub(crate) fn attack(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) -> bool {
        let open = &mut state.open;
        open.boxed.insert(card);
        open.attack = card;
        open.losers = Seats::NONE;
        let mut defences = [0; MOST_SEATS];
        let (mut most, mut least) = (0, u16::MAX);
        for seat in Seat::all(self.seats) {
            let defence = self.defence(open, seat);
            defences[seat.index()] = defence;
            (most, least) = (most.max(defence), least.min(defence));
        }
        sink.tell(Event::Attack(card, defences));
        // J17: E says it in so many words, R only that nobody wins.
        if most == least {
            sink.tell(Event::Equal);
            return false;
        }
        let points = self.attack_points(card);
        let mut champion = None;
        for seat in Seat::all(self.seats) {
            let defence = defences[seat.index()];
            if defence == most {
                self.score_attack(open, seat, points, sink);
                if open.player(seat).powers.has(Power::Champion) {
                    champion = Some(seat);
                }
            } else if defence == least {
                open.losers = open.losers.with(seat);
            }
        }
        if let Some(seat) = champion {
            open.ask(seat, Step::Champion);
            return true;
        }
        self.losses(open, sink)
    }

    /// The weakest lose; true if the holder of the ransom is asked whether to pay it. J16: only with a real loss.
    fn losses(&self, open: &mut Open, sink: &mut impl Sink<Event>) -> bool {
        let points = -self.attack_points(open.attack);
        let mut asked = None;
        for seat in open.losers.iter() {
            let player = open.player(seat);
            if player.powers.has(Power::Ransom) && player.coins >= RANSOM {
                asked = Some(seat);
            } else {
                self.score_attack(open, seat, points, sink);
            }
        }
        if let Some(seat) = asked {
            open.ask(seat, Step::Ransom);
        }
        asked.is_some()
    }

    fn attack_points(&self, card: Card) -> i8 {
        if let Kind::Picts { points, .. } = self.kind(card) { points as i8 } else { 0 }
    }

    fn score_attack(&self, open: &mut Open, seat: Seat, points: i8, sink: &mut impl Sink<Event>) {
        let Kind::Picts { attack, .. } = self.kind(open.attack) else { return };
        let player = open.player_mut(seat);
        player.attacks[usize::from(attack)] += points;
        player.track += i16::from(points);
        sink.tell(Event::Points(seat, points));
    }

    pub(crate) fn legal_attack(&self, open: &Open, actions: &mut Vec<Action>) {
        actions.push(if open.step == Step::Champion { Action::Double } else { Action::Ransom });
        actions.push(Action::Pass);
    }

    pub(crate) fn check_attack(&self, open: &Open, action: Action) -> Result<(), Refusal> {
        match (open.step, action) {
            (_, Action::Pass) | (Step::Champion, Action::Double) | (Step::Ransom, Action::Ransom) => Ok(()),
            _ => Err(Refusal::NotNow(open.step)),
        }
    }

    /// The answer of the champion's or the ransom's holder (J14: in this order).
    pub(crate) fn play_attack(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let open = &mut state.open;
        let points = self.attack_points(open.attack);
        let asked_again = match (open.step, action) {
            (Step::Champion, Action::Double) => {
                self.discard_power(open, seat, Power::Champion, sink);
                self.score_attack(open, seat, points, sink);
                self.losses(open, sink)
            }
            (Step::Champion, _) => self.losses(open, sink),
            (_, Action::Ransom) => {
                open.player_mut(seat).coins -= RANSOM;
                sink.tell(Event::Ransomed(seat));
                false
            }
            _ => {
                self.score_attack(open, seat, -points, sink);
                false
            }
        };
        if !asked_again {
            self.supply(state, sink);
        }
    }
}
