//! The crafts: what an artisan is called, by the goods that are worked there.

use crate::card::Work;
use crate::good::Good::{Amber, Glass, Gold, Iron, Jet, Leather, Silk, Wool};
use crate::good::{Good, Kinds};

/// The crafts that have a name of their own.
const CRAFTS: [(&[Good], &str); 16] = [
    (&[Leather, Wool], "saddler"),
    (&[Amber, Jet], "turner"),
    (&[Iron, Jet], "cutler"),
    (&[Amber, Iron, Leather], "belts"),
    (&[Amber, Iron, Wool], "pins"),
    (&[Amber, Leather, Jet], "purses"),
    (&[Iron, Wool, Jet], "comber"),
    (&[Iron, Leather, Wool, Jet], "armourer"),
    (&[Amber, Leather, Wool, Jet], "tailor"),
    (&[Amber, Iron, Leather, Wool], "helmets"),
    (&[Silk], "embroiderer"),
    (&[Glass], "glassblower"),
    (&[Gold], "goldsmith"),
    (&[Silk, Amber, Wool], "weaver"),
    (&[Glass, Iron, Leather], "lanterns"),
    (&[Gold, Amber, Jet], "jeweller"),
];

/// The word of an artisan's craft; an edition may have artisans of no craft that we know.
pub(crate) fn craft(work: &Work) -> Option<&'static str> {
    let needs = |goods: &[Good]| goods.iter().fold(Kinds::NONE, |kinds, good| kinds.or(Kinds::one(*good)));
    CRAFTS.iter().find(|(goods, _)| needs(goods) == work.kinds).map(|(_, word)| *word)
}
