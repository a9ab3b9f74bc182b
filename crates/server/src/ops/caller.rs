//! Where a request comes from.

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum::middleware::Next;
use axum::response::Response;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address somebody asks from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller(pub IpAddr);

/// Notes the caller for everything that comes after.
pub async fn note(State(trust_proxy): State<bool>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip());
    let said = trust_proxy.then(|| forwarded(request.headers())).flatten();
    request
        .extensions_mut()
        .insert(Caller(said.unwrap_or(peer)));
    next.run(request).await
}

/// What our proxy says: the last address of the list. Those before it were said by the caller, who
/// may say anything.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED).iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?.trim();
    let bare = last.parse().ok();
    bare.or_else(|| last.parse::<SocketAddr>().ok().map(|it| it.ip()))
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let noted = parts.extensions.get::<Caller>().copied();
        Ok(noted.unwrap_or(Caller(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_the_proxys_own_word_counts() {
        let said = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED, HeaderValue::from_static(line));
            }
            forwarded(&headers).map(|ip| ip.to_string())
        };
        assert_eq!(said(&["1.2.3.4, 5.6.7.8"]).as_deref(), Some("5.6.7.8"));
        assert_eq!(said(&["1.2.3.4", "9.9.9.9"]).as_deref(), Some("9.9.9.9"));
        assert_eq!(said(&["[2001:db8::1]:99"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(said(&["garbage"]), None);
        assert_eq!(said(&[]), None);
    }
}
