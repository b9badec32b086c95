//! The stream of a page: who hears what, and how it is packed.

use flate2::{Decompress, FlushDecompress};
use langhus_hall::load::client::Answer;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::two_games;
use crate::support::sse::Stream;
use crate::support::{Guest, Inside, PATIENCE, folder, problem, settings};

/// A table of two, and who sits there.
async fn two(name: &str) -> (Inside, String, Guest, Guest) {
    let server = Inside::start(two_games(), settings(&folder(name))).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    second.join(&table, 2).await;
    (server, table, first, second)
}

async fn mark(guest: &mut Guest, table: &str, cell: usize) -> Answer {
    let sequence = guest.sequence(table).await;
    guest.act(table, sequence, &cell.to_string(), &format!("mark {cell}")).await
}

#[tokio::test]
async fn whoever_gave_up_a_seat_hears_nothing_more_on_its_page() {
    let (server, table, mut first, mut second) = two("reseated").await;
    let now = second.sequence(&table).await;
    let shown = format!("since={now}&you=2");
    let token = second.token.clone();
    let mut page = Stream::page(server.address, &table, token.as_deref(), &shown).await.expect("a stream");
    assert_eq!(mark(&mut first, &table, 1).await.status, 200);
    let step = page.next(PATIENCE).await.expect("the step").json();
    assert_eq!(
        (&step["kind"], &step["seat"], step["now"]["mine"].as_bool()),
        (&json!("played"), &json!(1), Some(true))
    );
    assert_eq!(second.post(&format!("/api/tables/{table}/leave"), json!({})).await.status, 204);
    assert_eq!(first.post(&format!("/api/tables/{table}/chat"), json!({ "text": "alone" })).await.status, 204);
    assert_eq!(page.next(PATIENCE).await.map(|event| event.kind).as_deref(), Some("reseated"));
    assert_eq!(page.next(PATIENCE).await, None, "and the stream ends");
    assert!(!page.received.contains("alone"), "{}", page.received);
    // Whoever says to sit where they do not is told so at once.
    for (token, you) in [(None, "&you=1"), (first.token.as_deref(), "")] {
        let mut page = Stream::page(server.address, &table, token, &format!("since=0{you}")).await.expect("a stream");
        assert_eq!(page.next(PATIENCE).await.map(|event| event.kind).as_deref(), Some("reseated"));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_stream_is_packed_for_whoever_unpacks_it_and_each_step_can_be_read_when_it_comes() {
    let (server, table, mut first, mut second) = two("packed").await;
    let now = first.sequence(&table).await;
    let mut socket = TcpStream::connect(server.address).await.expect("a connection");
    let host = server.address;
    let request =
        format!("GET /t/{table}/stream?since={now} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: br, gzip\r\n\r\n");
    socket.write_all(request.as_bytes()).await.expect("it is asked");
    let (mut raw, mut reader, mut text) = (Vec::new(), Decompress::new(false), String::new());
    let mut head = None;
    for cell in 1..=4 {
        let guest = if cell % 2 == 1 { &mut first } else { &mut second };
        assert_eq!(mark(guest, &table, cell).await.status, 200);
        while text.matches("\n\n").count() < cell {
            assert!(socket.read_buf(&mut raw).await.expect("it goes on") > 0, "{text}");
            if head.is_none() {
                let Some(end) = raw.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
                head = Some(String::from_utf8_lossy(&raw[..end]).to_ascii_lowercase());
                raw.drain(..end + 4);
            }
            unpack(&mut raw, &mut reader, &mut text);
        }
    }
    let head = head.expect("a head");
    assert!(head.contains("content-encoding: gzip") && head.contains("content-type: text/event-stream"), "{head}");
    let steps: Vec<Value> = text
        .lines()
        .filter_map(|line| line.strip_prefix("data: "))
        .map(|step| serde_json::from_str(step).expect("JSON"))
        .collect();
    let sequences: Vec<_> = steps.iter().map(|step| step["sequence"].as_u64()).collect();
    assert_eq!(sequences, (now + 1..=now + 4).map(Some).collect::<Vec<_>>());
    server.stop().await;
}

/// Unpacks the whole chunks that have come. The first holds the head of the file.
fn unpack(raw: &mut Vec<u8>, reader: &mut Decompress, text: &mut String) {
    while let Some(end) = raw.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&raw[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let size = size.expect("a chunk says its size");
        if raw.len() < end + 2 + size + 2 {
            return;
        }
        let chunk = &raw[end + 2..end + 2 + size];
        let packed = chunk.strip_prefix(&[0x1f, 0x8b]).map_or(chunk, |head| &head[8..]);
        let mut more = Vec::with_capacity(1 << 18);
        reader.decompress_vec(packed, &mut more, FlushDecompress::Sync).expect("it can be unpacked");
        text.push_str(&String::from_utf8_lossy(&more));
        raw.drain(..end + 2 + size + 2);
    }
}

#[tokio::test]
async fn the_streams_of_pages_count_and_need_a_table_that_has_begun() {
    let mut few = settings(&folder("page-streams"));
    (few.limits.spare_loopback, few.limits.streams) = (false, 1);
    let server = Inside::start(two_games(), few).await;
    let (mut first, mut second) = (Guest::new(server.address), Guest::new(server.address));
    let table = first.open("tic-tac-toe", &[json!({ "sitter": "open" })]).await;
    let path = format!("/t/{table}/stream?since=0");
    assert_eq!(problem(&Guest::new(server.address).get(&path).await), "not-begun");
    second.join(&table, 2).await;
    let page = Stream::page(server.address, &table, None, "since=0").await.expect("one stream is allowed");
    assert_eq!(problem(&Guest::new(server.address).get(&path).await), "too-many");
    drop(page);
    server.stop().await;
}

#[tokio::test]
async fn an_action_of_a_page_is_done_once_and_brings_its_step_each_time() {
    let (server, table, mut first, _second) = two("page-acts").await;
    let sequence = first.sequence(&table).await;
    let sent = json!({ "sequence": sequence, "client": "a", "action": "mark 5", "have": "" });
    let path = format!("/t/{table}/actions");
    let answers = [first.post(&path, sent.clone()).await.json(), first.post(&path, sent).await.json()];
    assert_eq!([&answers[0]["repeated"], &answers[1]["repeated"]], [false, true]);
    for answer in &answers {
        assert_eq!(
            (&answer["sequence"], &answer["step"]["base"]),
            (&json!(sequence + 1), &json!(sequence)),
            "{answer}"
        );
        assert!(answer["step"]["html"].as_str().is_some_and(|html| html.contains("data-region=\"board\"")));
    }
    // What follows something else comes on the stream, after that.
    let sent = json!({ "sequence": sequence, "client": "a", "action": "mark 5", "have": "" });
    let late = json!({ "sequence": sequence - 1, "client": "a", "action": "mark 5", "have": "" });
    assert!(first.post(&path, sent).await.json()["step"].is_object());
    assert!(first.post(&path, late).await.json()["step"].is_null());
    let refused = first.post(&path, json!({ "sequence": sequence + 1, "client": "b", "action": "mark 5", "have": "" }));
    assert_eq!(problem(&refused.await), "not-awaited");
    let stranger = Guest::new(server.address).post(&path, json!({ "sequence": 0, "client": "c", "have": "" })).await;
    assert_eq!(problem(&stranger), "no-seat");
    server.stop().await;
}
