//! Who somebody is.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The answer to "who am I?".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Nobody yet, a guest, or somebody with an account.
    pub person: Option<PersonInfo>,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonInfo {
    /// The name shown at tables.
    pub name: String,
    /// The login, if there is an account.
    pub login: Option<String>,
}

/// A wish for a name at tables.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameWish {
    /// 1 to 24 characters.
    pub name: String,
}

/// A login and its password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 32 letters, digits, `-`, `_` or `.`.
    pub login: String,
    /// At least 8 characters.
    pub password: String,
}
