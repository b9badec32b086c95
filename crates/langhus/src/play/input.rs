//! What a person can type when a choice is asked.

use langhus_rules::Choice;

/// A line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// Nothing but Enter.
    Enter,
    /// The number of something on the screen, counted from 1.
    Number(usize),
    /// An action in words.
    Action(String),
    /// Back to the groups.
    Back,
    /// Take the last action back.
    Undo,
    /// Save, to this file.
    Save(String),
    /// Show the log.
    Log,
    /// Show the table again.
    Table,
    /// Explain all this.
    Help,
    /// Leave.
    Quit,
}

impl Input {
    /// Understands a line. A number is always one from the screen, and a legal action goes before a command.
    pub(super) fn read(line: &str, choices: &[Choice]) -> Input {
        let line = line.trim();
        let words = line.split_whitespace().collect::<Vec<_>>();
        let notation = words.join(" ").to_lowercase();
        if let Ok(number) = notation.parse() {
            return Input::Number(number);
        }
        if choices.iter().any(|choice| choice.notation == notation) {
            return Input::Action(notation);
        }
        match words.as_slice() {
            [] => Input::Enter,
            ["b"] => Input::Back,
            ["u"] => Input::Undo,
            ["l"] => Input::Log,
            ["t"] => Input::Table,
            ["?"] => Input::Help,
            ["q"] => Input::Quit,
            // The name of a file is kept as it is, spaces and capitals too.
            ["s", ..] => Input::Save(line[1..].trim().to_owned()),
            _ => Input::Action(notation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(notation: &str) -> Choice {
        Choice { index: 0, notation: notation.into(), text: String::new(), path: Vec::new() }
    }

    #[test]
    fn numbers_actions_commands_and_files_are_told_apart() {
        let read = |line| Input::read(line, &[choice("mark 5"), choice("b")]);
        assert_eq!(read(""), Input::Enter);
        assert_eq!(read(" 12 "), Input::Number(12));
        assert_eq!(read(" Mark  5"), Input::Action("mark 5".into()));
        assert_eq!(read("b"), Input::Action("b".into()), "a legal action goes before a command");
        assert_eq!(Input::read("b", &[]), Input::Back);
        assert_eq!(read("s My Games/one two.saga"), Input::Save("My Games/one two.saga".into()));
        assert_eq!(read("s"), Input::Save(String::new()));
        assert_eq!(read("sail north"), Input::Action("sail north".into()));
        assert_eq!(read("-3"), Input::Action("-3".into()));
    }
}
