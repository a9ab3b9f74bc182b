//! Mistakes in card files, told the way a good compiler tells them.

use crate::source::{Sources, Span};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use std::fmt;

/// One mistake: where it is, what is wrong and, where we can guess, how to mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file it is in.
    pub file: String,
    /// The words that are wrong.
    pub span: Span,
    /// What is wrong, in one line.
    pub message: String,
    /// What was expected at `span`.
    pub label: String,
    /// The sentence or block around `span`, underlined more lightly.
    pub context: Option<Span>,
    /// How to mend it.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A mistake at a place.
    #[must_use]
    pub fn new(
        file: &str,
        span: Span,
        message: impl Into<String>,
        label: impl Into<String>,
    ) -> Self {
        Self {
            file: file.to_owned(),
            span,
            message: message.into(),
            label: label.into(),
            context: None,
            help: None,
        }
    }

    /// Adds advice.
    #[must_use]
    pub fn with_help(mut self, help: Option<String>) -> Self {
        self.help = help;
        self
    }

    /// Adds the sentence around the mistake.
    #[must_use]
    pub fn within(mut self, context: Span) -> Self {
        self.context = (context != self.span).then_some(context);
        self
    }

    fn render(&self, sources: &Sources, renderer: &Renderer) -> String {
        let text = sources.text(&self.file).unwrap_or_default();
        let mut snippet = Snippet::source(text).path(self.file.as_str()).annotation(
            AnnotationKind::Primary
                .span(within(text, &self.span))
                .label(&self.label),
        );
        if let Some(context) = &self.context {
            snippet = snippet.annotation(AnnotationKind::Context.span(within(text, context)));
        }
        let mut group = Level::ERROR
            .primary_title(self.message.as_str())
            .element(snippet);
        if let Some(help) = &self.help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        renderer.render(&[group])
    }
}

/// Keeps a span inside the text it points into, whatever file it is shown against.
fn within(text: &str, span: &Span) -> Span {
    let floor = |at: usize| {
        let mut at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = floor(span.start);
    start..floor(span.end).max(start)
}

/// All mistakes of a pack together with its texts, ready to be shown.
///
/// `Display` shows them plainly; [`Diagnostics::coloured`] for a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostics {
    sources: Sources,
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// The mistakes found in these sources, in the order of the files and of the lines.
    #[must_use]
    pub fn new(sources: &Sources, mut list: Vec<Diagnostic>) -> Self {
        list.sort_by(|a, b| (&a.file, a.span.start).cmp(&(&b.file, b.span.start)));
        Self {
            sources: sources.clone(),
            list,
        }
    }

    /// Gives `value` only if there were no mistakes: nothing half-read gets out.
    ///
    /// # Errors
    /// The mistakes, if there are any.
    pub fn check<T>(sources: &Sources, list: Vec<Diagnostic>, value: T) -> Result<T, Self> {
        if list.is_empty() {
            Ok(value)
        } else {
            Err(Self::new(sources, list))
        }
    }

    /// The mistakes one by one.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// For logs and pages: no colours, only ASCII drawing.
    #[must_use]
    pub fn plain(&self) -> String {
        self.render(&Renderer::plain())
    }

    /// For terminals that understand ANSI colours.
    #[must_use]
    pub fn coloured(&self) -> String {
        self.render(&Renderer::styled())
    }

    fn render(&self, renderer: &Renderer) -> String {
        let mut text: Vec<String> = self
            .list
            .iter()
            .map(|one| one.render(&self.sources, renderer))
            .collect();
        if text.len() > 1 {
            text.push(format!("{} mistakes; nothing was loaded.", text.len()));
        }
        text.join("\n\n")
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.plain())
    }
}

impl std::error::Error for Diagnostics {}
