//! A browser, and the driver that moves it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use crate::driver::Driver;

/// How a browser looks at a page.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    pub width: u32,
    pub height: u32,
    /// Is it a phone, with fingers instead of a mouse?
    pub touch: bool,
    pub dark: bool,
    pub language: &'static str,
}

impl Looks {
    pub const LAPTOP: Looks = Looks { width: 1440, height: 900, touch: false, dark: false, language: "en" };
    pub const PHONE: Looks = Looks { width: 390, height: 844, touch: true, dark: false, language: "de" };

    pub fn dark(self) -> Looks {
        Looks { dark: true, ..self }
    }

    pub fn speaking(self, language: &'static str) -> Looks {
        Looks { language, ..self }
    }
}

/// Collects whatever a page complains about, from its first line on.
const LISTEN_TO_TROUBLE: &str = include_str!("trouble.js");

/// What a table's page asks, what was last done to it, and what it last fetched.
const TELL: &str = include_str!("tell.js");
/// By how many pixels the page is too wide, and which elements reach beyond it; nothing if it fits.
const STICKS_OUT: &str = include_str!("sticks_out.js");
/// The buttons with too many words.
const LONG_BUTTONS: &str = include_str!("long_buttons.js");

static STARTED: AtomicU32 = AtomicU32::new(0);

pub struct Browser {
    pub driver: Driver,
    process: Child,
    /// The browser's own folder, by which its processes are found when a test fails.
    profile: PathBuf,
}

impl Browser {
    /// Starts a browser.
    pub async fn start(looks: Looks) -> Browser {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is missing: ./test installs it");
        let lines = BufReader::new(process.stdout.take().expect("its output is read")).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            let port = line.split("started successfully on port ").nth(1)?;
            Some(port.trim_end_matches('.').to_owned())
        });
        let port = port.expect("chromedriver names its port");
        let address = SocketAddr::from(([127, 0, 0, 1], port.parse().expect("a port is a number")));
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let profile = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let profile = profile.join(format!("chromium-{}-{number}", std::process::id()));
        let mut options = json!({
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                format!("--window-size={},{}", looks.width, looks.height),
                format!("--lang={}", looks.language),
                format!("--user-data-dir={}", profile.display()),
            ],
            "prefs": { "intl.accept_languages": looks.language },
        });
        if looks.touch {
            options["mobileEmulation"] = json!({ "deviceMetrics": {
                "width": looks.width, "height": looks.height, "pixelRatio": 2.0, "touch": true, "mobile": true,
            } });
        }
        let driver = Driver::start(address, json!({ "goog:chromeOptions": options })).await;
        let browser = Browser { driver, process, profile };
        browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN_TO_TROUBLE })).await;
        browser.look(looks).await;
        browser
    }

    /// Changes how the browser looks at pages.
    pub async fn look(&self, looks: Looks) {
        let scheme = if looks.dark { "dark" } else { "light" };
        // A hand that aims at where a piece is now would miss it where it is a moment later.
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await;
        let size = json!({
            "width": looks.width, "height": looks.height, "deviceScaleFactor": 1, "mobile": looks.touch,
        });
        self.command("Emulation.setDeviceMetricsOverride", size).await;
        let touch = json!({ "enabled": looks.touch, "maxTouchPoints": 1 });
        self.command("Emulation.setTouchEmulationEnabled", touch).await;
    }

    /// Tells the browser something that only its developers' interface can.
    pub async fn command(&self, name: &str, with: Value) -> Value {
        self.driver.call("goog/cdp/execute", json!({ "cmd": name, "params": with })).await
    }

    pub async fn open(&self, address: &str) {
        self.driver.call("url", json!({ "url": address })).await;
    }

    /// Runs a script in the page and gives what it returns.
    pub async fn run(&self, script: &str) -> Value {
        self.driver.call("execute/sync", json!({ "script": script, "args": [] })).await
    }

    /// Waits until a script returns something true, and gives it.
    pub async fn wait_for(&self, what: &str, script: &str) -> Value {
        for _ in 0..1200 {
            let found = self.run(script).await;
            if !matches!(found, Value::Null | Value::Bool(false)) {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("waited in vain for {what}; the page says:\n{}", self.tell().await);
    }

    /// What there is to say about a table's page that stands still.
    pub async fn tell(&self) -> String {
        self.run(TELL).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the script of a table's page is ready.
    pub async fn wait_for_table(&self) {
        self.wait_for("the table", "return document.querySelector('main.table')?.dataset.ready === 'true'").await;
    }

    /// Panics if the page has complained about anything.
    pub async fn assert_no_trouble(&self, after: &str) {
        let trouble = self.run("return window.__trouble ?? []").await;
        let trouble = trouble.as_array().cloned().unwrap_or_default();
        assert!(trouble.is_empty(), "{after}: {trouble:?}");
    }

    /// Panics if the page can be scrolled sideways, and names what sticks out; or if more stands on a button than is read
    /// at a glance.
    pub async fn assert_fits(&self, what: &str) {
        let over = self.run(STICKS_OUT).await;
        assert!(over.is_null(), "{what} is too wide: {over}");
        let long = self.run(LONG_BUTTONS).await;
        assert_eq!(long, serde_json::json!([]), "{what} has buttons with too many words");
    }

    /// Settings that let a test play quickly.
    pub async fn hurry(&self) {
        self.run("localStorage.setItem('langhus-settings', JSON.stringify({ pace: 'none' }))").await;
    }

    /// Opens a table against bots from the hall.
    pub async fn play_now(&self, game: &str) {
        self.run(&format!("document.querySelector('form[action=\"/play/{game}\"] button').click()")).await;
        self.wait_for("the new table", "return location.pathname.startsWith('/t/')").await;
        self.wait_for_table().await;
    }

    /// Opens a table against bots with these options, each `key=value`.
    pub async fn open_table(&self, site: &str, game: &str, options: &[&str]) {
        self.open(&format!("{site}/new/{game}")).await;
        self.hurry().await;
        for (key, value) in options.iter().filter_map(|option| option.split_once('=')) {
            self.run(&format!("document.querySelector('[name=option-{key}][value={value}]')?.click()")).await;
        }
        // Where options do not all go together, they are offered as variants.
        let variant = options.join(" ");
        self.run(&format!("document.querySelector('[name=variant][value=\"{variant}\"]')?.click()")).await;
        let fill = "document.querySelector('[name=name]').value = 'Astrid'; \
                    document.querySelector('main form').requestSubmit()";
        self.run(fill).await;
        self.wait_for("the new table", "return location.pathname.startsWith('/t/')").await;
        self.wait_for_table().await;
    }

    /// Lets every answer come so many milliseconds later.
    pub async fn slow_down(&self, latency: u32) {
        self.command("Network.enable", json!({})).await;
        let conditions =
            json!({ "offline": false, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.command("Network.emulateNetworkConditions", conditions).await;
    }

    pub async fn stop(self) {
        self.driver.quit().await;
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        // A driver that is killed leaves its browser behind.
        let _ = Command::new("pkill").args(["-9", "-f"]).arg(&self.profile).status();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}
