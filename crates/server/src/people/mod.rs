//! Who somebody is: guests at once with a name, accounts with a password.
//!
//! A guest is a person without a login. Taking an account gives the same person a login, so seats
//! and tables stay theirs.

pub mod passwords;
pub mod person;
pub mod secret;
pub mod session;
pub mod words;

pub use passwords::Passwords;
pub use person::Person;
pub use session::{Session, Sessions};

use crate::house::now_ms;
use crate::protocol::{Credentials, Me, PersonInfo};
use crate::store::{PersonRow, Store, StoreError};
use crate::trouble::Trouble;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;

/// The people of the house.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Store>,
    passwords: Passwords,
    /// Signs and checks cookies.
    pub sessions: Sessions,
}

impl std::fmt::Debug for People {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("People")
    }
}

impl People {
    /// The people kept in a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, sessions: Sessions) -> Self {
        People {
            store,
            passwords: Passwords::default(),
            sessions,
        }
    }

    /// Who sent a request, if they are somebody. A session of an earlier epoch is nobody's.
    ///
    /// # Errors
    /// When the storage does not work: then nobody is taken for a stranger.
    pub async fn known(&self, headers: &HeaderMap) -> Result<Option<PersonRow>, Trouble> {
        let Some(session) = self.sessions.of(headers) else {
            return Ok(None);
        };
        match self.store.person(session.person).await {
            Ok(person) => Ok(Some(person).filter(|it| it.epoch == session.epoch)),
            Err(StoreError::NotFound) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Notes that somebody was here.
    pub fn seen(&self, person: &PersonRow) {
        self.store.touch(person.id, now_ms());
    }

    /// Welcomes a guest.
    ///
    /// # Errors
    /// When the name cannot be used.
    pub async fn welcome(&self, name: &str) -> Result<PersonRow, Trouble> {
        let name = words::name(name)?;
        Ok(self.store.add_person(&name, now_ms()).await?)
    }

    /// Gives somebody another name.
    ///
    /// # Errors
    /// When the name cannot be used.
    pub async fn rename(&self, mut person: PersonRow, name: &str) -> Result<PersonRow, Trouble> {
        person.name = words::name(name)?;
        self.store.rename_person(person.id, &person.name).await?;
        Ok(person)
    }

    /// Gives a guest, or somebody new, an account. Sessions begun before are over, so that whoever
    /// lent a guest's browser does not keep the account.
    ///
    /// # Errors
    /// When the login is taken, the credentials cannot be used, or there is an account already.
    pub async fn enroll(
        &self,
        guest: Option<PersonRow>,
        wish: &Credentials,
    ) -> Result<PersonRow, Trouble> {
        let login = words::login(&wish.login)?;
        words::password(&wish.password)?;
        if guest.as_ref().is_some_and(|it| it.login.is_some()) {
            let message = "you have an account already; log out to make another";
            return Err(Trouble::conflict("has_account", message));
        }
        if self.has_login(&login).await? {
            return Err(login_taken());
        }
        let hash = self.passwords.hash(&wish.password).await?;
        let mut person = match guest {
            Some(guest) => guest,
            None => self.welcome(&words::name_from(&login)).await?,
        };
        let kept = self.store.set_account(person.id, &login, &hash).await;
        kept.map_err(|error| match error {
            StoreError::Conflict => login_taken(),
            other => other.into(),
        })?;
        person.epoch = self.store.raise_epoch(person.id).await?;
        person.login = Some(login);
        Ok(person)
    }

    async fn has_login(&self, login: &str) -> Result<bool, Trouble> {
        match self.store.person_by_login(login).await {
            Ok(_) => Ok(true),
            Err(StoreError::NotFound) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Whoever has this login and password.
    ///
    /// # Errors
    /// The same, after the same time, for an unknown login and for a wrong password.
    pub async fn recognise(&self, claim: &Credentials) -> Result<PersonRow, Trouble> {
        let found = match words::login(&claim.login) {
            Ok(login) => match self.store.person_by_login(&login).await {
                Ok(person) => Some(person),
                Err(StoreError::NotFound) => None,
                Err(error) => return Err(error.into()),
            },
            Err(_) => None,
        };
        let kept = found.as_ref().and_then(|it| it.password_hash.clone());
        // What is too long to be a password is not worth the time of hashing all of it.
        let claimed = claim.password.get(..words::LONGEST_PASSWORD_BYTES);
        let claimed = claimed.unwrap_or(&claim.password);
        let fits = self.passwords.fits(claimed, kept).await?;
        found.filter(|_| fits).ok_or_else(|| {
            let message = "there is no such login and password";
            Trouble::new(StatusCode::UNAUTHORIZED, "wrong_credentials", message)
        })
    }

    /// Ends all sessions of somebody.
    ///
    /// # Errors
    /// When the storage does not work.
    pub async fn forget_sessions(&self, person: &PersonRow) -> Result<(), Trouble> {
        self.store.raise_epoch(person.id).await?;
        Ok(())
    }
}

fn login_taken() -> Trouble {
    Trouble::conflict("login_taken", "somebody else has this login")
}

/// What somebody is told about themselves.
#[must_use]
pub fn about(person: Option<&PersonRow>) -> Me {
    let info = |person: &PersonRow| PersonInfo {
        name: person.name.clone(),
        login: person.login.clone(),
    };
    Me {
        person: person.map(info),
    }
}
