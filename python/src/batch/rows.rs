//! The rows of the arrays in which a batch tells its games.

/// How long the rows are.
#[derive(Clone, Copy)]
pub(crate) struct Widths {
    pub(crate) observation: usize,
    pub(crate) actions: usize,
    pub(crate) legal: usize,
    pub(crate) seats: usize,
}

/// The rows of some neighbouring games.
pub(crate) struct Rows<'a> {
    pub(crate) widths: Widths,
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [i8],
    pub(crate) legal: &'a mut [i32],
    pub(crate) count: &'a mut [i32],
    pub(crate) seat: &'a mut [i64],
    pub(crate) done: &'a mut [bool],
    pub(crate) reward: &'a mut [f32],
    pub(crate) score: &'a mut [i32],
}

/// The row of one game.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [i8],
    pub(crate) legal: &'a mut [i32],
    pub(crate) count: &'a mut i32,
    pub(crate) seat: &'a mut i64,
    pub(crate) done: &'a mut bool,
    pub(crate) reward: &'a mut [f32],
    pub(crate) score: &'a mut [i32],
}

impl<'a> Rows<'a> {
    /// The rows of the first so many games, and the others.
    pub(crate) fn split(self, games: usize) -> (Rows<'a>, Rows<'a>) {
        let widths = self.widths;
        let (observation, observations) = self.observation.split_at_mut(games * widths.observation);
        let (mask, masks) = self.mask.split_at_mut(games * widths.actions);
        let (legal, legals) = self.legal.split_at_mut(games * widths.legal);
        let (count, counts) = self.count.split_at_mut(games);
        let (seat, seats) = self.seat.split_at_mut(games);
        let (done, dones) = self.done.split_at_mut(games);
        let (reward, rewards) = self.reward.split_at_mut(games * widths.seats);
        let (score, scores) = self.score.split_at_mut(games * widths.seats);
        let first = Rows { widths, observation, mask, legal, count, seat, done, reward, score };
        let others = Rows {
            widths,
            observation: observations,
            mask: masks,
            legal: legals,
            count: counts,
            seat: seats,
            done: dones,
            reward: rewards,
            score: scores,
        };
        (first, others)
    }

    /// The row of the game with this number.
    #[inline]
    pub(crate) fn row(&mut self, game: usize) -> Row<'_> {
        let Widths { observation, actions, legal, seats } = self.widths;
        Row {
            observation: &mut self.observation[game * observation..][..observation],
            mask: &mut self.mask[game * actions..][..actions],
            legal: &mut self.legal[game * legal..][..legal],
            count: &mut self.count[game],
            seat: &mut self.seat[game],
            done: &mut self.done[game],
            reward: &mut self.reward[game * seats..][..seats],
            score: &mut self.score[game * seats..][..seats],
        }
    }
}
