//! The arguments of every subcommand.

use std::ffi::OsString;
use std::fmt::Display;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread::available_parallelism;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use langhus_bots::{Kind, Level, Spec};
use langhus_hall::Pace;
use langhus_rules::{Language, Say, Seat, Sentence};

use crate::{Failure, Listed, Player, games, usage, words};

/// A longhouse for four Viking board games. Without a command it opens the hall, like serve.
#[derive(Parser)]
#[command(name = "langhus", version, disable_help_subcommand = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games, their options and for how many they are
    Games(GamesArguments),
    /// Play a game in the terminal
    Play(PlayArguments),
    /// Play many games at random and report on them
    Simulate(SimulateArguments),
    /// Check a record and show its result
    Replay(ReplayArguments),
    /// Measure how fast the games are
    Bench(BenchArguments),
    /// Say what a search would do at a position of a record
    Hint(HintArguments),
    /// Let bots play each other and tell how strong they are
    Arena(ArenaArguments),
    /// Let each level of bots play the one below it and tell how far apart they are
    Ladder(LadderArguments),
    /// Let a program play a seat over its standard input and output
    Engine(EngineArguments),
    /// Search better weights for the sense of a game, with games between bots as the judge
    Tune(TuneArguments),
    /// Fit the weights of the sense of a game to how games between bots end
    Fit(FitArguments),
    /// Let a search play against itself and keep the games, for a net to learn from
    Selfplay(SelfplayArguments),
    /// Train a net on games that were kept
    Train(TrainArguments),
    /// Tell how well the end of games is foretold, third by third
    Foretell(ForetellArguments),
    /// Open the hall: a web server where people and programs play
    Serve(Box<ServeArguments>),
    /// Copy the hall's database while it runs
    Backup(BackupArguments),
    /// Play against a hall on this machine and measure it
    Load(LoadArguments),
    /// Print the standard edition of a game, or check another one
    Edition(EditionArguments),
    /// Print what a shell needs to complete the arguments of langhus
    Completions(CompletionsArguments),
    /// Print the manual page of a subcommand, or write all of them into a folder
    Man(ManArguments),
}

#[derive(Args)]
pub(crate) struct CompletionsArguments {
    /// The shell
    #[arg(value_name = "SHELL", value_parser = shell())]
    pub(crate) shell: Shell,
}

#[derive(Args)]
pub(crate) struct ManArguments {
    /// The subcommand [default: langhus itself]
    #[arg(value_name = "COMMAND", conflicts_with = "out")]
    pub(crate) command: Option<String>,
    /// Write a page for langhus and for each subcommand into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct GamesArguments {
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
}

#[derive(Args)]
pub(crate) struct PlayArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// How many play [default: as few as the game allows]
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: Option<u8>,
    /// Choose an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    /// The seat you play; give it several times to play several [default: 1]
    #[arg(long = "seat", value_name = "K", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) own: Vec<u8>,
    /// Who plays the other seats: random, a level from lambi to orn, or a search such as search:500ms
    #[arg(long = "bots", value_name = "BOT", default_value = "gaupa", value_parser = bot)]
    pub(crate) bots: Spec,
    /// Deal from this number instead of a secret one, to play the same game again
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// Play with your own edition of the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct SimulateArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// How many play
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: u8,
    /// How many games
    #[arg(long, value_name = "G", value_parser = whole::<u64>(1..=u64::MAX))]
    pub(crate) games: u64,
    /// The number all games are derived from
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    /// Choose an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Write every game as a record into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Report as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Stop a game after so many decisions [default: never]
    #[arg(long, value_name = "M", value_parser = whole::<u64>(1..=u64::MAX))]
    pub(crate) max_decisions: Option<u64>,
    /// How many threads play [default: one per core]
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
pub(crate) struct ReplayArguments {
    /// The record
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Walk through the game, position by position
    #[arg(long, conflicts_with = "json")]
    pub(crate) step: bool,
    /// Print every position with everything in it, hidden parts too: one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    /// The edition the game was played with, if it does not ship with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BenchArguments {
    /// Only this game
    #[arg(value_name = "GAME", value_parser = game())]
    pub(crate) game: Option<&'static Listed>,
    /// Print a list of JSON objects
    #[arg(long)]
    pub(crate) json: bool,
    /// Only this number of seats
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: Option<u8>,
    /// Only this value of an option; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE", requires = "game")]
    pub(crate) options: Vec<String>,
    /// How long each entry is measured
    #[arg(long, value_name = "SECONDS", default_value = "0.5", value_parser = seconds)]
    pub(crate) seconds: f64,
}

