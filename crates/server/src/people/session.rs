//! The cookie that says who somebody is: signed, so that nobody can make one up.

use crate::store::{PersonId, PersonRow};
use axum::http::{HeaderMap, HeaderValue, header};
use cookie::time::Duration;
use cookie::{Cookie, CookieJar, Key, SameSite};

/// The name of the cookie.
const NAME: &str = "conclave";

/// Who holds a cookie, as far as its signature tells. The epoch is compared with the stored one
/// before it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// Who.
    pub person: PersonId,
    /// In which epoch the session began.
    pub epoch: i64,
}

impl Session {
    /// A session of somebody from now on.
    #[must_use]
    pub fn of(person: &PersonRow) -> Self {
        Session {
            person: person.id,
            epoch: person.epoch,
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (person, epoch) = text.split_once('.')?;
        Some(Session {
            person: PersonId(person.parse().ok()?),
            epoch: epoch.parse().ok()?,
        })
    }
}

/// The one who signs and checks cookies.
#[derive(Clone)]
pub struct Sessions {
    key: Key,
    https: bool,
}

impl std::fmt::Debug for Sessions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sessions")
    }
}

impl Sessions {
    /// Cookies signed with this key.
    #[must_use]
    pub fn new(key: Key, https: bool) -> Self {
        Sessions { key, https }
    }

    /// The session a request carries, if it carries one we signed.
    #[must_use]
    pub fn of(&self, headers: &HeaderMap) -> Option<Session> {
        let lines = headers.get_all(header::COOKIE).iter();
        let cookies = lines
            .filter_map(|line| line.to_str().ok())
            .flat_map(Cookie::split_parse)
            .flatten()
            .filter(|cookie| cookie.name() == NAME);
        let valid = cookies.filter_map(|cookie| {
            let cookie = CookieJar::new()
                .signed(&self.key)
                .verify(cookie.into_owned());
            Session::read(cookie?.value())
        });
        // A page of a neighbouring host can add cookies, but none that we signed.
        valid.last()
    }

    /// The header that begins a session.
    #[must_use]
    pub fn begin(&self, session: Session) -> HeaderValue {
        let value = format!("{}.{}", session.person.0, session.epoch);
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.key).add((NAME, value));
        let signed = jar.get(NAME).map(Cookie::value).unwrap_or_default();
        self.header(signed.to_owned(), Duration::days(365))
    }

    /// The header that ends a session.
    #[must_use]
    pub fn end(&self) -> HeaderValue {
        self.header(String::new(), Duration::ZERO)
    }

    fn header(&self, value: String, age: Duration) -> HeaderValue {
        let cookie = Cookie::build((NAME, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.https)
            .max_age(age);
        // The name, numbers, base64 and our own words are all fit for a header.
        HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sessions(fill: u8, https: bool) -> Sessions {
        Sessions::new(Key::from(&[fill; 64]), https)
    }

    const ANNA: Session = Session {
        person: PersonId(7),
        epoch: 2,
    };

    fn request(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_str(cookie).unwrap());
        headers
    }

    fn sent_back(header: &HeaderValue) -> String {
        let text = header.to_str().unwrap();
        text.split(';').next().unwrap().to_owned()
    }

    #[test]
    fn a_cookie_comes_back_as_it_was_given() {
        let house = sessions(1, false);
        let cookie = sent_back(&house.begin(ANNA));
        let among = format!("theme=dark; {cookie}; x=y");
        assert_eq!(house.of(&request(&among)), Some(ANNA));
        assert_eq!(house.of(&HeaderMap::new()), None);
    }

    #[test]
    fn a_changed_or_foreign_cookie_is_nobodys() {
        let house = sessions(1, false);
        let cookie = sent_back(&house.begin(ANNA));
        assert_eq!(house.of(&request(&cookie.replace("7.2", "8.2"))), None);
        assert_eq!(house.of(&request("conclave=7.2")), None);
        assert_eq!(sessions(2, false).of(&request(&cookie)), None);
        let planted = format!("conclave=garbage; {cookie}");
        assert_eq!(house.of(&request(&planted)), Some(ANNA));
    }

    #[test]
    fn scripts_do_not_see_it_and_other_sites_do_not_send_it() {
        let text = |https| {
            let header = sessions(1, https).begin(ANNA);
            header.to_str().unwrap().to_owned()
        };
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
            assert!(text(false).contains(part), "{part} in {}", text(false));
        }
        assert!(!text(false).contains("Secure"));
        assert!(text(true).contains("Secure"));
        let end = sessions(1, false).end();
        assert!(end.to_str().unwrap().contains("Max-Age=0"));
    }
}
