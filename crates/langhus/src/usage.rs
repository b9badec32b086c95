//! What is said when the arguments are wrong: one sentence, and the right usage.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{ArgAction, Command, CommandFactory};
use langhus_rules::{Language, Mistakes, Say, Sentence};

use crate::Failure;
use crate::arguments::Arguments;
use crate::words::{WORDS, language_of_the_system, say, word};

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
pub(crate) fn right(name: &str, language: Language) -> String {
    let root = Arguments::command();
    let named = root.get_subcommands().filter(|command| command.get_name() == name).map(written).next();
    let heading = word("usage", language);
    let indent = format!("\n{}", " ".repeat(heading.chars().count() + 1));
    let all = || root.get_subcommands().map(written).collect::<Vec<_>>().join(&indent);
    format!("{heading} {}", named.unwrap_or_else(all))
}

/// The language of whoever wrote these arguments: the one they name, or that of their system.
pub(crate) fn language_of(arguments: &[OsString]) -> Language {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    let named = words.windows(2).find(|pair| pair[0] == "--language").map(|pair| pair[1]);
    let named = named.or_else(|| words.iter().find_map(|word| word.strip_prefix("--language=")));
    named.and_then(|code| code.parse().ok()).unwrap_or_else(language_of_the_system)
}

/// Arguments that the command cannot read.
pub(crate) fn wrong(error: &Error, arguments: &[OsString]) -> Failure {
    let command = arguments.get(1).and_then(|name| name.to_str()).unwrap_or_default();
    Failure::Usage { says: sentence(error, language_of(arguments)).into(), command: command.to_owned() }
}

/// Arguments that can be read, but that do not fit each other or the game. All that is wrong is said at once.
pub(crate) fn unfit(command: &str, mistakes: Mistakes) -> Failure {
    Failure::Usage { says: mistakes.into(), command: command.to_owned() }
}

/// Arguments that do not fit each other, in the command's own words.
pub(crate) fn unfitting(command: &str, say: Say) -> Failure {
    Failure::Usage { says: Sentence::of(&WORDS, say), command: command.to_owned() }
}

fn sentence(error: &Error, language: Language) -> String {
    let told = |kind| words(error, kind).join(", ");
    let argument = plain(&told(ContextKind::InvalidArg));
    let value = told(ContextKind::InvalidValue);
    let near = |kind| meant(&words(error, kind), language);
    let about = |key: &'static str| Say::new(key).with("argument", argument.clone()).with("value", value.clone());
    let said = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let commands = Arguments::command();
            let commands: Vec<_> = commands.get_subcommands().map(Command::get_name).collect();
            let named = told(ContextKind::InvalidSubcommand);
            let say = Say::new("usage-no-command").with("named", named).with("known", commands.join(", "));
            say.with("near", near(ContextKind::SuggestedSubcommand))
        }
        ErrorKind::UnknownArgument => about("usage-unknown").with("near", near(ContextKind::SuggestedArg)),
        ErrorKind::InvalidValue if value.is_empty() => about("usage-no-value"),
        ErrorKind::InvalidValue => {
            let key = if argument == "GAME" { "usage-no-game" } else { "usage-wrong-value" };
            let known = told(ContextKind::ValidValue);
            about(key).with("known", known).with("near", near(ContextKind::SuggestedValue))
        }
        ErrorKind::ValueValidation => {
            let told = |why: &(dyn std::error::Error + 'static)| match why.downcast_ref::<Sentence>() {
                Some(sentence) => sentence.in_language(language),
                None => why.to_string(),
            };
            let why = std::error::Error::source(error).map(|why| format!(": {}", told(why))).unwrap_or_default();
            about("usage-invalid").with("why", why)
        }
        ErrorKind::MissingRequiredArgument => about("usage-missing"),
        ErrorKind::ArgumentConflict => match plain(&told(ContextKind::PriorArg)) {
            prior if prior == argument => about("usage-twice"),
            prior => about("usage-conflict").with("prior", prior),
        },
        _ => {
            let rendered = error.render().to_string();
            let line = rendered.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            Say::new("usage-other").with("why", line)
        }
    };
    say(&said, language)
}

/// An argument as the usage writes it.
fn plain(argument: &str) -> String {
    argument.replace(['<', '>', '[', ']'], "")
}

/// Clap names the nearest last.
fn meant(near: &[String], language: Language) -> String {
    let said = |near: &String| format!(" {}", say(&Say::new("usage-meant").with("near", near.clone()), language));
    near.last().map(said).unwrap_or_default()
}

fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}
