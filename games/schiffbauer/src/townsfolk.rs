//! Visiting the townsfolk: the effect of each, whom it may be directed at, and why not.

use langhus_rules::{Seat, Sink};

use crate::action::{Action, Aim};
use crate::card::Card;
use crate::kind::{Craftsman, Good, Kind, Kinds, Townsperson};
use crate::purse::Purse;
use crate::refusal::Refusal;
use crate::state::{State, Step};
use crate::tableau::Board;
use crate::work::afford;
use crate::{Event, Schiffbauer};

use Townsperson::{
    Assassin, Barbarian, Beggar, Berserker, Chieftain, Conspirator, King, Mercenary, Merchant, Navigator, Pioneer,
    Plunderer, Queen, Sage, Servant, Thief, Trader, Watchman,
};

/// Those who may also be directed at the own board (S20).
const fn may_hit_oneself(townsperson: Townsperson) -> bool {
    matches!(townsperson, Assassin | Barbarian)
}

/// Rulebook, "Wachmann": an opponent who is guarded cannot be chosen, except by the Berserker (S26 and S49).
#[inline]
const fn is_safe(board: &Board, townsperson: Townsperson) -> bool {
    board.guarded && !matches!(townsperson, Berserker)
}

impl Schiffbauer {
    /// May the active player visit this townsperson, whom he holds?
    #[inline]
    pub(crate) fn may_visit(&self, state: &State, townsperson: Townsperson) -> bool {
        let board = state.board(state.active);
        match townsperson {
            Assassin | Barbarian | Plunderer | Thief => self.has_target(state, townsperson),
            Conspirator => !board.crew.is_full() && self.has_target(state, townsperson),
            Berserker => {
                board.purse.gold() >= self.deck.townsfolk.berserker_gold && self.has_target(state, townsperson)
            }
            Sage => board.hand.len() > 1,
            Beggar | Servant | Merchant | Trader => self.may_exchange(board.purse, townsperson),
            Pioneer | Mercenary | Watchman | Chieftain | King | Queen | Navigator => true,
        }
    }

    /// The same with the reason.
    pub(crate) fn check_visit(&self, state: &State, townsperson: Townsperson) -> Result<(), Refusal> {
        let board = state.board(state.active);
        match townsperson {
            Conspirator if board.crew.is_full() => return Err(Refusal::CrewFull),
            Berserker => afford(board.purse, Purse::new(self.deck.townsfolk.berserker_gold, 0, [0; Good::COUNT]))?,
            Sage if board.hand.len() < 2 => return Err(Refusal::NothingForSage),
            Beggar | Servant | Merchant | Trader => return self.check_exchange(board.purse, townsperson),
            _ => {}
        }
        if self.may_visit(state, townsperson) { Ok(()) } else { Err(Refusal::NoTarget(townsperson)) }
    }

    #[inline]
    fn has_target(&self, state: &State, townsperson: Townsperson) -> bool {
        Seat::all(self.seats).any(|seat| self.is_target(state, townsperson, seat))
    }

    /// May the townsperson be directed at this player, and is there something to hit?
    #[inline]
    fn is_target(&self, state: &State, townsperson: Townsperson, seat: Seat) -> bool {
        let board = state.board(seat);
        let there = match townsperson {
            Assassin | Conspirator => !board.crew.is_empty(),
            Barbarian => !board.workshops.is_empty(),
            Thief => board.purse.has_goods(),
            Berserker => board.tool.is_some(),
            _ => true,
        };
        there && if seat == state.active { may_hit_oneself(townsperson) } else { !is_safe(board, townsperson) }
    }

    /// May the townsperson be directed at this player at all?
    fn may_aim(&self, state: &State, townsperson: Townsperson, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= usize::from(self.seats) {
            return Err(Refusal::NoSuchSeat(seat));
        }
        if seat == state.active {
            return if may_hit_oneself(townsperson) { Ok(()) } else { Err(Refusal::OnlyOpponents(townsperson)) };
        }
        if is_safe(state.board(seat), townsperson) { Err(Refusal::Guarded(seat)) } else { Ok(()) }
    }