#[derive(Args)]
pub(crate) struct HintArguments {
    /// The record
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// After how many moves [default: at the end of the record]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=usize::MAX))]
    pub(crate) at: Option<usize>,
    /// The bot that thinks, for instance search:500ms or skald
    #[arg(long, value_name = "BOT", default_value = "skald", value_parser = bot)]
    pub(crate) bot: Spec,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    /// The edition the game was played with, if it does not ship with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ArenaArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// How many play
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: u8,
    /// The bots, one for each seat; the last one fills the seats that are left. program:./mybot is your own
    #[arg(long, value_name = "A,B", required = true, value_delimiter = ',', value_parser = player)]
    pub(crate) bots: Vec<Player>,
    /// How many games, rounded up to whole deals; each deal is played in every rotation of the seats
    #[arg(long, value_name = "G", value_parser = whole::<u64>(1..=100_000_000))]
    pub(crate) games: u64,
    /// The number all deals are derived from
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    /// The net of the bots named net; without one they search
    #[arg(long, value_name = "FILE")]
    pub(crate) net: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Keep the records and results in this folder [default: only the results, with the data of this user]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct LadderArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// How many play: one of the higher level against the others of the lower one [default: as few as the game allows]
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: Option<u8>,
    /// How many games for each pair, rounded up to whole deals
    #[arg(long, value_name = "G", default_value = "200", value_parser = whole::<u64>(1..=100_000_000))]
    pub(crate) games: u64,
    /// The number all deals are derived from
    #[arg(long, value_name = "S", default_value = "1", value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) run: RunArguments,
}

#[derive(Args)]
pub(crate) struct EngineArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// How many play
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: u8,
    /// The seat of the program
    #[arg(long, value_name = "K", default_value = "1", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seat: u8,
    /// Who plays the other seats
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = bot)]
    pub(crate) bots: Spec,
    /// How many games
    #[arg(long, value_name = "G", default_value = "1", value_parser = whole::<u64>(1..=100_000_000))]
    pub(crate) games: u64,
    /// The number all deals are derived from
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    /// How long the program may think about a decision
    #[arg(long, value_name = "MS", default_value = "600000", value_parser = whole::<u32>(1..=86_400_000))]
    pub(crate) milliseconds: u32,
    /// Choose an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Write every game as a record into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct TuneArguments {
    #[command(flatten)]
    pub(crate) school: SchoolArguments,
    /// How many generations
    #[arg(long, value_name = "G", value_parser = whole::<u64>(1..=100_000))]
    pub(crate) generations: u64,
    /// How many games each candidate plays against each opponent at each number of seats, rounded up to whole deals
    #[arg(long, value_name = "G", value_parser = whole::<u64>(1..=10_000_000))]
    pub(crate) games: u64,
    /// The bot that judges with the weights: greedy, or a search such as search:100
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = bot)]
    pub(crate) bot: Spec,
    /// The bots in the other seats, one after the other
    #[arg(long, value_name = "A,B", default_value = "greedy,random", value_delimiter = ',', value_parser = bot)]
    pub(crate) against: Vec<Spec>,
    /// How many candidates a generation has [default: by the number of weights]
    #[arg(long, value_name = "P", value_parser = whole::<u16>(2..=1000))]
    pub(crate) population: Option<u16>,
    #[command(flatten)]
    pub(crate) run: RunArguments,
    /// Keep the marks in this folder [default: with the data of this user]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct FitArguments {
    #[command(flatten)]
    pub(crate) school: SchoolArguments,
    /// How many games are learnt from at each number of seats
    #[arg(long, value_name = "G", value_parser = whole::<u64>(5..=1_000_000))]
    pub(crate) games: u64,
    /// The bot that plays: greedy, or a search such as search:500
    #[arg(long, value_name = "BOT", default_value = "search:500", value_parser = bot)]
    pub(crate) bot: Spec,
    #[command(flatten)]
    pub(crate) run: RunArguments,
}

