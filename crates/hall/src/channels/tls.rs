//! Who proves who they are, and how.

use std::sync::Arc;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::Failed;
use super::fetch::Socket;

/// Believes those whom the system believes. It reads some hundred certificates.
pub(super) fn of_the_system() -> Arc<ClientConfig> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    let (known, _) = roots.add_parsable_certificates(found.certs);
    if known == 0 {
        tracing::error!(
            errors = ?found.errors,
            "the system has no certificates, so nothing can be sent by TLS: install ca-certificates"
        );
    }
    believing(roots)
}

/// Believes whoever these vouch for.
pub(super) fn believing(roots: RootCertStore) -> Arc<ClientConfig> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let versions = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    // It only fails for a provider without ciphers.
    #[allow(clippy::expect_used, reason = "the provider of the library itself has them")]
    let mut config = versions.expect("ring has ciphers").with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Arc::new(config)
}

/// Talks on by TLS with whoever proves to be this host.
pub(super) async fn secure(
    config: Arc<ClientConfig>,
    socket: Box<dyn Socket>,
    host: &str,
) -> Result<TlsStream<Box<dyn Socket>>, Failed> {
    let name = ServerName::try_from(host.to_owned()).map_err(|_| Failed::Address)?;
    let connector = TlsConnector::from(config);
    connector.connect(name, socket).await.map_err(|error| {
        tracing::debug!(%error, host, "no TLS");
        Failed::Certificate
    })
}