    /// The visit: what needs no further decision happens at once.
    pub(crate) fn visit(&self, state: &mut State, townsperson: Townsperson, card: Card, sink: &mut impl Sink<Event>) {
        let folk = &self.deck.townsfolk;
        match townsperson {
            Assassin | Barbarian | Conspirator | Plunderer | Berserker | Thief => {
                state.visited = Some(card);
                state.step = Step::Aim(townsperson);
                return;
            }
            Sage => {
                state.visited = Some(card);
                state.step = Step::Sage { discarded: 0 };
                return;
            }
            Beggar | Servant | Merchant | Trader => {
                state.visited = Some(card);
                return self.begin_exchange(state, townsperson, sink);
            }
            Pioneer => {
                state.pioneer = Some(state.active);
                state.own().laid.insert(card);
                return;
            }
            Watchman => {
                let board = state.own();
                board.guarded = true;
                board.laid.insert(card);
                return;
            }
            Chieftain => self.draw_cards(state, folk.chieftain_cards, sink),
            Mercenary => self.mercenary(state, sink),
            King => self.gain(state, folk.king_gold, sink),
            Queen => self.gain(state, folk.queen_gold, sink),
            Navigator => {
                // Whoever was before in the order of the day has ended the turn (S51).
                let over = state.turns_before(state.active, self.seats);
                self.gain(state, folk.navigator_base.saturating_add(folk.navigator_step.saturating_mul(over)), sink);
            }
        }
        state.discards.insert(card);
    }

    /// The effect is over, and only now the townsperson is discarded (S41).
    pub(crate) fn leave(&self, state: &mut State) {
        state.step = Step::Work;
        if let Some(card) = state.visited.take() {
            state.discards.insert(card);
        }
    }

    fn gain(&self, state: &mut State, gold: u8, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        let gold = state.own().gain_gold(gold);
        sink.tell(Event::GainedGold { seat, gold });
    }

    /// Rulebook, "Söldner": gold for the active player first, then everybody else loses some.
    fn mercenary(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        self.gain(state, self.deck.townsfolk.mercenary_gain, sink);
        for seat in state.active.around(self.seats).skip(1) {
            let board = state.board_mut(seat);
            if board.guarded {
                sink.tell(Event::Protected { seat });
            } else {
                let gold = board.lose_gold(self.deck.townsfolk.mercenary_loss);
                sink.tell(Event::LostGold { seat, gold });
            }
        }
    }

    fn draw_cards(&self, state: &mut State, count: u8, sink: &mut impl Sink<Event>) {
        let seat = state.active;
        for _ in 0..count {
            if let Some(card) = self.draw(state, sink) {
                state.own().hand.add(&self.deck, card, None);
                sink.tell(Event::Drew { seat, card: Some(card) });
            }
        }
    }

    pub(crate) fn legal_aim(&self, state: &State, townsperson: Townsperson, actions: &mut Vec<Action>) {
        for seat in Seat::all(self.seats) {
            if !self.is_target(state, townsperson, seat) {
                continue;
            }
            let board = state.board(seat);
            match townsperson {
                Assassin | Conspirator => {
                    let crafts = Craftsman::ALL.into_iter().filter(|craftsman| board.crafts.of(*craftsman) > 0);
                    actions.extend(crafts.map(|craftsman| Action::Against(seat, Aim::Craftsman(craftsman))));
                }
                Barbarian => {
                    let mut kinds = Kinds::NONE;
                    let ships = board.workshops.iter().filter_map(|card| self.deck.ship_of(card));
                    let ships = ships.filter(|ship| kinds.insert((*ship).into()));
                    actions.extend(ships.map(|ship| Action::Against(seat, Aim::Ship(ship))));
                }
                Thief => {
                    let goods = Good::ALL.into_iter().filter(|good| board.purse.good(*good) > 0);
                    actions.extend(goods.map(|good| Action::Against(seat, Aim::Good(good))));
                }
                _ => actions.push(Action::Against(seat, Aim::Player)),
            }
        }
    }

