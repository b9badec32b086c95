//! Schemathesis reads the OpenAPI document and sends whatever it allows, and what it does not: nothing may fail.

use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::start;
use crate::support::{Guest, folder};

/// Both are pinned: the newest of one does not always fit the other.
const VERSIONS: [&str; 2] = ["schemathesis==4.32.5", "hypothesis==6.170.15"];

#[tokio::test]
async fn schemathesis_finds_no_failure() {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok_and(|out| out.status.success()), "python3 is missing: install it to run schemathesis");
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(VERSIONS.join("-"));
    let tool = home.join("bin/schemathesis");
    if !tool.exists() {
        let made = Command::new("python3").args(["-m", "venv", "--clear"]).arg(&home).output().expect("python3 runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let installed = Command::new(home.join("bin/pip"))
            .args(["install", "-q", VERSIONS[0], VERSIONS[1]])
            .output()
            .expect("pip runs");
        assert!(installed.status.success(), "{}", String::from_utf8_lossy(&installed.stderr));
    }
    let data = folder("schemathesis");
    let server = start(&data);
    // A real table and a real seat, so that it gets beyond "there is no such table".
    let mut guest = Guest::new(server.address);
    let table = guest.open("connect-four", &[json!({ "sitter": "bot", "level": "thrall" })]).await;
    std::fs::write(data.join("schemathesis.toml"), format!("[parameters]\n\"path.table\" = \"{table}\"\n"))
        .expect("written");
    let bearer = format!("Authorization: Bearer {}", guest.token.expect("a token"));
    let heavy = std::env::var_os("LANGHUS_HEAVY").is_some();
    let run = Command::new(&tool)
        .current_dir(&data)
        .args(["run", &format!("http://{}/api/openapi.json", server.address)])
        .args(["--exclude-path-regex", "/stream$", "--max-examples", if heavy { "200" } else { "20" }])
        .args(["--checks", "not_a_server_error,response_schema_conformance,content_type_conformance"])
        .args(["--header", &bearer, "--request-timeout", "15", "--seed", "1", "--no-color"])
        .output()
        .expect("schemathesis runs");
    let told = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{told}\n{}", String::from_utf8_lossy(&run.stderr));
    assert!(told.contains("generated"), "it did send something:\n{told}");
}
