//! What the cards that exist once can do.

/// What a card that exists once can do ("Gebäude", "Verräter", "Verteidigung", "Skalde").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Power {
    /// Building: four more storage places; a point for each good there at the end.
    Warehouse,
    /// Building: one more coin at every income.
    Bank,
    /// Building: four coins at once.
    Hoard,
    /// Building: pays the whole price of another card, once.
    Pledge,
    /// Building: two brown vikings, each used once.
    Bunkhouse,
    /// Building: two goods for one of choice in every loading phase.
    TradingPost,
    /// Building: once, up to three goods come off the own artisans and are allocated again.
    Workyard,
    /// Building: once, a good of choice from the common area.
    MarketHall,
    /// Loki: once, two vikings change places at the end of the demand phase.
    Trickster,
    /// Loki: a coin from everybody else at once.
    Thief,
    /// Loki: once, a good from somebody else's unfinished artisan.
    Smuggler,
    /// Defender: the best warrior counts double.
    Captain,
    /// Defender: once, twice the points for repelling the Picts.
    Champion,
    /// Defender: two coins instead of lost points.
    Ransom,
    /// Skald: a point for each coin.
    Coins,
    /// Skald: a point for each ship.
    Ships,
    /// Skald: a point for each trader.
    Traders,
    /// Skald: a point for each artisan, complete or not.
    Artisans,
    /// Skald: a point for each warrior.
    Warriors,
    /// Skald: a point for each journey.
    Journeys,
    /// Skald: one journey counts twice.
    LongestJourney,
}

impl Power {
    /// All of them.
    pub const ALL: [Power; 21] = [
        Power::Warehouse,
        Power::Bank,
        Power::Hoard,
        Power::Pledge,
        Power::Bunkhouse,
        Power::TradingPost,
        Power::Workyard,
        Power::MarketHall,
        Power::Trickster,
        Power::Thief,
        Power::Smuggler,
        Power::Captain,
        Power::Champion,
        Power::Ransom,
        Power::Coins,
        Power::Ships,
        Power::Traders,
        Power::Artisans,
        Power::Warriors,
        Power::Journeys,
        Power::LongestJourney,
    ];
    /// Their names in editions and texts.
    pub const WORDS: [&'static str; 21] = [
        "warehouse",
        "bank",
        "hoard",
        "pledge",
        "bunkhouse",
        "trading-post",
        "workyard",
        "market-hall",
        "trickster",
        "thief",
        "smuggler",
        "captain",
        "champion",
        "ransom",
        "coins",
        "ships",
        "traders",
        "artisans",
        "warriors",
        "journeys",
        "longest-journey",
    ];

    /// The name in editions and texts.
    pub const fn word(self) -> &'static str {
        Power::WORDS[self as usize]
    }

    /// The type of the cards with this power.
    pub const fn type_word(self) -> &'static str {
        match self as u8 {
            0..=7 => "building",
            8..=10 => "loki",
            11..=13 => "defender",
            _ => "skald",
        }
    }
}

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Powers(u32);

impl Powers {
    /// None.
    pub const NONE: Powers = Powers(0);
    /// The cards that may be played in any phase.
    pub const ANY_PHASE: Powers =
        Powers(1 << Power::Workyard as u32 | 1 << Power::MarketHall as u32 | 1 << Power::Smuggler as u32);

    /// Is the power in the set?
    #[inline]
    pub const fn has(self, power: Power) -> bool {
        self.0 & (1 << power as u32) != 0
    }

    /// Those that score at the end.
    pub(crate) const SCORING: Powers = Powers(
        1 << Power::Warehouse as u32
            | 1 << Power::Coins as u32
            | 1 << Power::Ships as u32
            | 1 << Power::Traders as u32
            | 1 << Power::Artisans as u32
            | 1 << Power::Warriors as u32
            | 1 << Power::Journeys as u32
            | 1 << Power::LongestJourney as u32,
    );

    /// The set as bits, the first power in the lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// Is any power in both sets?
    #[inline]
    pub const fn any(self, other: Powers) -> bool {
        self.0 & other.0 != 0
    }

    /// Puts the power into the set.
    #[inline]
    pub fn insert(&mut self, power: Power) {
        self.0 |= 1 << power as u32;
    }

    /// Takes the power out of the set.
    #[inline]
    pub fn remove(&mut self, power: Power) {
        self.0 &= !(1 << power as u32);
    }
}
