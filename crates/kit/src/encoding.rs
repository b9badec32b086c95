//! Encodings tell what a seat knows, and no more: the same numbers come from the position and from any world that fits
//! what the seat has seen.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use langhus_rules::{Encode, Encoding, Glance, Saga, Scale, Seat, Table, Voice};
use sha2::{Digest, Sha256};

use crate::cases::{Outcome, Position, Tables, ensure};
use crate::{allocations, golden};

pub(crate) fn position<G: Voice + Encode>(position: &Position<'_, G>) -> Outcome {
    let Position { rules, state, start, .. } = *position;
    let encoding = Encoding::of::<G>();
    let mut chance = position.chance;
    let name = |byte: usize| encoding.field(byte).map_or("nothing", |field| field.name);
    // What was there before must not shine through.
    let (mut real, mut imagined, mut first) = (vec![7; G::BYTES], vec![9; G::BYTES], vec![5; G::BYTES]);
    for seat in Seat::all(rules.seats()) {
        let allocated = allocations(|| rules.encode(state, seat, &mut real));
        ensure!(allocated == 0, "encoding for seat {seat} allocated {allocated} times");
        let world = rules.imagine(&rules.view(state, seat.into()), &mut chance);
        rules.encode(&world, seat, &mut imagined);
        if let Some(byte) = (0..G::BYTES).find(|byte| real[*byte] != imagined[*byte]) {
            return Err(format!(
                "\"{}\" tells seat {seat} something it cannot know: {} here, {} in a world it imagines",
                name(byte),
                real[byte],
                imagined[byte]
            ));
        }
        for (byte, value) in real.iter().enumerate() {
            let most = encoding.field(byte).map_or(0, |field| field.scale.most());
            ensure!(*value <= most, "\"{}\" is {value} for seat {seat}, more than {most}", name(byte));
        }
        rules.encode(start, seat, &mut first);
        let same = first[..G::TABLE_BYTES] == real[..G::TABLE_BYTES];
        ensure!(same, "what the encoding says of the table changed in play");
        facets(rules, seat, state, &world)?;
    }
    Ok(())
}

/// The facets of what a seat may do are the same in a world that it imagines.
fn facets<G: Voice + Encode>(rules: &G, seat: Seat, state: &G::State, world: &G::State) -> Outcome {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let (here, there) = (Glance { rules, state, seat }, Glance { rules, state: world, seat });
    for action in legal {
        let (real, imagined) = (G::facets(&here, action), G::facets(&there, action));
        let name = rules.notation(action);
        ensure!(real == imagined, "the facets of \"{name}\" tell seat {seat} something it cannot know");
        let largest = real.iter().max().unwrap_or(0);
        ensure!(largest < G::FACETS, "\"{name}\" has facet {largest}, but there are only {}", G::FACETS);
    }
    Ok(())
}

/// The list of features makes sense by itself.
pub(crate) fn list<G: Voice + Encode>() {
    let encoding = Encoding::of::<G>();
    let names: BTreeSet<_> = encoding.fields.iter().map(|field| field.name).collect();
    assert_eq!(names.len(), encoding.fields.len(), "two features of {} share a name", G::ID);
    let sum: usize = encoding.fields.iter().map(|field| field.shape.iter().product::<usize>()).sum();
    assert_eq!(sum, encoding.bytes, "the features of {} fill its bytes", G::ID);
    assert!(encoding.fields.iter().all(|field| field.scale != Scale::Count(0) && !field.about.is_empty()));
}

/// The version of the encoding, and a hash of the encodings of the recorded games with the facets of what was done.
fn fingerprint<G: Voice + Encode>(folder: &str) -> String {
    let mut hash = Sha256::new();
    let mut bytes = vec![0; G::BYTES];
    for tables in &Tables::<G>::all() {
        let file = golden::file(folder, tables);
        let saga = Saga::read(&golden::read(&file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let mut table = tables.deal(saga.seed);
        for played in &saga.moves {
            for seat in Seat::all(table.seats()) {
                tables.rules.encode(table.state(), seat, &mut bytes);
                hash.update(&bytes);
            }
            let action = tables.rules.parse(&played.notation).expect("a golden record can be read");
            let glance = Glance { rules: &*tables.rules, state: table.state(), seat: played.seat };
            G::facets(&glance, action).iter().for_each(|facet| hash.update(facet.to_le_bytes()));
            table.act(played.seat, action).expect("a golden record replays");
        }
    }
    let digits: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{}\n{digits}\n", G::ENCODING)
}

/// Where the encodings are written down.
fn file(folder: &str) -> PathBuf {
    Path::new(folder).join("encoding")
}

/// Is this version what was written down?
fn is_known<G: Encode>(known: &str) -> bool {
    known.lines().next() == Some(&G::ENCODING.to_string())
}

/// Writes the encodings of a new version down.
pub(crate) fn record<G: Voice + Encode>(folder: &str) {
    let known = std::fs::read_to_string(file(folder)).unwrap_or_default();
    if !is_known::<G>(&known) {
        golden::write(&file(folder), &fingerprint::<G>(folder));
    }
}

/// The encodings of the recorded games are what they were, or the version is another.
///
/// # Panics
/// If they differ.
pub(crate) fn golden<G: Voice + Encode>(folder: &str) {
    let known = std::fs::read_to_string(file(folder)).unwrap_or_default();
    let version = G::ENCODING;
    assert!(
        is_known::<G>(&known),
        "version {version} of {}'s encoding is not written down; LANGHUS_BLESS=1 does it",
        G::ID
    );
    let found = fingerprint::<G>(folder);
    assert_eq!(found, known, "the same positions of {} give other bytes: raise Encode::ENCODING", G::ID);
}
