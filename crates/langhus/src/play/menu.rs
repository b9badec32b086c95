//! The choices on the screen: a numbered list, or groups of them when there are many.

use langhus_rules::Choice;

/// More than this are shown in groups.
const MANY: usize = 20;

/// The legal actions of one question and the groups that have been opened so far.
pub(super) struct Menu<'c> {
    levels: Vec<Vec<&'c Choice>>,
}

/// A line of the screen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Line<'c> {
    /// An action.
    One(&'c Choice),
    /// Several actions that begin at the same place of the table.
    Group {
        /// The place.
        place: &'c str,
        /// The actions, at least two.
        members: Vec<&'c Choice>,
    },
}

impl<'c> Menu<'c> {
    pub(super) fn new(choices: &'c [Choice]) -> Menu<'c> {
        Menu { levels: vec![choices.iter().collect()] }
    }

    fn shown(&self) -> &[&'c Choice] {
        self.levels.last().map_or(&[], Vec::as_slice)
    }

    /// What is on the screen now.
    pub(super) fn lines(&self) -> Vec<Line<'c>> {
        let choices = self.shown();
        let groups = if choices.len() > MANY { groups(choices) } else { Vec::new() };
        // Groups must shorten the list, and there must be at least two to choose from.
        if groups.len() < 2 || groups.len() == choices.len() {
            return choices.iter().map(|choice| Line::One(choice)).collect();
        }
        let line = |(place, members): (&'c str, Vec<&'c Choice>)| match members.as_slice() {
            [one] => Line::One(one),
            _ => Line::Group { place, members },
        };
        groups.into_iter().map(line).collect()
    }

    /// Opens a group.
    pub(super) fn open(&mut self, members: Vec<&'c Choice>) {
        self.levels.push(members);
    }

    /// Is a group open?
    pub(super) fn inside(&self) -> bool {
        self.levels.len() > 1
    }

    /// Closes the group that was opened last. False when none is open.
    pub(super) fn back(&mut self) -> bool {
        let inside = self.inside();
        if inside {
            self.levels.pop();
        }
        inside
    }
}

/// The choices by the first place in which their paths differ, in the order in which the places come up.
fn groups<'c>(choices: &[&'c Choice]) -> Vec<(&'c str, Vec<&'c Choice>)> {
    let place = |choice: &'c Choice, depth: usize| choice.path.get(depth).map_or("", String::as_str);
    let deepest = choices.iter().map(|choice| choice.path.len()).max().unwrap_or(0);
    let differs = |depth: &usize| choices.iter().any(|choice| place(choice, *depth) != place(choices[0], *depth));
    let depth = (0..deepest).find(differs).unwrap_or(0);
    let mut groups: Vec<(&str, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        let place = place(choice, depth);
        match groups.iter_mut().find(|(known, _)| *known == place) {
            Some((_, members)) => members.push(choice),
            None => groups.push((place, vec![choice])),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(paths: impl IntoIterator<Item = Vec<String>>) -> Vec<Choice> {
        let choice = |(index, path): (usize, Vec<String>)| Choice {
            index,
            notation: path.join(" "),
            text: path.join(" to "),
            path,
        };
        paths.into_iter().enumerate().map(choice).collect()
    }

    fn shape(menu: &Menu<'_>) -> Vec<(String, usize)> {
        let shape = |line| match line {
            Line::One(choice) => (choice.notation.clone(), 1),
            Line::Group { place, members } => (place.to_owned(), members.len()),
        };
        menu.lines().into_iter().map(shape).collect()
    }

    #[test]
    fn few_choices_are_one_list() {
        let twenty = choices((0..20).map(|n| vec!["hut".into(), n.to_string()]));
        assert_eq!(Menu::new(&twenty).lines().len(), 20);
        let cells = choices((0..42).map(|n| vec![format!("cell-{n}")]));
        assert_eq!(Menu::new(&cells).lines().len(), 42, "groups of one each would not shorten the list");
    }

    #[test]
    fn many_choices_are_grouped_by_the_first_place_that_differs() {
        let ships = (0..3).flat_map(|ship| {
            (0..30).map(move |good| vec!["harbour".into(), format!("ship-{ship}"), format!("good-{good}")])
        });
        let all = choices(ships.chain([vec!["harbour".into(), "pass".into()]]));
        let mut menu = Menu::new(&all);
        let top = [("ship-0", 30), ("ship-1", 30), ("ship-2", 30), ("harbour pass", 1)];
        assert_eq!(shape(&menu), top.map(|(place, count)| (place.to_owned(), count)));

        let Some(Line::Group { members, .. }) = menu.lines().into_iter().nth(1) else { panic!("ship-1 is a group") };
        menu.open(members);
        assert_eq!(shape(&menu).len(), 30);
        assert_eq!(shape(&menu)[29].0, "harbour ship-1 good-29");
        assert!(menu.back() && !menu.back());
        assert_eq!(shape(&menu).len(), 4);
    }
}
