//! What people call themselves: names, logins and passwords that can be used.

use crate::trouble::Trouble;

/// The most characters of a name.
const LONGEST_NAME: usize = 24;
/// How many characters a login has.
const LOGIN: std::ops::RangeInclusive<usize> = 3..=32;
/// How many characters a password has. There is an upper end because hashing takes time.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// More bytes than any password has.
pub const LONGEST_PASSWORD_BYTES: usize = 1024;

/// A name as it is shown at tables, without space around it.
///
/// # Errors
/// When it is empty, too long or not plain text.
pub fn name(wish: &str) -> Result<String, Trouble> {
    let name = wish.trim();
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME {
        let message = format!("a name has 1 to {LONGEST_NAME} characters, not {length}");
        return Err(Trouble::bad("name", message));
    }
    if name.chars().any(is_odd) {
        let message = "a name is made of plain letters, digits and signs";
        return Err(Trouble::bad("name", message));
    }
    Ok(name.to_owned())
}

/// Characters that would let a name break a line, hide, or turn the text around it.
fn is_odd(letter: char) -> bool {
    let invisible = matches!(letter,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    letter.is_control() || invisible
}

/// A login as it is kept: in small letters.
///
/// # Errors
/// When it has another length or other characters than a login has.
pub fn login(wish: &str) -> Result<String, Trouble> {
    let login = wish.trim().to_ascii_lowercase();
    let fits = |letter: u8| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || b"._-".contains(&letter)
    };
    if LOGIN.contains(&login.len()) && login.bytes().all(fits) {
        return Ok(login);
    }
    let (least, most) = LOGIN.into_inner();
    let message = format!("a login has {least} to {most} of the signs a-z, 0-9, `.`, `_` and `-`");
    Err(Trouble::bad("login", message))
}

/// A name for somebody of whom only the login is known.
#[must_use]
pub fn name_from(login: &str) -> String {
    login.chars().take(LONGEST_NAME).collect()
}

/// Checks the length of a password; what it says is nobody's business.
///
/// # Errors
/// When it is too short or too long.
pub fn password(wish: &str) -> Result<(), Trouble> {
    let length = wish.chars().count();
    if PASSWORD.contains(&length) {
        return Ok(());
    }
    let (least, most) = PASSWORD.into_inner();
    let message = format!("a password has {least} to {most} characters");
    Err(Trouble::bad("password", message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_plain_text() {
        assert_eq!(name("  Żółć 魔 ").unwrap(), "Żółć 魔");
        assert!(name("   ").is_err());
        assert!(name(&"x".repeat(24)).is_ok());
        assert!(name(&"x".repeat(25)).is_err());
        assert!(name("a\nb").is_err());
        assert!(name("a\u{202e}b").is_err(), "no text turned around");
        assert!(name("\u{200b}").is_err(), "no invisible names");
    }

    #[test]
    fn logins_do_not_depend_on_case() {
        assert_eq!(login("Anna.Maria-2").unwrap(), "anna.maria-2");
        assert!(login("ab").is_err());
        assert!(login("żaba").is_err());
        assert!(login(&"x".repeat(33)).is_err());
        assert!(login("a b c").is_err());
    }

    #[test]
    fn passwords_have_a_length() {
        assert!(password("1234567").is_err());
        assert!(password("12345678").is_ok());
        assert!(password(&"x".repeat(201)).is_err());
    }
}
