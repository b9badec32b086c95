//! Actions as a player that learns sees them.

/// The most facets of one action.
const MOST: usize = 4;

/// What an action is: a few numbers, each below [`Encode::FACETS`](crate::Encode::FACETS). A learner weighs every facet
/// and sums up; so what it learns of one action holds for all that share a facet with it, at every kind of table.
///
/// ```
/// use langhus_rules::Facets;
///
/// let facets = Facets::of(3).and(17);
/// assert_eq!(facets.iter().collect::<Vec<_>>(), [3, 17]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facets {
    numbers: [u16; MOST],
    count: u8,
}

impl Facets {
    /// The first facet.
    #[inline]
    pub const fn of(number: usize) -> Facets {
        Facets { numbers: [number as u16, 0, 0, 0], count: 1 }
    }

    /// One facet more.
    ///
    /// # Panics
    /// Beyond four of them.
    #[inline]
    #[must_use]
    pub const fn and(mut self, number: usize) -> Facets {
        self.numbers[self.count as usize] = number as u16;
        self.count += 1;
        self
    }

    /// All of them.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        self.numbers.into_iter().take(self.count.into()).map(usize::from)
    }
}
