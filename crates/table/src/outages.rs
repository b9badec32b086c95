//! When nobody could play, because no server was there. While the house is closed nobody's time runs: clocks count the time
//! of the house, which stands still meanwhile.

/// When the house was closed, oldest first: from and until, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Outages(Vec<(i64, i64)>);

impl Outages {
    /// These. What overlaps counts once.
    pub fn new(mut known: Vec<(i64, i64)>) -> Outages {
        known.sort_unstable();
        let mut apart: Vec<(i64, i64)> = Vec::with_capacity(known.len());
        for (from, until) in known {
            match apart.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(until),
                _ => apart.push((from, until)),
            }
        }
        Outages(apart)
    }

    /// The time of the house at a moment: it never goes back, and all moments of an outage are one.
    pub fn house_time(&self, at: i64) -> i64 {
        let lost = |(from, until): &(i64, i64)| (at.min(*until) - from).max(0);
        at - self.0.iter().take_while(|(from, _)| *from < at).map(lost).sum::<i64>()
    }

    /// When the house will have this time, if it is not closed again; of all moments of an outage the last.
    pub fn moment(&self, house_time: i64) -> i64 {
        let mut lost = 0;
        for (from, until) in &self.0 {
            if from - lost > house_time {
                break;
            }
            lost += until - from;
        }
        house_time + lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_the_house_is_closed() {
        let outages = Outages::new(vec![(500, 600), (100, 200), (150, 250)]);
        let times = [0, 100, 180, 250, 300, 500, 550, 600, 1000].map(|at| outages.house_time(at));
        assert_eq!(times, [0, 100, 100, 100, 150, 350, 350, 350, 750]);
        assert!(times.is_sorted());
        for at in [0, 99, 250, 300, 499, 600, 1000] {
            assert_eq!(outages.moment(outages.house_time(at)), at, "of {at}");
        }
        assert_eq!(Outages::default().house_time(7), 7);
    }
}
