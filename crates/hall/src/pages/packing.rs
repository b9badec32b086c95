//! Packs a stream of events so that each can be read as soon as it comes.
//!
//! Two steps of a game look much alike, so each is packed with the one before as a preset dictionary. A compressor that
//! lived as long as its stream would hold a quarter of a megabyte for each; instead one is made for every event and told
//! what the browser's own window holds at that moment (RFC 1951 lets a block refer to whatever came before it).

use flate2::{Compress, Compression, FlushCompress};

/// So far back a block refers: a step or two. It is all that is kept of a stream between two events.
const WINDOW: usize = 16 * 1024;
/// The head of a gzip file (RFC 1952): packed by deflate, without a name or a time, by an unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// A stream that is packed as it goes.
#[derive(Default)]
pub(super) struct Packer {
    /// The end of what was packed so far.
    window: Vec<u8>,
}

impl Packer {
    /// What opens the stream.
    pub(super) fn head() -> Vec<u8> {
        HEAD.to_vec()
    }

    /// Packs an event; whoever gets it can read it whole.
    pub(super) fn pack(&mut self, event: &[u8]) -> Vec<u8> {
        let mut packer = Compress::new(Compression::default(), false);
        if !self.window.is_empty() && packer.set_dictionary(&self.window).is_err() {
            debug_assert!(false, "a fresh compressor takes a dictionary");
        }
        let mut packed = Vec::with_capacity(event.len() / 2 + 64);
        while packer.total_in() < event.len() as u64 || packed.len() == packed.capacity() {
            packed.reserve(event.len() / 2 + 64);
            let rest = &event[packer.total_in() as usize..];
            if packer.compress_vec(rest, &mut packed, FlushCompress::Sync).is_err() {
                break;
            }
        }
        let event = &event[event.len().saturating_sub(WINDOW)..];
        self.window.drain(..(self.window.len() + event.len()).saturating_sub(WINDOW));
        self.window.extend_from_slice(event);
        packed
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    /// What a browser reads of the stream so far.
    fn read(reader: &mut Decompress, packed: &[u8]) -> String {
        let mut text = Vec::with_capacity(1 << 20);
        reader.decompress_vec(packed, &mut text, FlushDecompress::Sync).expect("it can be read");
        String::from_utf8(text).expect("it is text")
    }

    #[test]
    fn each_event_can_be_read_when_it_comes_and_the_next_one_costs_little() {
        let mut packer = Packer::default();
        let mut reader = Decompress::new(false);
        let board: String =
            (0..3000).map(|n| format!("<circle cx=\"{}\" r=\"{}\"/>", n * 7919 % 1000, n % 13)).collect();
        let first = packer.pack(board.as_bytes());
        assert_eq!(read(&mut reader, &first), board, "longer than the window");
        let mut costs = Vec::new();
        for number in 0..20 {
            let step = format!("{}{number}{}", &board[..4000], &board[4000..8000]);
            let packed = packer.pack(step.as_bytes());
            costs.push(packed.len());
            assert_eq!(read(&mut reader, &packed), step);
            assert!(packer.window.len() <= WINDOW);
        }
        let alone = Packer::default().pack(&board.as_bytes()[..8000]).len();
        assert!(costs[5..].iter().all(|cost| cost * 5 < alone), "{costs:?} bytes each, {alone} alone");
    }

    #[test]
    fn what_is_random_or_empty_is_packed_too() {
        let mut packer = Packer::default();
        let mut reader = Decompress::new(false);
        let mut seed = 1_u64;
        let mut letter = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            char::from(b'!' + (seed >> 40) as u8 % 90)
        };
        for length in [0, 1, 100, 40_000, 0, 70_000] {
            let text: String = (0..length).map(|_| letter()).collect();
            let packed = packer.pack(text.as_bytes());
            assert_eq!(read(&mut reader, &packed), text);
        }
    }
}
