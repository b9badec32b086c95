//! A game as it is kept: its seed, and what was chosen and thought wherever there was a choice.

use langhus_rules::Seed;

/// A decision in which more than one action was legal. What has only one is not kept: the rules know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The place of the action that was done, among the legal ones.
    pub place: u16,
    /// The share of a win that the search expected for whoever decided, of 255.
    pub win: u8,
    /// How often the search looked at each legal action: fifteenths of the most; nothing where the list is too long.
    pub looks: Vec<u8>,
}

/// A game from which something can be learnt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What dealt it.
    pub seed: Seed,
    /// Its choices in order.
    pub choices: Vec<Choice>,
}

/// Longer lists of actions are kept without looks: bids, of which there are hundreds.
pub(crate) const MOST_LOOKS: usize = 64;
/// The most choices of a game; no game comes near it.
const MOST_CHOICES: usize = 20_000;
/// The most that [`Lesson::looks`] say.
const FULL: u32 = 15;

/// Visits as fifteenths of the most.
pub(crate) fn looks(visits: &[u32]) -> Vec<u8> {
    if visits.len() > MOST_LOOKS {
        return Vec::new();
    }
    let most = visits.iter().copied().max().unwrap_or(0).max(1);
    visits.iter().map(|visits| ((visits * FULL + most / 2) / most) as u8).collect()
}

impl Lesson {
    /// As bytes: the seed, and for each choice the place (two bytes if it is above 127), the win, and the looks, two to a
    /// byte after their number.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.seed.bytes());
        bytes.extend((self.choices.len() as u16).to_le_bytes());
        for Choice { place, win, looks } in &self.choices {
            if *place < 128 {
                bytes.push(*place as u8);
            } else {
                bytes.extend([(*place >> 8) as u8 | 128, *place as u8]);
            }
            bytes.push(*win);
            bytes.push(looks.len() as u8);
            bytes.extend(looks.chunks(2).map(|pair| pair[0] | pair.get(1).map_or(0, |second| second << 4)));
        }
    }

    /// The same back; nothing if that is no lesson.
    pub(crate) fn read(mut bytes: &[u8]) -> Option<Lesson> {
        let seed = Seed::new(*take(&mut bytes)?);
        let count = usize::from(u16::from_le_bytes(*take(&mut bytes)?));
        if count > MOST_CHOICES {
            return None;
        }
        let mut choices = Vec::with_capacity(count);
        for _ in 0..count {
            let [first] = *take(&mut bytes)?;
            let place = if first < 128 {
                first.into()
            } else {
                let [low] = *take(&mut bytes)?;
                u16::from(first & 127) << 8 | u16::from(low)
            };
            let [win, length] = *take(&mut bytes)?;
            let length = usize::from(length);
            let (pairs, rest) = bytes.split_at_checked(length.div_ceil(2))?;
            bytes = rest;
            let looks = pairs.iter().flat_map(|pair| [pair & 15, pair >> 4]).take(length).collect();
            choices.push(Choice { place, win, looks });
        }
        bytes.is_empty().then_some(Lesson { seed, choices })
    }
}

/// The first bytes, which are gone afterwards.
fn take<'b, const COUNT: usize>(bytes: &mut &'b [u8]) -> Option<&'b [u8; COUNT]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_reads_back_and_half_of_it_does_not() {
        let choice = |place, visits: &[u32]| Choice { place, win: 200, looks: looks(visits) };
        let choices = vec![choice(2, &[0, 7, 200]), choice(400, &[]), choice(1, &[30, 10])];
        assert_eq!((&choices[0].looks[..], &choices[2].looks[..]), (&[0, 1, 15][..], &[15, 5][..]));
        let lesson = Lesson { seed: Seed::from_number(1), choices };
        let mut bytes = Vec::new();
        lesson.write(&mut bytes);
        assert_eq!(Lesson::read(&bytes), Some(lesson));
        assert!((0..bytes.len()).all(|length| Lesson::read(&bytes[..length]).is_none()));
        assert!(looks(&[1; 65]).is_empty(), "long lists are kept without looks");
    }
}