#[derive(Args)]
pub(crate) struct SelfplayArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// How many play
    #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: u8,
    /// How many games
    #[arg(long, value_name = "G", value_parser = whole::<u64>(1..=100_000_000))]
    pub(crate) games: u64,
    /// The number all games are derived from
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    /// The simulations of every choice
    #[arg(long, value_name = "N", default_value = "200", value_parser = whole::<u32>(1..=1_000_000))]
    pub(crate) sims: u32,
    /// The net that judges [default: none, but playouts and the game's sense]
    #[arg(long, value_name = "FILE")]
    pub(crate) net: Option<PathBuf>,
    /// Where the games are kept; a file that is there is replaced
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Choose an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// How many games are played side by side [default: one per core]
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
pub(crate) struct TrainArguments {
    /// Files of games, as selfplay keeps them, all of one game
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Where the net is written
    #[arg(long, value_name = "NET")]
    pub(crate) out: PathBuf,
    /// How often it goes through all games
    #[arg(long, value_name = "R", default_value = "6", value_parser = whole::<u32>(1..=10_000))]
    pub(crate) rounds: u32,
    /// The number the first weights and the order of the games are derived from
    #[arg(long, value_name = "S", default_value = "1", value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
    /// How far weights go at a step
    #[arg(long, value_name = "X", default_value = "0.002", value_parser = part)]
    pub(crate) rate: f32,
    /// How much the end of a game counts, against what the search expected
    #[arg(long, value_name = "X", default_value = "0.5", value_parser = part)]
    pub(crate) trust: f32,
    /// Draw as an SVG how wrong the net was after each round
    #[arg(long, value_name = "PICTURE")]
    pub(crate) curve: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct ForetellArguments {
    /// Files of games, as selfplay keeps them
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// The net that foretells beside the search and the game's sense
    #[arg(long, value_name = "NET")]
    pub(crate) net: Option<PathBuf>,
    /// Draw as an SVG how often what was told came true, in all files together
    #[arg(long, value_name = "PICTURE")]
    pub(crate) chart: Option<PathBuf>,
}

/// What weights are learnt in, however it is done.
#[derive(Args)]
pub(crate) struct SchoolArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// How many play; as many games are played with each of several numbers
    #[arg(long, value_name = "N,M", required = true, value_delimiter = ',', value_parser = whole::<u8>(1..=Seat::MOST as u8))]
    pub(crate) seats: Vec<u8>,
    /// The number everything is derived from
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
}

/// How many threads were asked for, or one for every core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
}

/// How many games are played and told about, whatever they are for.
#[derive(Args)]
pub(crate) struct RunArguments {
    /// Choose an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// How many games are played side by side [default: one per core]
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Report as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Default)]
pub(crate) struct ServeArguments {
    /// The folder that keeps everything [default: with the data of this user]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Keep everything in this PostgreSQL instead, alone or with other servers: postgres://USER:PASSWORD@HOST/DATABASE;
    /// who does not want to show a password says it in LANGHUS_STORE
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub(crate) store: Option<String>,
    /// Where to listen [default: 127.0.0.1:8712]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<SocketAddr>,
    /// Where to tell health and metrics, always on this machine [default: 127.0.0.1:8713]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics: Option<SocketAddr>,
    /// The address under which people reach it, for instance https://langhus.example
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy stands before it and says who asks
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// On how many threads bots think [default: one less than the machine has cores]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=1024))]
    pub(crate) thinkers: Option<usize>,
    /// How many MiB the tables in memory may take before those that nobody looks at give way [default: 512]
    #[arg(long, value_name = "MIB", value_parser = whole::<usize>(1..=1_048_576))]
    pub(crate) table_memory: Option<usize>,
    /// How long a table that has not begun is kept after somebody last touched it [default: 7]
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=36_500))]
    pub(crate) open_for: Option<u32>,
    /// Offer another pace beside evening, days and weeks, for instance blitz=2m+10s/5m; may be given several times
    #[arg(long = "pace", value_name = "NAME=START+INCREMENT/MOST", value_parser = pace)]
    pub(crate) paces: Vec<Pace>,
    /// Who hosts it and how to reach them, for the page about privacy
    #[arg(long, value_name = "TEXT")]
    pub(crate) contact: Option<String>,
    /// How long addresses are kept in the logs of the web server before it, for the page about privacy [default: 30]
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(0..=30))]
    pub(crate) addresses_for: Option<u32>,
    /// How long a game is kept that everybody has abandoned, if nobody in it has a recovery code [default: 180]
    #[arg(long, value_name = "DAYS", value_parser = whole::<u32>(1..=36_500))]
    pub(crate) abandoned_for: Option<u32>,
}

/// A pace, read.
fn pace(text: &str) -> Result<Pace, Sentence> {
    Pace::read(text).ok_or_else(|| Sentence::of(&words::WORDS, Say::new("needed-pace").with("pace", text)))
}

#[derive(Args)]
pub(crate) struct BackupArguments {
    /// The copy, which must not be there yet
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// The folder that keeps everything [default: with the data of this user]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct LoadArguments {
    /// Which game [default: the first of the list]
    #[arg(value_name = "GAME", value_parser = game())]
    pub(crate) game: Option<&'static Listed>,
    /// How many tables
    #[arg(long, value_name = "N", default_value = "1000", value_parser = whole::<usize>(1..=100_000))]
    pub(crate) tables: usize,
    /// For how long
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// How many actions a second are due, at all tables together
    #[arg(long, value_name = "R", default_value = "5100", value_parser = rate)]
    pub(crate) rate: f64,
    /// Where the hall listens, on this machine
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8712", value_parser = loopback)]
    pub(crate) server: SocketAddr,
    /// The hall's process number, to tell its memory and who else used the processors [default: who listens there]
    #[arg(long, value_name = "PID")]
    pub(crate) process: Option<u32>,
}

