//! Who asks: from which address, in which language, with which token.

use std::borrow::Cow;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use langhus_rules::{Language, Seat};
use langhus_table::id::{Key, Token};
use langhus_table::naming;
use langhus_table::person::{PersonId, Profile};
use langhus_table::sitting::Sitting;

use crate::hall::Hall;
use crate::label::Label;
use crate::people::Found;
use crate::problem::{Problem, ProblemKind};
use crate::site::Site;

/// The cookie that a browser keeps for all its seats.
pub(crate) const COOKIE: &str = "langhus";

/// The cookie that holds the language somebody chose.
pub(crate) const LANGUAGE: &str = "language";
/// The cookie that a table's page keeps: how far it was seen.
const SHOWN: &str = "shown";
/// The cookie that holds the name a guest keeps.
pub(crate) const NAME: &str = "name";
/// The cookie that holds the level of bots somebody chose last.
pub(crate) const LEVEL: &str = "level";

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    pub(crate) language: Language,
    /// What a program sends; its form is checked.
    pub(crate) bearer: Option<Token>,
    /// What a browser keeps.
    pub(crate) cookie: Option<Token>,
    /// What a browser keeps under the name without the prefix, from before the site came by TLS. It opens the seats it
    /// has and gets no new ones, because a neighbour under the same domain could have planted it.
    former: Option<Token>,
    /// Who they are, by the token that each of these holds.
    is: Is,
    /// What they say of themselves, if they are somebody.
    profile: Option<Arc<Profile>>,
    /// Did they ask for a language in the address?
    asked: bool,
    /// The site of the page from which a browser asks; the door lets only our own in.
    pub(crate) origin: Option<String>,
    /// The name that a guest keeps.
    name: Option<String>,
    /// The level of bots they chose last, as the browser keeps it.
    level: Option<String>,
    /// Up to which sequence number of a table its page was seen: kept for that table's addresses alone.
    pub(crate) shown: Option<u64>,
    /// Which browser and system they use.
    pub(crate) label: Label,
}

/// Whose devices hold the tokens that somebody brings.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Is {
    bearer: Option<PersonId>,
    cookie: Option<PersonId>,
    former: Option<PersonId>,
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

impl Caller {
    /// Reads who asks.
    ///
    /// # Errors
    /// The token has not the form of one.
    pub(crate) fn read(parts: &Parts, address: IpAddr, site: &Site) -> Result<Caller, Problem> {
        let headers = &parts.headers;
        let bearer = match text(headers, header::AUTHORIZATION) {
            Some(value) => {
                let token = value.strip_prefix("Bearer ").and_then(Token::read);
                Some(token.ok_or_else(|| Problem::new(ProblemKind::WrongToken))?)
            }
            None => None,
        };
        Ok(Caller {
            address,
            language: language(parts, site),
            bearer,
            cookie: found(headers, &known_as(COOKIE, site)).and_then(Token::read),
            former: found(headers, COOKIE).filter(|_| site.is_secure()).and_then(Token::read),
            is: Is::default(),
            profile: None,
            asked: asked(parts).is_some(),
            origin: text(headers, header::ORIGIN).map(str::to_owned),
            name: kept(headers, NAME, site).and_then(unescape),
            level: kept(headers, LEVEL, site).map(str::to_owned),
            shown: found(headers, SHOWN).and_then(|number| number.parse().ok()),
            label: text(headers, header::USER_AGENT).map(Label::read).unwrap_or_default(),
        })
    }

    /// Finds out who they are now.
    ///
    /// # Errors
    /// The store does not answer.
    pub(crate) async fn recognise(&mut self, hall: &Arc<Hall>) -> Result<(), Problem> {
        let whose = async |token: &Option<Token>| match token {
            Some(token) => hall.whose(token.key()).await,
            None => Ok(None),
        };
        let bearer = whose(&self.bearer).await?;
        // Beside a program's token no cookie counts.
        let cookies = self.bearer.is_none();
        let cookie = if cookies { whose(&self.cookie).await? } else { None };
        let former = if cookies { whose(&self.former).await? } else { None };
        let person = |found: &Option<Found>| found.as_ref().map(|found| found.person);
        self.is = Is { bearer: person(&bearer), cookie: person(&cookie), former: person(&former) };
        self.profile = bearer.or(cookie).or(former).map(|found| found.profile);
        if let Some(chosen) = self.profile.as_ref().and_then(|profile| profile.language.parse().ok())
            && !self.asked
        {
            self.language = chosen;
        }
        Ok(())
    }

