//! Charts as SVG: what a net was wrong by while it learned, and how its forecasts came true.

use std::fmt::Write;

/// A line of a chart.
pub(crate) struct Line {
    pub(crate) name: &'static str,
    pub(crate) points: Vec<(f64, f64)>,
}

/// Lines over one another.
pub(crate) struct Chart {
    pub(crate) title: String,
    /// What goes to the right.
    pub(crate) across: &'static str,
    pub(crate) lines: Vec<Line>,
}

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 300.0;
/// Where the lines are: left, right, top, bottom.
const FRAME: [f64; 4] = [60.0, 580.0, 50.0, 250.0];
/// How many parts the height is divided into.
const PARTS: u32 = 4;
const COLOURS: [&str; 4] = ["#246", "#b33", "#281", "#963"];

/// The least and the most of some numbers, apart from each other.
fn span(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (least, most) = numbers.fold((f64::MAX, f64::MIN), |(least, most), one| (least.min(one), most.max(one)));
    if least < most { (least, most) } else { (least - 0.5, least + 0.5) }
}

impl Chart {
    /// The picture.
    pub(crate) fn svg(&self) -> String {
        let all = || self.lines.iter().flat_map(|line| &line.points);
        let (first, last) = span(all().map(|point| point.0));
        let (least, most) = span(all().map(|point| point.1));
        let [left, right, top, bottom] = FRAME;
        let x = |value: f64| left + (right - left) * (value - first) / (last - first);
        let y = |value: f64| bottom - (bottom - top) * (value - least) / (most - least);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
             font-size=\"12\"><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\
             <text x=\"{left}\" y=\"22\" font-size=\"14\">{}</text>",
            self.title
        );
        let mut add = |part: std::fmt::Arguments<'_>| {
            // Writing into a string cannot fail.
            let _ = svg.write_fmt(part);
        };
        for part in 0..=PARTS {
            let value = least + (most - least) * f64::from(part) / f64::from(PARTS);
            let at = y(value);
            add(format_args!("<path d=\"M{left} {at:.1}H{right}\" stroke=\"#ccc\"/>"));
            add(format_args!("<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{value:.3}</text>", left - 8.0, at + 4.0));
        }
        for (number, line) in self.lines.iter().enumerate() {
            let colour = COLOURS[number % COLOURS.len()];
            let points: Vec<String> = line.points.iter().map(|(a, b)| format!("{:.1},{:.1}", x(*a), y(*b))).collect();
            let points = points.join(" ");
            add(format_args!("<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\"/>"));
            // Below the title, each beside the other.
            let at = left + 130.0 * number as f64;
            add(format_args!("<text x=\"{at}\" y=\"40\" fill=\"{colour}\">{}</text>", line.name));
        }
        let below = bottom + 20.0;
        add(format_args!("<text x=\"{left}\" y=\"{below}\">{first}</text>"));
        add(format_args!(
            "<text x=\"{right}\" y=\"{below}\" text-anchor=\"end\">{last} {}</text></svg>\n",
            self.across
        ));
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_from_edge_to_edge_and_one_that_is_flat_in_the_middle() {
        let line = |points: &[(f64, f64)]| Line { name: "held out", points: points.to_vec() };
        let chart = |lines| Chart { title: "a game".into(), across: "rounds", lines }.svg();
        let steep = chart(vec![line(&[(0.0, 0.7), (1.0, 0.65), (2.0, 0.6)])]);
        assert!(steep.contains("points=\"60.0,50.0 320.0,150.0 580.0,250.0\""), "{steep}");
        assert!(steep.contains("0.700") && steep.contains(">held out<") && steep.contains("2 rounds"), "{steep}");
        let flat = chart(vec![line(&[(0.0, 0.6), (4.0, 0.6)])]);
        assert!(flat.contains("points=\"60.0,150.0 580.0,150.0\""), "{flat}");
    }
}