#[derive(Args)]
pub(crate) struct EditionArguments {
    #[command(flatten)]
    pub(crate) game: GameArgument,
    /// Check this file instead: the first fifty mistakes are told with their lines
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct GameArgument {
    /// Which game
    #[arg(value_name = "GAME", value_parser = game())]
    pub(crate) game: &'static Listed,
}

impl std::ops::Deref for GameArgument {
    type Target = Listed;

    fn deref(&self) -> &Self::Target {
        self.game
    }
}

#[derive(Args)]
pub(crate) struct LanguageArgument {
    /// The language [default: that of your system, or else en]
    #[arg(long, value_name = "CODE", value_parser = language())]
    language: Option<Language>,
}

impl LanguageArgument {
    /// The language to speak.
    pub(crate) fn spoken(&self) -> Language {
        self.language.unwrap_or_else(words::language_of_the_system)
    }
}

fn game() -> impl TypedValueParser<Value = &'static Listed> {
    PossibleValuesParser::new(games::all().map(|game| game.id()))
        .try_map(|id| games::find(&id).ok_or_else(|| format!("there is no game \"{id}\"")))
}

fn shell() -> impl TypedValueParser<Value = Shell> {
    PossibleValuesParser::new(Shell::value_variants().iter().filter_map(ValueEnum::to_possible_value))
        .try_map(|name| name.parse::<Shell>())
}

fn language() -> impl TypedValueParser<Value = Language> {
    let offered = Language::ALL.map(|language| PossibleValue::new(language.code()));
    let spoken = offered.into_iter().chain([PossibleValue::new(Language::Pseudo.code()).hide(true)]);
    PossibleValuesParser::new(spoken).try_map(|code| code.parse::<Language>())
}

/// A whole number within bounds. Clap's own parser would answer in terms of digits and half-open ranges.
fn whole<N>(bounds: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, Sentence> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        number.ok_or_else(|| needed("needed-whole", bounds.start(), bounds.end()))
    }
}

/// What would be right, from one number to another.
fn needed(key: &'static str, low: impl Display, high: impl Display) -> Sentence {
    Sentence::of(&words::WORDS, Say::new(key).with("low", low.to_string()).with("high", high.to_string()))
}

fn rate(text: &str) -> Result<f64, Sentence> {
    let rate = text.parse().ok().filter(|rate| (0.1..=1e6).contains(rate));
    rate.ok_or_else(|| needed("needed-number", 0.1, 1_000_000))
}

/// A load is for one's own machine.
fn loopback(text: &str) -> Result<SocketAddr, Sentence> {
    let address = text.parse().ok().filter(|address: &SocketAddr| address.ip().is_loopback());
    address.ok_or_else(|| Sentence::of(&words::WORDS, Say::new("needed-address")))
}

/// A bot, or a program.
fn player(text: &str) -> Result<Player, Sentence> {
    text.parse().map_err(|why: String| match text.starts_with("program:") {
        true => why.trim_end_matches('.').into(),
        false => no_bot(text),
    })
}

/// There is no such bot.
fn no_bot(text: &str) -> Sentence {
    let levels: Vec<&str> = Level::ALL.map(Level::name).to_vec();
    Sentence::of(&words::WORDS, Say::new("needed-bot").with("bot", text).with("levels", levels.join(", ")))
}

/// A bot that needs no net.
fn bot(text: &str) -> Result<Spec, Sentence> {
    let spec: Spec = text.parse().map_err(|_| no_bot(text))?;
    let net = || Sentence::of(&words::WORDS, Say::new("needed-arena"));
    if spec.kind == Kind::Net { Err(net()) } else { Ok(spec) }
}

/// A part of a whole.
fn part(text: &str) -> Result<f32, Sentence> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| needed("needed-number", 0, 1))
}

fn seconds(text: &str) -> Result<f64, Sentence> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    seconds.ok_or_else(|| needed("needed-number", 0.001, 3600))
}

/// What the arguments ask for.
pub(crate) enum Wish {
    /// A subcommand; nothing when none was named.
    Do(Option<Command>),
    /// The help or the version.
    Show(String),
}

/// Reads the arguments.
pub(crate) fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Wish, Failure> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let parsed = usage::command().try_get_matches_from(&arguments);
    match parsed.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(Arguments { command }) => Ok(Wish::Do(command)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(Wish::Show(error.render().to_string()))
        }
        Err(error) => Err(usage::wrong(&error, &arguments)),
    }
}