    /// Does a browser ask, from a page?
    pub(crate) const fn is_on_a_page(&self) -> bool {
        self.origin.is_some()
    }

    /// What is kept for them, as JSON, if they are somebody.
    pub(crate) fn kept(&self) -> Option<&str> {
        self.profile.as_ref().map(|profile| profile.settings.as_str())
    }

    /// What is kept for them.
    pub(crate) fn settings(&self) -> serde_json::Map<String, serde_json::Value> {
        self.kept().and_then(|kept| serde_json::from_str(kept).ok()).unwrap_or_default()
    }

    /// The level of bots they chose last.
    pub(crate) fn level(&self) -> Option<String> {
        let own = self.settings().get(LEVEL).and_then(|level| level.as_str().map(str::to_owned));
        own.or_else(|| self.level.clone())
    }

    /// The seat of the colour that they like.
    pub(crate) fn liked(&self) -> Option<Seat> {
        let number: u8 = self.profile.as_ref()?.colour.parse().ok()?;
        (1..=Seat::MOST as u8).contains(&number).then(|| Seat::new(number - 1))
    }

    /// The name that they keep.
    pub(crate) fn name(&self) -> Option<&str> {
        let own = self.profile.as_ref().map(|profile| profile.name.as_str()).filter(|name| !name.is_empty());
        own.or(self.name.as_deref())
    }

    /// Who asks, if they are somebody.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.is.bearer.or(self.is.cookie).or(self.is.former)
    }

    /// Whose the cookie of this very site is.
    pub(crate) fn keeps(&self) -> Option<PersonId> {
        self.is.cookie
    }

    /// The seat of whoever asks; nothing for a spectator.
    ///
    /// # Errors
    /// A program's token opens no seat here.
    pub(crate) fn seat(&self, sitting: &Sitting) -> Result<Option<Seat>, Problem> {
        let people = [self.is.bearer, self.is.cookie, self.is.former].into_iter().flatten();
        let seat = people.filter_map(|person| sitting.seat_of(&person)).next();
        if self.bearer.is_some() && seat.is_none() {
            return Err(Problem::new(ProblemKind::WrongToken));
        }
        Ok(seat)
    }

    /// The seat of whoever asks.
    ///
    /// # Errors
    /// They have none here.
    pub(crate) fn needs_seat(&self, sitting: &Sitting) -> Result<Seat, Problem> {
        self.seat(sitting)?.ok_or_else(|| Problem::new(ProblemKind::NoSeat))
    }

    /// The key of the token that they bring.
    pub(crate) fn key(&self) -> Option<Key> {
        self.bearer.as_ref().or(self.cookie.as_ref()).or(self.former.as_ref()).map(Token::key)
    }
}

/// A cookie's name as browsers know it. Under a name that begins with `__Host-` a browser takes a cookie only from the
/// very host, by TLS and for all of its paths; so nobody else under the same domain can plant one.
fn known_as<'n>(name: &'n str, site: &Site) -> Cow<'n, str> {
    if site.is_secure() { format!("__Host-{name}").into() } else { name.into() }
}

/// What a browser keeps under a name of ours, or kept before the site came by TLS; after a year no browser has that.
fn kept<'h>(headers: &'h HeaderMap, name: &str, site: &Site) -> Option<&'h str> {
    found(headers, &known_as(name, site)).or_else(|| found(headers, name))
}

/// The cookie with exactly this name.
fn found<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// A cookie that a page sets for a year; its value is escaped.
pub(crate) fn keep(name: &str, value: &str, site: &Site) -> String {
    let secure = if site.is_secure() { "; Secure" } else { "" };
    format!("{}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}", known_as(name, site), escape(value))
}

/// A cookie that a page drops.
pub(crate) fn drop_cookie(name: &str, site: &Site) -> String {
    keep(name, "", site).replace("Max-Age=31536000", "Max-Age=0")
}

