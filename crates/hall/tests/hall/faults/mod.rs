//! Full disks, failing disks, locked databases, stopped and killed processes while people play: two of each, or a hundred
//! with LANGHUS_HEAVY=1.

mod enduring;

use std::process::{Command, Stdio};

use self::enduring::{SmallDisk, endure};
use crate::small_house;
use crate::support::playing::Plan;
use crate::support::{Process, folder};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_fault_outlasts_its_cause_and_every_answer_was_true() {
    let times = if std::env::var_os("LANGHUS_HEAVY").is_some() { 100 } else { 2 };
    let data = folder("faults");
    let disk = SmallDisk::mount(&data);
    let start = || {
        // Whoever writes too far into a file is killed, unless they ignore that; then the write fails.
        let mut command = Command::new("bash");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(small_house()).arg("serve").arg(&data);
        command.stderr(Stdio::null());
        Process::start(command)
    };
    let plan = |humans| Plan { game: "connect-four", level: "thrall", seats: 2, humans, actions: 0, seed: 0 };
    let plans: Vec<Plan<'_>> = (0..6).map(|n| plan(if n % 3 == 0 { 1 } else { 2 })).collect();
    let endured = endure(start, &data, disk.as_ref(), &plans, times).await;
    println!("{endured:?}");
    assert!(endured.acknowledged > 100 * times, "the clients were playing: {endured:?}");
    assert!(endured.refused > 0, "the faults were felt: {endured:?}");
}
