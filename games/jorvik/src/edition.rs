//! Reads the goods and cards from an edition, for one mode and number of seats.

use std::collections::BTreeSet;

use langhus_rules::{Edition, Mistakes, Provenance, Reader, Say, Section, Voice, shorten};

use crate::card::{Artisan, Card, Entry, Id, Kind, MOST_ARTISANS, MOST_ATTACKS, MOST_CARDS, MOST_SPACES, Season, Work};
use crate::good::{Good, Goods};
use crate::power::Power;
use crate::{Jorvik, Mode};

const MODES: [&str; 2] = ["karl", "jarl"];
const TYPES: [&str; 12] = [
    "artisan", "trader", "warrior", "ship", "feast", "journey", "oracle", "picts", "skald", "building", "loki",
    "defender",
];
/// The most goods on a ship.
const MOST_ABOARD: i64 = 8;

/// What lies on the table before the game.
pub(crate) struct Components {
    /// The cards of this game, season by season, the final attack last.
    pub cards: Vec<Entry>,
    /// What the artisans need.
    pub works: Vec<Work>,
    /// The goods in the bag.
    pub goods: Goods,
}

/// A card of the file, before the artisans and attacks of this game are counted.
struct Listed<'r, 't> {
    section: Section<'r, 't>,
    id: Id,
    mode: Mode,
    season: Season,
    kind: Kind,
    goods: Vec<Good>,
    points: u8,
    provenance: Provenance,
}

/// Reads and validates an edition.
///
/// # Errors
/// Everything that is wrong with it, at once.
pub(crate) fn read(edition: &Edition, mode: Mode, seats: u8) -> Result<Components, Mistakes> {
    let reader = Reader::new(edition, Jorvik::book());
    let root = reader.root();
    root.only(&["name", "good", "removal", "card"]);
    root.text("name");
    let goods = goods(&root, mode);
    let sections = root.sections("card");
    let listed: Vec<Listed<'_, '_>> = sections.iter().filter_map(|section| listed(*section)).collect();
    let whole = listed.len() == sections.len();
    once_each(&root, &listed, whole);
    let removed = removed(&root, &listed, mode, seats);
    let mut in_game: Vec<&Listed<'_, '_>> =
        listed.iter().filter(|card| card.mode <= mode && !removed.contains(&card.id)).collect();
    in_game.sort_by_key(|card| card.season);
    if whole {
        totals(&root, &in_game, goods, mode, seats);
    }
    let (cards, works) = numbered(&root, &in_game);
    reader.finish(Components { cards, works, goods: goods.unwrap_or_default() })
}

/// How many of each kind are in the bag; nothing where an entry cannot be read.
fn goods(root: &Section<'_, '_>, mode: Mode) -> Option<Goods> {
    let mut bag = Some(Goods::NONE);
    let mut seen: Vec<usize> = Vec::new();
    let mut total = 0;
    for good in root.sections("good") {
        good.only(&["kind", "mode", "count", "provenance"]);
        let kind = good.one_of("kind", &Good::WORDS);
        let in_mode = mode_of(&good);
        let count = good.number("count", 0..=Goods::MOST as i64);
        good.provenance("provenance");
        let (Some(kind), Some(in_mode), Some(count)) = (kind, in_mode, count) else {
            bag = None;
            continue;
        };
        if seen.contains(&kind) {
            good.mistake_at("kind", Say::new("wrong-good-twice").with("good", Good::WORDS[kind]));
            bag = None;
            continue;
        }
        seen.push(kind);
        total += count;
        if let Some(bag) = bag.as_mut().filter(|_| in_mode <= mode) {
            *bag += Goods::many(Good::ALL[kind], count as u8);
        }
    }
    for (kind, word) in Good::WORDS.iter().enumerate() {
        if bag.is_some() && !seen.contains(&kind) {
            root.mistake(Say::new("wrong-good-missing").with("good", *word));
        }
    }
    if total > Goods::MOST as i64 {
        root.mistake(Say::new("wrong-goods").with("count", total).with("most", Goods::MOST));
        return None;
    }
    bag
}

fn mode_of(section: &Section<'_, '_>) -> Option<Mode> {
    section.one_of("mode", &MODES).map(|place| [Mode::Karl, Mode::Jarl][place])
}

