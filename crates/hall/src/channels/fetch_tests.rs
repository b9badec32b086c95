//! Nobody is reached through us who should not be: by number, by name, by redirect or by a name that changes its mind.

use std::sync::Mutex;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::pki_types::PrivateKeyDer;
use rustls::{RootCertStore, ServerConfig};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use super::*;

/// A network of one machine, whose names lead where the test says.
struct Town {
    /// Where the name leads when it is asked for next; the last stays.
    leads: Mutex<Vec<Vec<&'static str>>>,
    asked: Mutex<usize>,
    /// Whom somebody wanted to reach.
    wanted: Mutex<Vec<SocketAddr>>,
    /// Who is reached really.
    peer: SocketAddr,
}

impl Net for Town {
    fn resolve<'n>(&'n self, _: &'n str) -> BoxFuture<'n, io::Result<Vec<IpAddr>>> {
        *self.asked.lock().unwrap() += 1;
        let mut leads = self.leads.lock().unwrap();
        let found = if leads.len() > 1 { leads.remove(0) } else { leads[0].clone() };
        Box::pin(async move { Ok(found.iter().map(|number| number.parse().unwrap()).collect()) })
    }

    fn connect(&self, to: SocketAddr) -> BoxFuture<'static, io::Result<Box<dyn Socket>>> {
        self.wanted.lock().unwrap().push(to);
        SystemNet.connect(self.peer)
    }
}

/// Somebody who proves to be `langhus.example` and answers so; and who believes that.
async fn somebody(answer: &'static str) -> (SocketAddr, Arc<ClientConfig>) {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(vec!["langhus.example".to_owned()]).unwrap();
    let mut roots = RootCertStore::empty();
    roots.add(cert.der().clone()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
    let versions = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let config = versions.with_no_client_auth().with_single_cert(vec![cert.der().clone()], key).unwrap();
    let (acceptor, listener) = (TlsAcceptor::from(Arc::new(config)), TcpListener::bind("127.0.0.1:0").await.unwrap());
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((socket, _)) = listener.accept().await {
            let Ok(mut socket) = acceptor.accept(socket).await else { continue };
            let mut heard = [0; 4096];
            let _ = socket.read(&mut heard).await;
            let _ = socket.write_all(answer.as_bytes()).await;
            let _ = socket.shutdown().await;
        }
    });
    (address, tls::believing(roots))
}

const WELL: &str = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

/// Asks in a town where the name leads there; what came of it, each time.
async fn post(leads: &[&[&'static str]], address: &str, times: usize) -> (Vec<Result<(), Failed>>, Arc<Town>) {
    let (peer, believes) = somebody(WELL).await;
    let leads = Mutex::new(leads.iter().map(|found| found.to_vec()).collect());
    let town = Arc::new(Town { leads, asked: Mutex::default(), wanted: Mutex::default(), peer });
    let fetch = Fetch { believes: believes.into(), ..Fetch::new(town.clone(), false) };
    let mut results = Vec::new();
    for _ in 0..times {
        results.push(fetch.post(address, &[], b"hei".to_vec()).await);
    }
    (results, town)
}

#[tokio::test]
async fn by_a_name_of_the_public_network_and_by_tls_somebody_is_reached() {
    let (results, town) = post(&[&["2606:4700::1111", "93.184.216.34"]], "https://langhus.example:8443/x", 1).await;
    assert_eq!(results, [Ok(())]);
    assert_eq!(*town.wanted.lock().unwrap(), ["93.184.216.34:8443".parse().unwrap()], "the number that was looked at");
    assert_eq!(*town.asked.lock().unwrap(), 1, "and the name is asked for once");
}

#[tokio::test]
async fn whoever_does_not_prove_who_they_are_is_told_nothing() {
    let (results, _) = post(&[&["93.184.216.34"]], "https://other.example/", 1).await;
    assert_eq!(results, [Err(Failed::Certificate)]);
    let (results, town) = post(&[&["93.184.216.34"]], "http://langhus.example/", 1).await;
    assert_eq!((results, town.wanted.lock().unwrap().len()), (vec![Err(Failed::Address)], 0), "without TLS");
}

#[tokio::test]
async fn by_number_or_by_name_nobody_beside_us_is_reached() {
    for number in [
        "127.0.0.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "[fd00::1]",
        "[fe80::1]",
        "224.0.0.1",
        "0.0.0.0",
    ] {
        let (results, town) = post(&[&["93.184.216.34"]], &format!("https://{number}/"), 1).await;
        assert_eq!((results, town.wanted.lock().unwrap().len()), (vec![Err(Failed::NotPublic)], 0), "{number}");
    }
    let beside: [&[&str]; 5] = [
        &["127.0.0.1"],
        &["93.184.216.34", "192.168.0.7"],
        &["93.184.216.34", "::1"],
        &["fc00::2"],
        &["64:ff9b::a00:1"],
    ];
    for found in beside {
        let (results, town) = post(&[found], "https://langhus.example/", 1).await;
        assert_eq!((results, town.wanted.lock().unwrap().len()), (vec![Err(Failed::NotPublic)], 0), "{found:?}");
    }
    // What looks like a name and is a number in an odd form is what it leads to.
    let (results, _) = post(&[&["127.0.0.1"]], "https://0x7f.1/", 1).await;
    assert_eq!(results, [Err(Failed::NotPublic)]);
    let (results, _) = post(&[&[]], "https://nowhere.example/", 1).await;
    assert_eq!(results, [Err(Failed::Name)]);
}

#[tokio::test]
async fn a_name_that_changes_its_mind_is_looked_at_each_time() {
    let leads: [&[&str]; 3] = [&["93.184.216.34"], &["127.0.0.1"], &["93.184.216.34"]];
    let (results, town) = post(&leads, "https://langhus.example/", 3).await;
    assert_eq!(results, [Ok(()), Err(Failed::NotPublic), Ok(())]);
    assert_eq!(
        (*town.asked.lock().unwrap(), town.wanted.lock().unwrap().len()),
        (3, 2),
        "one question, one connection"
    );
}

#[tokio::test]
async fn where_it_sends_somebody_nobody_follows() {
    let (peer, believes) =
        somebody("HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n").await;
    let leads = Mutex::new(vec![vec!["93.184.216.34"]]);
    let town = Arc::new(Town { leads, asked: Mutex::default(), wanted: Mutex::default(), peer });
    let fetch = Fetch { believes: believes.into(), ..Fetch::new(town.clone(), false) };
    assert_eq!(fetch.post("https://langhus.example/", &[], Vec::new()).await, Err(Failed::Elsewhere(302)));
    assert_eq!(town.wanted.lock().unwrap().len(), 1);
}