    pub(crate) fn check_aim(&self, state: &State, townsperson: Townsperson, action: Action) -> Result<(), Refusal> {
        let Action::Against(seat, aim) = action else { return Err(Refusal::NotNow(state.step)) };
        self.may_aim(state, townsperson, seat)?;
        let board = state.board(seat);
        let (fits, there) = match aim {
            Aim::Craftsman(craftsman) => {
                (matches!(townsperson, Assassin | Conspirator), board.crafts.of(craftsman) > 0)
            }
            Aim::Ship(ship) => {
                (townsperson == Barbarian, board.workshops.iter().any(|card| self.deck.ship_of(card) == Some(ship)))
            }
            Aim::Good(good) => (townsperson == Thief, board.purse.good(good) > 0),
            Aim::Player => {
                (matches!(townsperson, Plunderer | Berserker), townsperson == Plunderer || board.tool.is_some())
            }
        };
        match (fits, there) {
            (false, _) => Err(Refusal::NotNow(state.step)),
            (true, false) => Err(Refusal::NothingThere { seat, aim }),
            (true, true) => Ok(()),
        }
    }

    /// The townsperson does to a player what the active player chose.
    pub(crate) fn direct(&self, state: &mut State, target: Seat, aim: Aim, sink: &mut impl Sink<Event>) {
        let Step::Aim(townsperson) = state.step else { return };
        let seat = state.active;
        match aim {
            Aim::Craftsman(craftsman) => {
                let Some(card) = state.board_mut(target).dismiss(&self.deck, craftsman) else { return };
                if townsperson == Conspirator {
                    state.own().recruit(card, craftsman);
                    sink.tell(Event::Lured { from: target, to: seat, card });
                } else {
                    state.discards.insert(card);
                    sink.tell(Event::Removed { seat: target, card });
                }
            }
            Aim::Ship(ship) => {
                let workshops = &mut state.board_mut(target).workshops;
                let Some(card) = workshops.take(|card| self.deck.kind(card) == Kind::Ship(ship)) else { return };
                state.discards.insert(card);
                sink.tell(Event::Removed { seat: target, card });
            }
            Aim::Good(good) => {
                state.board_mut(target).purse.take(good);
                state.own().purse.add(good, 1);
                sink.tell(Event::Stolen { from: target, to: seat, good });
            }
            Aim::Player if townsperson == Berserker => {
                state.own().lose_gold(self.deck.townsfolk.berserker_gold);
                self.lose_tool(state, target, sink);
            }
            Aim::Player => {
                // Rulebook, "Plünderer": gold for every good in the mill, as far as there is any.
                let board = state.board_mut(target);
                let booty = board.purse.all_goods().saturating_mul(self.deck.townsfolk.plunderer_gold);
                let gold = board.lose_gold(booty);
                sink.tell(Event::LostGold { seat: target, gold });
            }
        }
        self.leave(state);
    }

    pub(crate) fn legal_sage(&self, state: &State, discarded: u8, actions: &mut Vec<Action>) {
        actions.extend(state.board(state.active).hand.kinds().iter().map(Action::Discard));
        if discarded > 0 {
            actions.push(Action::Enough);
        }
    }

    pub(crate) fn check_sage(&self, state: &State, discarded: u8, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Discard(kind) => self.in_hand(state.board(state.active), kind),
            Action::Enough if discarded == 0 => Err(Refusal::AtLeastOne),
            Action::Enough => Ok(()),
            _ => Err(Refusal::NotNow(state.step)),
        }
    }

    /// Rulebook, "Häuptling & Weiser": a card is discarded for the Sage.
    pub(crate) fn offer(&self, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let Step::Sage { discarded } = state.step else { return };
        self.discard(state, kind, sink);
        state.step = Step::Sage { discarded: discarded + 1 };
        if discarded + 1 == self.deck.townsfolk.sage_cards || state.own().hand.is_empty() {
            self.consult(state, sink);
        }
    }

    /// As many new cards as were discarded.
    pub(crate) fn consult(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let Step::Sage { discarded } = state.step else { return };
        self.draw_cards(state, discarded, sink);
        self.leave(state);
    }
}
