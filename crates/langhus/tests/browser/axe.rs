//! axe-core: what keeps people out who cannot see or point.

use std::path::Path;

use serde_json::json;

use crate::browser::Browser;

/// Where `./test` puts it.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe/node_modules/axe-core/axe.min.js");

/// Panics if axe-core finds anything serious or critical.
pub async fn assert_open_to_all(browser: &Browser, what: &str) {
    let axe = std::fs::read_to_string(Path::new(AXE)).expect("axe-core is missing: ./test installs it");
    browser.run(&format!("if (!window.axe) {{ {axe} }}")).await;
    let script = "
        const done = arguments[arguments.length - 1];
        // What fades away is told by a contrast that is none.
        const passing = document.getAnimations().filter((motion) => motion.effect?.getComputedTiming().iterations !== Infinity);
        Promise.allSettled(passing.map((motion) => motion.finished)).then(() => axe.run(document, { resultTypes: ['violations'] })).then((found) => done(found.violations
            .filter((rule) => ['serious', 'critical'].includes(rule.impact))
            .map((rule) => `${rule.id}: ${rule.help}: ${rule.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`).join(' | ')}`)),
            (why) => done([String(why)]));";
    let found = browser.driver.call("execute/async", json!({ "script": script, "args": [] })).await;
    let found = found.as_array().cloned().unwrap_or_default();
    assert!(found.is_empty(), "{what}:\n{}", found.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
}
