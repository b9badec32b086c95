//! What a viewer may know: everything on the table, and one's own cards.

use langhus_rules::{Seat, Seats, Viewer};
use serde::Serialize;

use crate::scoring::Points;
use crate::{Cards, Colour, Dragon, DragonId, Field, Fjord, Lead, Stage, State, Terrain, Tongue, Walhalla};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Which raid it is, 1 to 3.
    pub raid: u8,
    /// Who began the raid.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked.
    pub stage: Stage,
    /// Of whom.
    pub awaited: Seats,
    /// The tongues A, B and C.
    pub tongues: Vec<TongueView>,
    /// The dragons in the fjords 1 to 4, from the board outwards.
    pub fjords: Vec<Vec<Boat>>,
    /// The dragon that was drawn and has not sailed yet.
    pub dragon: Option<Boat>,
    /// Who sits in the dragon: from bow to stern, and once it has sailed from the board outwards.
    pub crew: [Option<Seat>; 3],
    /// The landing under way.
    pub landing: Option<Landing>,
    /// The seats.
    pub players: Vec<Player>,
    /// How many dragons are in the pile.
    pub dragons_left: u8,
    /// How many cards are in the draw pile.
    pub cards_left: u8,
    /// What the draw pile was last shuffled from.
    pub shuffled: Cards,
    /// The viewer's own cards.
    pub own: Option<Own>,
}

/// A tongue.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TongueView {
    /// Which one.
    pub tongue: Tongue,
    /// What the second place is worth.
    pub inner: u8,
    /// What the first place is worth.
    pub outer: u8,
    /// The tiles from the board outwards.
    pub tiles: Vec<TileView>,
}

impl TongueView {
    /// The fields from the board outwards.
    pub fn fields(&self) -> impl Iterator<Item = &FieldView> {
        self.tiles.iter().flat_map(|tile| &tile.fields)
    }
}

/// A tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TileView {
    /// Its number in the edition.
    pub tile: u8,
    /// Does its second field lie nearer to the board?
    pub turned: bool,
    /// Its two fields, the one nearer to the board first.
    pub fields: [FieldView; 2],
}

/// A field.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FieldView {
    /// Where it is.
    pub field: Field,
    /// What it is.
    pub terrain: Terrain,
    /// Whose viking stands on it.
    pub holder: Option<Seat>,
}

/// A dragon on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Boat {
    /// Its number in the edition.
    pub id: DragonId,
    /// Its coloured place.
    #[serde(flatten)]
    pub dragon: Dragon,
    /// The end towards the board, once it has sailed.
    pub lead: Option<Lead>,
}

/// A landing under way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Landing {
    /// In which fjord.
    pub fjord: Fjord,
    /// Which of the three places of the dragon, counted from 0 next to the board.
    pub place: u8,
    /// The field that is fought for, or the forest just taken.
    pub field: Option<Field>,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    /// Its colour.
    pub colour: Colour,
    /// Vikings ready to sail.
    pub midgard: u8,
    /// Vikings waiting for the next raid.
    pub asgard: u8,
    /// Heroes.
    pub walhalla: u8,
    /// Cards in hand, those laid out face down included.
    pub cards: u8,
    /// How many of its cards it already held when the draw pile was last shuffled.
    pub kept: u8,
    /// The cards it has played since then: they make up the discard pile.
    pub discard: Cards,
    /// The points.
    pub points: Points,
}

/// The viewer's own cards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Own {
    /// In hand.
    pub hand: Cards,
    /// Laid out face down.
    pub laid: Cards,
    /// Those it held when the draw pile was last shuffled.
    pub kept: Cards,
}

impl View {
    /// A field of the table.
    pub(crate) fn field(&self, field: Field) -> Option<&FieldView> {
        self.tongues[field.tongue() as usize].fields().find(|view| view.field == field)
    }

    /// The discard pile.
    pub(crate) fn discarded(&self) -> Cards {
        self.players.iter().fold(Cards::NONE, |all, player| all.and(player.discard))
    }
}

impl Walhalla {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let own = |seat: Seat| {
            let seat = seat.index();
            Own { hand: state.hand[seat], laid: state.laid[seat], kept: state.kept[seat] }
        };
        let landing = Landing { fjord: state.fjord, place: state.landing, field: None };
        View {
            viewer,
            raid: state.raid,
            start: state.start,
            active: state.active,
            stage: state.stage,
            awaited: state.awaited,
            tongues: Tongue::ALL.map(|tongue| self.look_at_tongue(state, tongue)).into(),
            fjords: Fjord::ALL.map(|fjord| self.look_at_fjord(state, fjord)).into(),
            dragon: state.dragon.map(|id| self.boat(id, None)),
            crew: state.crew,
            landing: match state.stage {
                Stage::Landing => Some(landing),
                Stage::Attack | Stage::Defence | Stage::Hunt => Some(Landing { field: Some(state.field), ..landing }),
                _ => None,
            },
            players: self.all_seats().map(|seat| self.look_at_player(state, seat)).collect(),
            dragons_left: state.dragons_left,
            cards_left: state.cards_left,
            shuffled: state.shuffled,
            own: viewer.seat().map(own),
        }
    }

    fn look_at_tongue(&self, state: &State, tongue: Tongue) -> TongueView {
        let field = |field: &Field| FieldView {
            field: *field,
            terrain: state.terrain_of(*field),
            holder: state.holder(*field),
        };
        let tiles = state.tiles.iter().zip(&self.tile_fields).filter(|(_, fields)| fields[0].tongue() == tongue);
        let tile = |(laid, fields): (&crate::land::Laid, &[Field; 2])| TileView {
            tile: laid.tile + 1,
            turned: laid.turned,
            fields: fields.each_ref().map(field),
        };
        TongueView {
            tongue,
            inner: state.inner[tongue as usize],
            outer: state.outer[tongue as usize],
            tiles: tiles.map(tile).collect(),
        }
    }

    fn look_at_fjord(&self, state: &State, fjord: Fjord) -> Vec<Boat> {
        let moored = state.fjords[fjord.index()].iter().flatten();
        moored.map(|moored| self.boat(moored.dragon, Some(moored.lead))).collect()
    }

    fn boat(&self, id: DragonId, lead: Option<Lead>) -> Boat {
        Boat { id, dragon: self.components.dragons[id.index()], lead }
    }

    fn look_at_player(&self, state: &State, seat: Seat) -> Player {
        let place = seat.index();
        Player {
            colour: Colour::of(seat),
            midgard: state.midgard[place],
            asgard: state.asgard[place],
            walhalla: state.walhalla[place],
            cards: state.hand_size(seat),
            kept: state.kept[place].total(),
            discard: state.discard[place],
            points: state.points[place],
        }
    }
}
