//! Writing flat code: instructions one after another, with jumps that are filled in later.

/// An instruction that may lead elsewhere.
pub trait Jumps {
    /// Lets the instruction lead to this place; does nothing if it leads nowhere.
    fn lead_to(&mut self, to: u16);
}

/// Writes the code of one program.
///
/// ```
/// use resolve::{Jumps, Writer};
/// #[derive(Debug, PartialEq)]
/// enum Instr { Unless(u16), Act }
/// impl Jumps for Instr {
///     fn lead_to(&mut self, place: u16) {
///         if let Instr::Unless(to) = self { *to = place; }
///     }
/// }
/// let mut writer = Writer::default();
/// let skip = writer.emit(Instr::Unless(0));
/// writer.emit(Instr::Act);
/// writer.land(skip);
/// assert_eq!(writer.code, [Instr::Unless(2), Instr::Act]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer<I> {
    /// What is written so far.
    pub code: Vec<I>,
}

impl<I> Default for Writer<I> {
    fn default() -> Self {
        Writer { code: Vec::new() }
    }
}

impl<I: Jumps> Writer<I> {
    /// Adds an instruction and gives its place.
    pub fn emit(&mut self, instr: I) -> usize {
        self.code.push(instr);
        self.code.len() - 1
    }

    /// The place of the next instruction.
    #[must_use]
    pub fn here(&self) -> u16 {
        u16::try_from(self.code.len()).unwrap_or(u16::MAX)
    }

    /// Lets the jump at a place lead to the next instruction.
    pub fn land(&mut self, at: usize) {
        let here = self.here();
        if let Some(instr) = self.code.get_mut(at) {
            instr.lead_to(here);
        }
    }
}
