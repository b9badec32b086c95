//! `langhus completions` and `langhus man`: what shells and `man` are told, made from the definition that reads the
//! arguments, so that they cannot fall behind it.

use std::path::Path;

use clap::Command;
use clap_mangen::Man;
use langhus_rules::Say;

use crate::arguments::{CompletionsArguments, ManArguments};
use crate::{Console, Failure, files, usage};

/// `langhus completions`.
pub(crate) fn completions(arguments: &CompletionsArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    // Written here first: clap would panic where nobody reads any more.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut usage::command(), "langhus", &mut script);
    Ok(console.out.write_all(&script)?)
}

/// `langhus man`.
pub(crate) fn man(arguments: &ManArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut root = usage::command();
    // So that each subcommand knows whose it is.
    root.build();
    if let Some(folder) = &arguments.out {
        files::make_folder(folder)?;
        return std::iter::once(&root).chain(root.get_subcommands()).try_for_each(|command| write(folder, command));
    }
    let Some(wanted) = arguments.command.as_deref() else {
        return Ok(console.out.write_all(&page(&root)?)?);
    };
    let known: Vec<_> = root.get_subcommands().map(Command::get_name).collect();
    let command = root.find_subcommand(wanted).ok_or_else(|| {
        let sentence = Say::new("usage-no-command").with("named", wanted.to_owned()).with("known", known.join(", "));
        Failure::says(sentence.with("near", ""))
    })?;
    Ok(console.out.write_all(&page(command)?)?)
}

/// How a page is called: `langhus`, `langhus-play`.
fn title(command: &Command) -> String {
    command.get_display_name().unwrap_or(command.get_name()).to_owned()
}

fn write(folder: &Path, command: &Command) -> Result<(), Failure> {
    files::write(&folder.join(format!("{}.1", title(command))), &page(command)?)
}

fn page(command: &Command) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    let source = format!("Langhus {}", env!("CARGO_PKG_VERSION"));
    Man::new(command.clone()).title(title(command)).source(source).manual("Langhus").render(&mut page)?;
    Ok(page)
}
