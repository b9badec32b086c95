//! A person at a table: shows, asks, plays, until the game is over or the person leaves.

use std::path::Path;

use langhus_rules::{Arg, Choice, Language, Numbering, Say, Seat, Seats, UndoRefused};
use langhus_table::Hosted;
use langhus_table::words::older_rules;

use super::companion::Companions;
use super::input::Input;
use super::menu::{Line, Menu};
use crate::words::{self, say, word};
use crate::{Console, Failure, Listed, files, standings};

pub(super) struct Session<'s> {
    pub(super) game: &'s Listed,
    pub(super) table: Box<dyn Hosted>,
    /// The seats the person plays.
    pub(super) own: Seats,
    pub(super) language: Language,
    /// Plays all other seats.
    pub(super) others: Companions,
    /// How many moves each seat of the person has read about.
    pub(super) seen: [usize; Seat::MOST],
    /// Has anything been played that is not saved?
    pub(super) unsaved: bool,
    /// The owner's edition, which a saved game needs again.
    pub(super) edition: Option<&'s Path>,
}

/// What an answer led to.
enum Turn {
    /// The table has changed.
    Moved,
    /// The same question again.
    Again,
    /// The person leaves.
    Left,
}

impl Session<'_> {
    pub(super) fn run(mut self, console: &mut Console<'_>) -> Result<(), Failure> {
        for seat in Seat::all(self.table.seats()) {
            self.seen[seat.index()] = self.noticed(seat);
        }
        self.welcome(console)?;
        loop {
            self.let_others_play()?;
            let Some(seat) = self.table.awaited().iter().find(|seat| self.own.contains(*seat)) else { break };
            self.show(seat, console)?;
            if !self.answer(seat, console)? {
                return Ok(());
            }
        }
        self.finish(console)
    }

    /// How many actions a seat has noticed.
    fn noticed(&self, seat: Seat) -> usize {
        self.table.positions(Numbering::Noticed(seat.into()))
    }

    fn welcome(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let title = self.game.title(self.language);
        let own = self.list_of(self.own);
        let hello = Say::new("play-welcome").with("title", title).with("count", self.own.len()).with("seats", own);
        writeln!(console.out, "{}", say(&hello, self.language))?;
        let others: Seats = Seat::all(self.table.seats()).filter(|seat| !self.own.contains(*seat)).collect();
        if !others.is_empty() {
            let announcement = self.others.announcement(self.language);
            let announcement = announcement.with("count", others.len()).with("seats", self.list_of(others));
            writeln!(console.out, "{}", say(&announcement, self.language))?;
        }
        if let Some(told) = older_rules(&**self.game, self.table.revision(), self.language) {
            writeln!(console.out, "{told}")?;
        }
        writeln!(console.out, "{}", word("play-hint", self.language))?;
        Ok(())
    }

    fn list_of(&self, seats: Seats) -> Arg {
        seats.iter().map(|seat| Arg::from(seat.number().to_string())).collect::<Vec<_>>().into()
    }

    fn let_others_play(&mut self) -> Result<(), Failure> {
        while let Some(seat) = self.table.awaited().iter().find(|seat| !self.own.contains(*seat)) {
            let notation = self.others.choose(&*self.table, seat)?;
            if let Err(error) = self.table.play(seat, &notation) {
                let why = self.table.explain(&error, self.language);
                return Err(Failure::failed(format!("Seat {seat} was offered \"{notation}\" and then refused: {why}")));
            }
            self.unsaved = true;
        }
        Ok(())
    }

    /// The table, and what has happened since the seat was asked last.
    fn show(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<(), Failure> {
        writeln!(console.out, "\n{}", self.table.sketch(seat.into(), self.language).trim_end())?;
        let news = self.table.log(seat.into(), Numbering::Noticed(seat.into()), self.seen[seat.index()], self.language);
        if !news.is_empty() {
            writeln!(console.out)?;
        }
        for line in news {
            writeln!(console.out, "· {}", line.text)?;
        }
        self.seen[seat.index()] = self.noticed(seat);
        Ok(())
    }

    /// Asks until the table has changed. False when the person leaves.
    fn answer(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<bool, Failure> {
        let choices = self.table.choices(seat, self.language);
        let mut menu = Menu::new(&choices);
        loop {
            self.question(seat, &menu, console)?;
            let Some(line) = console.ask("> ")? else { return Ok(false) };
            match self.obey(Input::read(&line, &choices), seat, &choices, &mut menu, console)? {
                Turn::Moved => return Ok(true),
                Turn::Again => (),
                Turn::Left => return Ok(false),
            }
        }
    }

    fn question(&self, seat: Seat, menu: &Menu<'_>, console: &mut Console<'_>) -> Result<(), Failure> {
        let mut prompt = self.table.prompt(seat, self.language).unwrap_or_default();
        if self.own.len() > 1 {
            prompt = format!("{}: {prompt}", self.table.names()[seat.index()]);
        }
        writeln!(console.out, "\n{prompt}")?;
        let lines = menu.lines();
        for (n, line) in lines.iter().enumerate() {
            let text = match line {
                Line::One(choice) => format!("{}  [{}]", choice.text, choice.notation),
                Line::Group { place, members } => self.describe_group(place, members),
            };
            writeln!(console.out, "{:>4}  {text}", n + 1)?;
        }
        if menu.inside() {
            writeln!(console.out, "{:>4}  {}", "b", word("choice-back", self.language))?;
        }
        if let [Line::One(_)] = lines.as_slice() {
            writeln!(console.out, "      {}", word("choice-only", self.language))?;
        }
        Ok(())
    }

    fn describe_group(&self, place: &str, members: &[&Choice]) -> String {
        let text = |choice: Option<&&Choice>| choice.map_or_else(String::new, |choice| choice.text.clone());
        let group = Say::new("choice-group")
            .with("place", place.to_owned())
            .with("count", members.len())
            .with("first", text(members.first()))
            .with("last", text(members.last()));
        say(&group, self.language)
    }

    fn obey<'c>(
        &mut self,
        input: Input,
        seat: Seat,
        choices: &'c [Choice],
        menu: &mut Menu<'c>,
        console: &mut Console<'_>,
    ) -> Result<Turn, Failure> {
        let mut lines = menu.lines();
        match input {
            Input::Enter => match choices {
                [only] => return self.act(seat, &only.notation, console),
                _ => writeln!(console.out, "{}", word("enter-is-nothing", self.language))?,
            },
            Input::Number(number) if (1..=lines.len()).contains(&number) => match lines.swap_remove(number - 1) {
                Line::One(choice) => return self.act(seat, &choice.notation, console),
                Line::Group { members, .. } => menu.open(members),
            },
            Input::Number(number) => {
                // A number too large for the message is certainly not on the screen.
                let wrong = Say::new("no-such-number").with("number", number.to_string()).with("most", lines.len());
                writeln!(console.out, "{}", say(&wrong, self.language))?;
            }
            Input::Action(notation) => return self.act(seat, &notation, console),
            Input::Back if menu.back() => (),
            Input::Back => writeln!(console.out, "{}", word("nothing-to-close", self.language))?,
            Input::Undo => match self.undo() {
                Ok(()) => return Ok(Turn::Moved),
                Err(refused) => writeln!(console.out, "{}", refused.text(self.language))?,
            },
            Input::Save(file) if file.is_empty() => writeln!(console.out, "{}", word("save-where", self.language))?,
            Input::Save(file) => self.save(&file, console)?,
            Input::Log => self.log(seat, console)?,
            Input::Table => {
                writeln!(console.out, "\n{}", self.table.sketch(seat.into(), self.language).trim_end())?;
            }
            Input::Help => writeln!(console.out, "{}", word("play-help", self.language))?,
            Input::Quit => {
                self.offer_to_save(console)?;
                return Ok(Turn::Left);
            }
        }
        Ok(Turn::Again)
    }

    fn act(&mut self, seat: Seat, notation: &str, console: &mut Console<'_>) -> Result<Turn, Failure> {
        match self.table.play(seat, notation) {
            Ok(()) => {
                self.unsaved = true;
                Ok(Turn::Moved)
            }
            Err(error) => {
                writeln!(console.out, "{}", self.table.explain(&error, self.language))?;
                Ok(Turn::Again)
            }
        }
    }

    /// Takes back the last action, if one of the person's seats played it.
    fn undo(&mut self) -> Result<(), UndoRefused> {
        let mut best = Err(UndoRefused::NotYours);
        for seat in self.own.iter() {
            let may = self.table.may_undo(seat).map(|number| (number, seat));
            // The latest action of all; and of two refusals the one that is not about somebody else's action.
            if may.is_ok() && may.ok() > best.ok() || best == Err(UndoRefused::NotYours) {
                best = may;
            }
        }
        let (_, seat) = best?;
        self.table.undo(seat)?;
        self.unsaved = true;
        for seat in self.own.iter() {
            let noticed = self.noticed(seat);
            let seen = &mut self.seen[seat.index()];
            *seen = noticed.min(*seen);
        }
        Ok(())
    }

    fn log(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Failure> {
        let lines = self.table.log(seat.into(), Numbering::Noticed(seat.into()), 0, self.language);
        if lines.is_empty() {
            writeln!(console.out, "{}", word("log-empty", self.language))?;
        }
        for line in lines {
            writeln!(console.out, "{:>4}  {}", line.number, line.text)?;
        }
        Ok(())
    }

    /// Saves, and says so or why not.
    fn save(&mut self, file: &str, console: &mut Console<'_>) -> Result<(), Failure> {
        if let Err(why) = files::write_saga(Path::new(file), &self.table.saga()) {
            writeln!(console.out, "{}", say(&why, self.language))?;
            return Ok(());
        }
        self.unsaved = false;
        let over = self.table.awaited().is_empty();
        let saved = Say::new(if over { "saved-finished" } else { "saved" })
            .with("file", file.to_owned())
            .with("command", if over { format!("replay {}", quoted(file)) } else { self.resuming(file) })
            .with("program", words::program().to_owned());
        writeln!(console.out, "{}", say(&saved, self.language))?;
        Ok(())
    }

    /// The arguments with which this game goes on.
    fn resuming(&self, file: &str) -> String {
        let seats: String = self.own.iter().map(|seat| format!(" --seat {seat}")).collect();
        let edition = self.edition.map(|path| format!(" --edition {}", quoted(&path.display().to_string())));
        let edition = edition.unwrap_or_default();
        format!("play {} --resume {}{seats}{edition}", self.game.id(), quoted(file))
    }

    fn offer_to_save(&mut self, console: &mut Console<'_>) -> Result<(), Failure> {
        while self.unsaved {
            writeln!(console.out, "{}", word("save-offer", self.language))?;
            let Some(line) = console.ask("> ")? else { break };
            let file = match Input::read(&line, &[]) {
                Input::Enter | Input::Quit => break,
                Input::Save(file) => file,
                _ => line,
            };
            self.save(&file, console)?;
        }
        Ok(())
    }

    fn finish(mut self, console: &mut Console<'_>) -> Result<(), Failure> {
        // Somebody with several seats has followed the game from the one that was asked last.
        let seat = self.own.iter().max_by_key(|seat| self.seen[seat.index()]).unwrap_or_default();
        self.show(seat, console)?;
        writeln!(console.out, "\n{}", word("play-over", self.language))?;
        standings::write(&*self.table, self.language, console.out)?;
        writeln!(console.out)?;
        self.offer_to_save(console)
    }
}

/// A file name as it must be typed into a shell.
fn quoted(file: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./:+,@%\\".contains(c);
    if !file.is_empty() && file.chars().all(plain) {
        file.to_owned()
    } else {
        format!("'{}'", file.replace('\'', r"'\''"))
    }
}