fn small(section: &Section<'_, '_>, key: &str, bounds: std::ops::RangeInclusive<i64>) -> Option<u8> {
    section.number(key, bounds).and_then(|number| u8::try_from(number).ok())
}

fn good_of(section: &Section<'_, '_>) -> Option<Good> {
    section.one_of("good", &Good::WORDS).map(|place| Good::ALL[place])
}

/// One card of the file; nothing where something is wrong with it, which is noted.
fn listed<'r, 't>(section: Section<'r, 't>) -> Option<Listed<'r, 't>> {
    let text = section.text("id");
    let id = text.and_then(Id::new);
    if let (Some(text), None) = (text, id) {
        section.mistake_at("id", Say::new("wrong-id").with("text", shorten(text)).with("most", Id::LONGEST));
    }
    let season = section.one_of("season", &Season::WORDS).map(|place| Season::ALL[place]);
    let mode = mode_of(&section);
    let sure = ["exists", "numbers", "in_season"].map(|key| section.provenance(key));
    let kind = section.one_of("type", &TYPES).and_then(|place| kind(&section, TYPES[place]));
    let (kind, goods, points) = kind?;
    let attack = mode != Some(Mode::Jarl) && matches!(kind, Kind::Picts { .. });
    if season == Some(Season::Final) && !attack {
        section.mistake_at("season", Say::new("wrong-final"));
        return None;
    }
    let [exists, numbers, in_season] = sure;
    let provenance = exists?.max(numbers?).max(in_season?);
    Some(Listed { section, id: id?, mode: mode?, season: season?, kind, goods, points, provenance })
}

/// What the card is, with an artisan's goods and points.
fn kind(section: &Section<'_, '_>, word: &str) -> Option<(Kind, Vec<Good>, u8)> {
    let common = ["id", "season", "mode", "type", "exists", "numbers", "in_season"];
    let only = |own: &[&str]| section.only(&[&common[..], own].concat());
    let plain = |kind: Kind| Some((kind, Vec::new(), 0));
    match word {
        "artisan" => {
            only(&["goods", "points"]);
            let goods = section.many_of("goods", &Good::WORDS, 1..=MOST_SPACES);
            let points = small(section, "points", 0..=99);
            let goods = goods?.into_iter().map(|place| Good::ALL[place]).collect();
            Some((Kind::Artisan(Artisan(0)), goods, points?))
        }
        "trader" => {
            only(&["good", "coins", "points"]);
            let (good, coins) = (good_of(section), small(section, "coins", 1..=9));
            let points = small(section, "points", 0..=99);
            plain(Kind::Trader { good: good?, coins: coins?, points: points? })
        }
        "warrior" => {
            only(&["defence"]);
            plain(Kind::Warrior { defence: small(section, "defence", 1..=9)? })
        }
        "ship" => {
            only(&["spaces"]);
            plain(Kind::Ship { spaces: small(section, "spaces", 1..=MOST_ABOARD)? })
        }
        "feast" => {
            only(&[]);
            plain(Kind::Feast)
        }
        "journey" => {
            only(&["points"]);
            plain(Kind::Journey { points: small(section, "points", 0..=99)? })
        }
        "oracle" => {
            only(&["good"]);
            plain(Kind::Oracle { good: good_of(section)? })
        }
        "picts" => {
            only(&["points"]);
            plain(Kind::Picts { attack: 0, points: small(section, "points", 0..=30)? })
        }
        _ => {
            only(&["effect"]);
            let powers: Vec<Power> = Power::ALL.into_iter().filter(|power| power.type_word() == word).collect();
            let words: Vec<&str> = powers.iter().map(|power| power.word()).collect();
            plain(Kind::Special(powers[section.one_of("effect", &words)?]))
        }
    }
}

