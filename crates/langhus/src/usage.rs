//! What is said when the arguments are wrong: one sentence, and the right usage.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{ArgAction, Command, CommandFactory};
use langhus_rules::Mistakes;

use crate::Failure;
use crate::arguments::Arguments;

/// The command with a usage for every subcommand that names all its arguments.
pub(crate) fn command() -> Command {
    let mut root = Arguments::command();
    let names: Vec<_> = root.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for name in names {
        root = root.mut_subcommand(name, |command| {
            let usage = written(&command);
            command.override_usage(usage)
        });
    }
    root
}

/// How a subcommand is written, with all its arguments.
fn written(command: &Command) -> String {
    let mut usage = format!("langhus {}", command.get_name());
    let (positional, named): (Vec<_>, Vec<_>) = command.get_arguments().partition(|argument| argument.is_positional());
    for argument in positional.into_iter().chain(named) {
        let value = argument.get_value_names().filter(|_| argument.get_action().takes_values());
        let value = value.map(|names| names.join(" ")).unwrap_or_default();
        let text = match argument.get_long() {
            None => value,
            Some(name) => format!("--{name} {value}").trim_end().to_owned(),
        };
        let more = if matches!(argument.get_action(), ArgAction::Append) { "..." } else { "" };
        let text = if argument.is_required_set() { text } else { format!("[{text}]") };
        usage.push_str(&format!(" {text}{more}"));
    }
    usage
}

/// The usage of a subcommand, or of all of them when there is no such subcommand.
fn right(name: &str) -> String {
    let root = Arguments::command();
    let named = root.get_subcommands().filter(|command| command.get_name() == name).map(written).next();
    let all = || root.get_subcommands().map(written).collect::<Vec<_>>().join("\n       ");
    format!("Usage: {}", named.unwrap_or_else(all))
}

/// Arguments that the command cannot read.
pub(crate) fn wrong(error: &Error, command: &str) -> Failure {
    Failure::Usage { says: sentence(error), usage: right(command) }
}

/// Arguments that can be read, but that do not fit each other or the game. All that is wrong is said at once.
pub(crate) fn unfit(command: &str, mistakes: &Mistakes) -> Failure {
    Failure::Usage { says: mistakes.to_string(), usage: right(command) }
}

fn sentence(error: &Error) -> String {
    let told = |kind| words(error, kind).join(", ");
    let argument = plain(&told(ContextKind::InvalidArg));
    let value = told(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let commands = Arguments::command();
            let commands: Vec<_> = commands.get_subcommands().map(Command::get_name).collect();
            let near = meant(&words(error, ContextKind::SuggestedSubcommand));
            let named = told(ContextKind::InvalidSubcommand);
            format!("There is no command \"{named}\"{near}. The commands are {}.", commands.join(", "))
        }
        ErrorKind::UnknownArgument => {
            let near = meant(&words(error, ContextKind::SuggestedArg));
            format!("\"{argument}\" cannot be given here{near}.")
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("A value is missing behind {argument}."),
        ErrorKind::InvalidValue => {
            let near = meant(&words(error, ContextKind::SuggestedValue));
            let known = told(ContextKind::ValidValue);
            match argument.as_str() {
                "GAME" => format!("There is no game \"{value}\"{near}. The games are {known}."),
                _ => format!("{argument} cannot be \"{value}\"{near}. It can be {known}."),
            }
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(|why| format!(": {why}")).unwrap_or_default();
            format!("{argument} cannot be \"{value}\"{why}.")
        }
        ErrorKind::MissingRequiredArgument => format!("This is still missing: {argument}."),
        ErrorKind::ArgumentConflict => match plain(&told(ContextKind::PriorArg)) {
            prior if prior == argument => format!("{argument} can be given only once."),
            prior => format!("{argument} and {prior} cannot be given together."),
        },
        _ => {
            let rendered = error.render().to_string();
            let line = rendered.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            format!("The arguments are wrong: {line}.")
        }
    }
}

/// An argument as the usage writes it.
fn plain(argument: &str) -> String {
    argument.replace(['<', '>', '[', ']'], "")
}

/// Clap names the nearest last.
fn meant(near: &[String]) -> String {
    near.last().map(|near| format!(" (did you mean {near}?)")).unwrap_or_default()
}

fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}
