//! Does a net fit a table? It knows one revision and edition, one version of the encoding, and the kinds of table it has learned.

use std::fmt;

use langhus_rules::Sense;

use super::{HIDDEN, Net, Parts};

/// Why a net is of no use at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There is none.
    NoNet,
    /// It learned another game.
    Game,
    /// It learned another revision of the rules.
    Revision,
    /// It learned another edition.
    Edition,
    /// It reads another version of the encoding.
    Encoding,
    /// It has not learned these options or this number of seats.
    Table,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Misfit::NoNet => "none was given",
            Misfit::Game => "the net learned another game",
            Misfit::Revision => "the net learned another revision of the rules",
            Misfit::Edition => "the net learned another edition",
            Misfit::Encoding => "the net reads another version of the encoding",
            Misfit::Table => "the net has not learned these options with so many seats",
        })
    }
}

impl Net {
    /// Can the net judge at this table? `bytes` is an encoded position of it.
    ///
    /// # Errors
    /// Why not.
    pub fn fits<G: Sense>(&self, rules: &G, bytes: &[u8]) -> Result<(), Misfit> {
        let table = bytes.get(..G::TABLE_BYTES).unwrap_or(bytes);
        match () {
            () if self.parts.game != G::ID => Err(Misfit::Game),
            () if self.parts.revision != rules.revision() => Err(Misfit::Revision),
            () if self.parts.edition != rules.edition() => Err(Misfit::Edition),
            () if !self.reads::<G>() => Err(Misfit::Encoding),
            () if !self.parts.tables.iter().any(|known| known == table) => Err(Misfit::Table),
            () => Ok(()),
        }
    }

    /// Is it this version of the encoding, and as long?
    fn reads<G: Sense>(&self) -> bool {
        let Parts { encoding, most, known, items, .. } = &self.parts;
        (*encoding, most.len(), known.len()) == (G::ENCODING, G::BYTES, G::FACETS)
            && items.len() == G::ITEMS.len() * (HIDDEN + 1)
    }
}

#[cfg(test)]
mod tests {
    use langhus_rules::{Edition, Encode, Game, Options};
    use tic_tac_toe::TicTacToe;

    use super::*;

    /// Whether a net that knows nothing fits a table of tic-tac-toe after this change.
    fn after(change: impl Fn(&mut Parts)) -> Result<(), Misfit> {
        let edition = Edition::new(TicTacToe::EDITIONS[0]);
        let rules = TicTacToe::new(&edition, &Options::standard(TicTacToe::OPTIONS), 2).unwrap();
        let mut net = Net::blank(&rules);
        change(&mut net.parts);
        net.fits(&rules, &[0; TicTacToe::BYTES])
    }

    #[test]
    fn a_net_fits_what_it_learned_and_nothing_else() {
        assert_eq!(after(|_| {}), Ok(()));
        assert_eq!(after(|parts| parts.game = "connect-four".into()), Err(Misfit::Game));
        assert_eq!(after(|parts| parts.revision += 1), Err(Misfit::Revision));
        assert_eq!(after(|parts| parts.edition ^= 1), Err(Misfit::Edition));
        assert_eq!(after(|parts| parts.encoding += 1), Err(Misfit::Encoding));
        assert_eq!(after(|parts| parts.known.push(0)), Err(Misfit::Encoding));
        assert_eq!(after(|parts| parts.items.extend([0; HIDDEN + 1])), Err(Misfit::Encoding));
        assert_eq!(after(|parts| parts.tables = vec![vec![3]]), Err(Misfit::Table));
    }
}