/// Names are unique, each special card exists once, and so does the final attack.
fn once_each(root: &Section<'_, '_>, listed: &[Listed<'_, '_>], whole: bool) {
    let (mut names, mut powers, mut finals) = (BTreeSet::new(), Vec::new(), 0);
    for card in listed {
        if !names.insert(card.id) {
            card.section.mistake_at("id", Say::new("wrong-id-twice").with("card", card.id.to_string()));
        }
        if let Kind::Special(power) = card.kind {
            if powers.contains(&power) {
                card.section.mistake_at("effect", Say::new("wrong-effect-twice").with("effect", power.word()));
            } else {
                powers.push(power);
            }
        }
        if card.season == Season::Final {
            finals += 1;
            if finals > 1 {
                card.section.mistake_at("season", Say::new("wrong-final-twice"));
            }
        }
    }
    if !whole {
        return;
    }
    for power in Power::ALL {
        if !powers.contains(&power) {
            let say = Say::new("wrong-effect-missing").with("type", power.type_word());
            root.mistake(say.with("effect", power.word()));
        }
    }
    if finals == 0 {
        root.mistake(Say::new("wrong-final-missing"));
    }
}

/// The autumn cards that stay in the box. Rulebook p. 2, the box below the set-up.
fn removed(root: &Section<'_, '_>, listed: &[Listed<'_, '_>], mode: Mode, seats: u8) -> BTreeSet<Id> {
    let ids: Vec<&str> = listed.iter().map(|card| card.id.as_str()).collect();
    let mut removed = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for removal in root.sections("removal") {
        removal.only(&["seats", "mode", "cards", "provenance"]);
        removal.provenance("provenance");
        let for_seats = removal.number("seats", 2..=5);
        let in_mode = mode_of(&removal);
        let cards = removal.many_of("cards", &ids, 1..=MOST_CARDS);
        let (Some(for_seats), Some(in_mode), Some(cards)) = (for_seats, in_mode, cards) else { continue };
        for card in cards.into_iter().map(|place| &listed[place]) {
            let of = |key: &'static str| Say::new(key).with("card", card.id.to_string());
            if card.season != Season::Autumn {
                removal.mistake_at("cards", of("wrong-removal-season"));
            }
            if card.mode > in_mode {
                removal.mistake_at("cards", of("wrong-removal-game"));
            }
            if !seen.insert((for_seats, card.id)) {
                removal.mistake_at("cards", of("wrong-removal-twice").with("seats", for_seats));
            }
            if for_seats == i64::from(seats) && in_mode <= mode {
                removed.insert(card.id);
            }
        }
    }
    removed
}

/// The rounds come out even, and there is a good for every space on a ship.
fn totals(root: &Section<'_, '_>, cards: &[&Listed<'_, '_>], goods: Option<Goods>, mode: Mode, seats: u8) {
    let game = |key: &'static str| Say::new(key).with("mode", mode.to_string()).with("seats", seats);
    let laid = cards.iter().filter(|card| !matches!(card.kind, Kind::Picts { .. })).count();
    let spots = Jorvik::spots(mode, seats);
    if laid == 0 || laid % spots != 0 {
        root.mistake(game("wrong-rounds").with("cards", laid).with("spots", spots));
    }
    let spaces: u32 =
        cards.iter().map(|card| if let Kind::Ship { spaces } = card.kind { spaces.into() } else { 0 }).sum();
    if let Some(goods) = goods.filter(|goods| u32::from(goods.total()) != spaces) {
        root.mistake(game("wrong-spaces").with("spaces", spaces).with("goods", goods.total()));
    }
}

/// Counts the artisans and the attacks.
fn numbered(root: &Section<'_, '_>, in_game: &[&Listed<'_, '_>]) -> (Vec<Entry>, Vec<Work>) {
    let (mut cards, mut works, mut attacks) = (Vec::new(), Vec::new(), 0_usize);
    for listed in in_game {
        let mut kind = listed.kind;
        match &mut kind {
            Kind::Artisan(artisan) => {
                *artisan = Artisan(works.len() as u8);
                works.push(Work::new(Card(cards.len() as u8), &listed.goods, listed.points));
            }
            Kind::Picts { attack, .. } => {
                *attack = attacks as u8;
                attacks += 1;
            }
            _ => {}
        }
        cards.push(Entry { id: listed.id, season: listed.season, kind, provenance: listed.provenance });
    }
    let most = [
        ("wrong-cards", cards.len(), MOST_CARDS),
        ("wrong-artisans", works.len(), MOST_ARTISANS),
        ("wrong-attacks", attacks, MOST_ATTACKS),
    ];
    for (key, count, most) in most {
        if count > most {
            root.mistake(Say::new(key).with("count", count).with("most", most));
        }
    }
    (cards, works)
}
