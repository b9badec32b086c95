//! `langhus foretell`: how well the end of games is foretold in each third of them.

use langhus_school::{Calibration, Foretold};

use super::chart::{Chart, Line};
use crate::arguments::ForetellArguments;
use crate::{Console, Failure};

/// `langhus foretell`.
pub(crate) fn run(arguments: &ForetellArguments, console: &mut Console<'_>) -> Result<(), Failure> {
    let net = arguments.net.as_deref().map(super::net).transpose()?;
    let mut calibrations = [Calibration::default(), Calibration::default()];
    for (path, course) in arguments.files.iter().zip(super::courses(&arguments.files)?) {
        if let Some(net) = &net {
            let misfit = |why| Failure::failed(format!("The net does not fit {}: {why}.", path.display()));
            course.class.examine(Some(net)).map_err(misfit)?;
        }
        let told = course.class.foretell(&course.lessons, net.as_deref());
        writeln!(console.out, "{}, {} games: surprise at who wins (log loss)", path.display(), course.lessons.len())?;
        table(console, &told, net.is_some())?;
        calibrations[0] += told.search_calibration;
        calibrations[1] += told.net_calibration;
    }
    if let Some(path) = &arguments.chart {
        super::draw(path, &came_true(&calibrations, net.is_some()))?;
    }
    Ok(())
}

/// What was told against what came true; on the straight line both are the same.
fn came_true([search, net]: &[Calibration; 2], with_net: bool) -> Chart {
    let points = |calibration: &Calibration| {
        let some = calibration.bins.iter().filter(|(count, ..)| *count > 0.0);
        some.map(|(count, told, won)| (100.0 * told / count, 100.0 * won / count)).collect()
    };
    let mut lines = vec![
        Line { name: "right", points: vec![(0.0, 0.0), (100.0, 100.0)] },
        Line { name: "search", points: points(search) },
    ];
    lines.extend(with_net.then(|| Line { name: "net", points: points(net) }));
    Chart { title: "Won, in percent".to_owned(), across: "percent told", lines }
}

fn table(console: &mut Console<'_>, told: &Foretold, net: bool) -> Result<(), Failure> {
    writeln!(console.out, "          first third  second   last")?;
    let mut lines = vec![("even", told.even), ("sense", told.sense), ("search", told.search)];
    lines.extend(net.then_some(("net", told.net)));
    for (name, [first, second, last]) in lines {
        writeln!(console.out, "{name:<8}  {first:>11.4}  {second:.4}  {last:.4}")?;
    }
    let calibrations = [("search", told.search_calibration)].into_iter();
    for (name, calibration) in calibrations.chain(net.then_some(("net", told.net_calibration))) {
        writeln!(console.out, "calibration of {name}: {:.4} off on the average", calibration.error())?;
        for (count, told, won) in calibration.bins.into_iter().filter(|(count, ..)| *count > 0.0) {
            let [told, won] = [told, won].map(|sum| 100.0 * sum / count);
            writeln!(console.out, "  told {told:>5.1} %  won {won:>5.1} %  {count:>8} positions")?;
        }
    }
    Ok(())
}
