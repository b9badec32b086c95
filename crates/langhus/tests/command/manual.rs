//! Manual pages and completions tell every subcommand and every argument, because they are made from them.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::house::{folder, langhus};

/// The subcommands, as the help lists them.
fn subcommands() -> Vec<String> {
    let help = langhus("--help").well();
    let listed = help.split_once("Commands:\n").expect("the help lists the commands").1;
    let lines = listed.lines().take_while(|line| !line.is_empty());
    lines.map(|line| line.split_whitespace().next().expect("a name").to_owned()).collect()
}

#[test]
fn every_subcommand_has_a_manual_page() {
    let pages = folder("manual");
    assert_eq!(langhus(&format!("man --out {}", pages.display())).well(), "");
    let mut found: Vec<_> =
        fs::read_dir(&pages).expect("a folder").map(|page| page.expect("a page").file_name()).collect();
    found.sort();
    let commands = subcommands();
    assert!(commands.len() > 15, "{commands:?}");
    let mut wanted: Vec<OsString> = commands.iter().map(|name| format!("langhus-{name}.1").into()).collect();
    wanted.push("langhus.1".into());
    wanted.sort();
    assert_eq!(found, wanted);
    let root = fs::read_to_string(pages.join("langhus.1")).expect("UTF-8");
    for name in &commands {
        let page = fs::read_to_string(pages.join(format!("langhus-{name}.1"))).expect("UTF-8");
        assert!(page.contains(&format!(".TH langhus-{name} 1")), "{page}");
        assert!(root.contains(&format!("langhus\\-{}(1)", name.replace('-', "\\-"))), "{name} is not in langhus(1)");
    }
    let serve = fs::read_to_string(pages.join("langhus-serve.1")).expect("UTF-8");
    assert!(serve.contains("public\\-url") && serve.contains("behind\\-proxy"), "{serve}");
    assert_eq!(langhus("man serve").well(), serve);
    assert_eq!(langhus("man").well(), root);
    langhus("man sail").failed(&format!("There is no command \"sail\". The commands are {}.", commands.join(", ")));
}

#[test]
fn man_reads_the_pages_without_a_warning() {
    let Ok(man) = Command::new("man").arg("--version").output() else { return };
    assert!(man.status.success());
    let pages = folder("manual-read");
    langhus(&format!("man --out {}", pages.display())).well();
    for page in fs::read_dir(&pages).expect("a folder") {
        let page = page.expect("a page").path();
        let read =
            Command::new("man").args(["--warnings", "-E", "UTF-8", "-l"]).arg(&page).env("MANWIDTH", "80").output();
        let read = read.expect("man starts");
        let warned = String::from_utf8_lossy(&read.stderr);
        assert!(read.status.success() && warned.is_empty(), "{}: {warned}", page.display());
        assert!(!read.stdout.is_empty());
    }
}

#[test]
fn shells_complete_subcommands_games_and_options() {
    let commands = subcommands();
    for shell in ["bash", "zsh", "fish"] {
        let script = langhus(&format!("completions {shell}")).well();
        for name in &commands {
            assert!(script.contains(name.as_str()), "{shell}: {name}");
        }
        // What clap makes for fish leaves out the values of an argument that has no name.
        let games = if shell == "fish" { [""; 2] } else { ["jorvik", "schiffbauer"] };
        for word in games.into_iter().chain(["seats", "public-url"]) {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    langhus("completions tcsh").misused(
        "SHELL cannot be \"tcsh\" (did you mean zsh?). It can be bash, elvish, fish, powershell, zsh.",
        "langhus completions SHELL",
    );
}

#[test]
fn bash_completes_what_is_typed() {
    let script = langhus("completions bash").well();
    let typed = "COMP_WORDS=(langhus arena jor); COMP_CWORD=2; COMP_LINE='langhus arena jor'; COMP_POINT=17\n\
                 _langhus langhus jor arena; echo \"${COMPREPLY[@]}\"\n";
    let mut bash = Command::new("bash").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("bash starts");
    let mut input = bash.stdin.take().expect("a pipe");
    input.write_all(format!("{script}\n{typed}").as_bytes()).expect("bash reads");
    drop(input);
    let out = bash.wait_with_output().expect("bash ends").stdout;
    assert_eq!(String::from_utf8_lossy(&out).trim(), "jorvik");
}
