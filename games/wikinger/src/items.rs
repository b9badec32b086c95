//! What the points of a player are made of.

use langhus_rules::{Item, Say, Seat};

use crate::Wikinger;
use crate::figure::columns;
use crate::imagine::START_POINTS;
use crate::state::Public;
use crate::tile::{Building, Currency, Sail};

impl Wikinger {
    /// The entries of a player's ledger that are not 0, and the points everybody begins with.
    pub(crate) fn itemise(&self, public: &Public, seat: Seat) -> Vec<Item> {
        let player = public.of(seat);
        let ledger = &player.ledger;
        let finale = &ledger.finale;
        let mut items = Vec::new();
        let mut add = |what: &'static str, say: Say, piece: Option<String>, points: i32| {
            if points != 0 {
                items.push(Item { what, say, piece, points });
            }
        };
        add("start", Say::new("item-start"), None, START_POINTS.into());
        add("changed", Say::new("item-changed"), None, -i32::from(ledger.changed));
        for sail in Sail::ALL {
            let ship =
                |key: &'static str, column: u8| Say::new(key).with("ship", sail.tile().say()).with("column", column);
            for column in columns(player.coast.ships(sail)) {
                let points = ledger.ships[column.index()];
                let piece = Some(format!("ship-{seat}-{}", column.number()));
                add("repelled", ship("item-repelled", column.number()), piece, points.into());
            }
            let pay = self.pay(sail);
            if self.is_over(public) && pay.of == Currency::Points {
                for column in columns(player.coast.unrepelled(sail)) {
                    let piece = Some(format!("ship-{seat}-{}", column.number()));
                    add("unrepelled", ship("item-unrepelled", column.number()), piece, -i32::from(pay.value));
                }
            }
        }
        let figures = [
            ("nobles", "item-nobles", ledger.nobles),
            ("scouts", "item-scouts", ledger.scouts),
            ("fishermen", "item-fishermen", ledger.fishermen),
        ];
        for (what, key, points) in figures {
            for (n, points) in points.into_iter().enumerate() {
                add(what, Say::new(key).with("scoring", n + 1), None, points.into());
            }
        }
        add("debt", Say::new("item-debt"), None, -i32::from(finale.debt));
        add("gold", Say::new("item-gold"), None, finale.gold.into());
        add("boatsmen", Say::new("item-boatsmen"), None, finale.boatsmen.into());
        add("islands", Say::new("item-islands"), None, finale.islands.into());
        add("longest", Say::new("item-longest"), None, finale.longest.into());
        let supply = if finale.supply < 0 { "item-hunger" } else { "item-spare" };
        add("supply", Say::new(supply), None, finale.supply.into());
        for building in Building::ALL {
            let say = Say::new("item-great").with("tile", building.tile().say());
            let piece = Some(format!("great-{}", building.word()));
            add("great", say, piece, finale.great[building as usize].into());
        }
        items
    }
}
