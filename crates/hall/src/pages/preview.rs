//! What messengers show beside the link to a table: who plays what, how many seats are free, and the picture of the game.
//! It holds only what everybody sees who opens the link.

use langhus_board::Preview;
use langhus_rules::{Arg, Language, Say, shown};
use langhus_table::sitting::Sitting;

use super::files::picture_of;
use super::words::say;
use crate::store::Sitter;

/// What is shown of the link to a table; `folder` is where the pictures lie.
pub(super) fn of_table(sitting: &Sitting, site: &str, folder: Option<&str>, language: Language) -> Preview {
    let title = sitting.title();
    let game = title.title(language);
    let name = |place: &crate::store::Place| Arg::Name(shown(&place.name, language).into_owned());
    let sits: Vec<Arg> = sitting.places.iter().filter(|place| !place.name.is_empty()).map(name).collect();
    let free = sitting.places.iter().filter(|place| place.sitter == Sitter::Open).count();
    let (key, who) = match sitting.host().filter(|_| sitting.table.is_none()) {
        Some(host) => ("page-invited", vec![name(&sitting.places[host.index()])]),
        None => ("page-see-table", sits),
    };
    let picture = title.picture().zip(folder);
    let summary = title.summary(language);
    Preview {
        title: say(&Say::new(key).with("who", who).with("game", game), language),
        text: match sitting.table {
            None => say(&Say::new("page-invited-free").with("count", free).with("summary", summary), language),
            Some(_) => summary,
        },
        address: format!("{site}/t/{}", sitting.head.id),
        picture: picture.map(|(_, folder)| format!("{site}{folder}/{}", picture_of(title.id()))),
    }
}
