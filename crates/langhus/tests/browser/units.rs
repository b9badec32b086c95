//! The page's own modules, tried one by one in the browser that runs them.

use crate::browser::{Browser, Looks};
use crate::server::Server;

const QUEUE: &str = include_str!("units/queue.js");
const MORPH: &str = include_str!("units/morph.js");
const PATCH: &str = include_str!("units/patch.js");

/// A file of tests is the inside of a function that gets the module, and `test(name, it)`, and gives back nothing.
async fn run(module: &str, tests: &str) {
    let server = Server::start(&format!("units-{module}"));
    let browser = Browser::start(Looks::LAPTOP).await;
    browser.open(&server.site).await;
    let script = format!(
        "return (async () => {{
            const assets = document.querySelector('link[rel=stylesheet]').href.replace(/[^/]*$/, '');
            const module = await import(`${{assets}}{module}.js`);
            const [ran, failed] = [[], []];
            const test = (name, it) => {{
                ran.push(name);
                try {{ it(); }} catch (error) {{ failed.push(`${{name}}: ${{error.message}}`); }}
            }};
            const same = (is, should, why = '') => {{
                const [a, b] = [is, should].map((value) => JSON.stringify(value));
                if (a !== b) throw new Error(`${{why}} ${{a}} should be ${{b}}`);
            }};
            (() => {{ {tests} }})();
            return {{ ran, failed }};
        }})()"
    );
    let told = browser.run(&script).await;
    assert_eq!(told["failed"], serde_json::json!([]), "{module}.js");
    assert!(told["ran"].as_array().is_some_and(|ran| ran.len() > 2), "{module}.js: {told}");
    browser.stop().await;
}

#[tokio::test]
async fn a_step_is_shown_on_what_it_builds_on() {
    run("queue", QUEUE).await;
}

#[tokio::test]
async fn a_page_becomes_like_another_one_and_keeps_its_nodes() {
    run("morph", MORPH).await;
}

#[tokio::test]
async fn a_text_is_made_of_pieces_of_an_old_one() {
    run("patch", PATCH).await;
}
