//! Limits on how often anybody may ask, by address, by person and by login.

use super::figures;
use crate::config::{Limits, Rate};
use crate::trouble::Trouble;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

/// All limits of a house.
pub struct Limiter {
    ips: Gate<IpAddr>,
    people: Gate<u64>,
    guests: Gate<IpAddr>,
    logins: Gate<IpAddr>,
    names: Gate<u64>,
}

impl std::fmt::Debug for Limiter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Limiter")
    }
}

impl Limiter {
    /// The limits as they are set.
    #[must_use]
    pub fn new(limits: &Limits) -> Self {
        Limiter {
            ips: Gate::new("address", Quota::per_second, limits.per_ip),
            people: Gate::new("person", Quota::per_second, limits.per_person),
            guests: Gate::new("guests", Quota::per_minute, limits.guests),
            logins: Gate::new("logins", Quota::per_minute, limits.logins),
            names: Gate::new("login_name", Quota::per_minute, limits.logins),
        }
    }

    /// A request of an address.
    ///
    /// # Errors
    /// When there are too many.
    pub fn request(&self, ip: IpAddr) -> Result<(), Trouble> {
        self.ips.pass(&network(ip))
    }

    /// A request of a person, known by anything that hashes.
    ///
    /// # Errors
    /// When there are too many.
    pub fn person(&self, person: &impl Hash) -> Result<(), Trouble> {
        self.people.pass(&digest(person))
    }

    /// A new guest.
    ///
    /// # Errors
    /// When there are too many.
    pub fn guest(&self, ip: IpAddr) -> Result<(), Trouble> {
        self.guests.pass(&network(ip))
    }

    /// An attempt to log in, counted for the address and for the login: neither one address tries
    /// many logins nor many addresses one login.
    ///
    /// # Errors
    /// When there are too many.
    pub fn login(&self, ip: IpAddr, login: &str) -> Result<(), Trouble> {
        self.logins.pass(&network(ip))?;
        self.names.pass(&digest(&login.to_ascii_lowercase()))
    }

    /// Forgets everybody whose limits are whole again; called now and then.
    pub fn tidy(&self) {
        self.ips.tidy();
        self.people.tidy();
        self.guests.tidy();
        self.logins.tidy();
        self.names.tidy();
    }
}

/// One limit.
struct Gate<K: Hash + Eq + Clone> {
    name: &'static str,
    limiter: DefaultKeyedRateLimiter<K>,
}

impl<K: Hash + Eq + Clone> Gate<K> {
    fn new(name: &'static str, per: fn(NonZeroU32) -> Quota, rate: Rate) -> Self {
        let number = |it: u32| NonZeroU32::new(it).unwrap_or(NonZeroU32::MIN);
        let quota = per(number(rate.rate)).allow_burst(number(rate.burst));
        let limiter = DefaultKeyedRateLimiter::keyed(quota);
        Gate { name, limiter }
    }

    fn pass(&self, key: &K) -> Result<(), Trouble> {
        let Err(not_until) = self.limiter.check_key(key) else {
            return Ok(());
        };
        figures::refused(self.name);
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        let seconds = wait.as_secs() + 1;
        let unit = if seconds == 1 { "second" } else { "seconds" };
        Err(Trouble::too_many(format!(
            "that was too often; try again in {seconds} {unit}"
        )))
    }

    fn tidy(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// Who gets one address of IPv6 usually has 2^64 of them.
fn network(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let mask = Ipv6Addr::from(u128::MAX << 64);
            IpAddr::V6(ip & mask)
        }
        ip @ IpAddr::V4(_) => ip,
    }
}

/// Keys of one small size, whatever somebody typed.
fn digest(key: &impl Hash) -> u64 {
    use std::hash::{BuildHasher, RandomState};
    static STATE: std::sync::OnceLock<RandomState> = std::sync::OnceLock::new();
    STATE.get_or_init(RandomState::new).hash_one(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tight() -> Limiter {
        let rate = Rate::new(1, 2);
        Limiter::new(&Limits {
            per_ip: rate,
            guests: rate,
            logins: rate,
            ..Limits::default()
        })
    }

    #[test]
    fn a_burst_passes_and_then_no_more() {
        let limiter = tight();
        let ip: IpAddr = "10.1.2.3".parse().unwrap();
        assert!(limiter.guest(ip).is_ok() && limiter.guest(ip).is_ok());
        let trouble = limiter.guest(ip).unwrap_err();
        assert_eq!(trouble.status.as_u16(), 429);
        assert!(trouble.message.contains("try again in"));
        assert!(limiter.guest("10.1.2.4".parse().unwrap()).is_ok());
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let limiter = tight();
        let passes = |ip: &str| limiter.request(ip.parse().unwrap()).is_ok();
        assert!(passes("2001:db8:1:2::1") && passes("2001:db8:1:2:ffff::7"));
        assert!(!passes("2001:db8:1:2:abcd::9"));
        assert!(passes("2001:db8:1:3::1"));
        assert!(passes("::ffff:10.0.0.1") && passes("10.0.0.1") && !passes("10.0.0.1"));
    }

    #[test]
    fn a_login_is_guarded_against_many_addresses() {
        let limiter = tight();
        let tries = |ip: &str, login: &str| limiter.login(ip.parse().unwrap(), login).is_ok();
        assert!(tries("10.0.0.1", "anna") && tries("10.0.0.2", "ANNA"));
        assert!(!tries("10.0.0.3", "anna"));
        assert!(tries("10.0.0.3", "otto"));
    }
}