/// A text as letters, digits and percent signs, which a cookie may hold.
fn escape(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        byte => format!("%{byte:02x}"),
    };
    text.bytes().map(byte).collect()
}

fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, more @ ..] = rest {
        rest = more;
        bytes.push(match (first, more) {
            (b'%', [high, low, after @ ..]) => {
                rest = after;
                u8::from_str_radix(std::str::from_utf8(&[*high, *low]).ok()?, 16).ok()?
            }
            (byte, _) => *byte,
        });
    }
    String::from_utf8(bytes).ok().and_then(|name| naming::name(&name).ok())
}

/// `?language=` before the language that was chosen once before `Accept-Language` before English.
pub(crate) fn language(parts: &Parts, site: &Site) -> Language {
    let chosen = || kept(&parts.headers, LANGUAGE, site).and_then(|code| code.parse().ok());
    asked(parts)
        .or_else(chosen)
        .or_else(|| accepted(text(&parts.headers, header::ACCEPT_LANGUAGE)?))
        .unwrap_or_default()
}

/// The language that the address asks for.
fn asked(parts: &Parts) -> Option<Language> {
    let query = parts.uri.query().unwrap_or_default().split('&');
    query.filter_map(|pair| pair.strip_prefix("language=")).next().and_then(|code| code.parse().ok())
}

/// The first of the accepted languages that the house speaks; browsers write them in the order of preference.
fn accepted(header: &str) -> Option<Language> {
    let codes = header.split(',').filter_map(|entry| entry.trim().split(['-', ';']).next());
    codes.filter_map(|code| code.to_ascii_lowercase().parse().ok()).next()
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Problem> {
        // The door has read it and let it in, and nobody else asks for it.
        parts.extensions.remove::<Caller>().ok_or_else(|| Problem::new(ProblemKind::Broken))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_the_house_speaks_is_taken() {
        assert_eq!(accepted("fr-FR, de-AT;q=0.9, en;q=0.8"), Some(Language::German));
        assert_eq!(accepted("en-GB,de"), Some(Language::English));
        assert_eq!(accepted("fr, *"), None);
    }

    #[test]
    fn a_name_is_kept_whatever_letters_it_has() {
        for name in ["Anna", "Björn Þór; a=b", "100 %"] {
            assert_eq!(unescape(&escape(name)).as_deref(), Some(name));
        }
        for wrong in ["%", "%zz", "%ff", "%0a", ""] {
            assert_eq!(unescape(wrong).filter(|name| name != wrong), None, "{wrong}");
        }
    }

    fn caller(cookies: &str, site: &Site) -> Caller {
        let request = axum::http::Request::get("/").header(header::COOKIE, cookies);
        let (parts, ()) = request.body(()).unwrap().into_parts();
        Caller::read(&parts, IpAddr::from([192, 0, 2, 7]), site).unwrap()
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let (token, site) = ("0".repeat(64), Site::default());
        assert_eq!(caller(&format!("a=b; {COOKIE}={token}; c=d"), &site).cookie, Token::read(&token));
        assert_eq!(caller(&format!("{COOKIE}=short"), &site).cookie, None);
    }

    #[test]
    fn by_tls_a_cookie_belongs_to_the_host_alone() {
        let site = Site::public("https://langhus.example", true).unwrap();
        let cookie = keep(NAME, "Anna", &site);
        assert!(cookie.starts_with("__Host-name=Anna; Path=/; ") && cookie.ends_with("; Secure"), "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");
        let (ours, planted) = ("0".repeat(64), "1".repeat(64));
        let both = caller(&format!("langhus={planted}; __Host-langhus={ours}; name=Eve; __Host-name=Anna"), &site);
        assert_eq!((both.cookie.clone(), both.name()), (Token::read(&ours), Some("Anna")));
        let old = caller(&format!("langhus={planted}; name=Anna; language=de"), &site);
        assert_eq!((old.cookie.clone(), old.name()), (None, Some("Anna")), "no new seat is bound to it");
        assert_eq!((old.language, old.key()), (Language::German, Token::read(&planted).map(|token| token.key())));
    }
}
