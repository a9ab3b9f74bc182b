//! `phrases!`, `words!` and `forms!`: a game's sentences, words and forms, each written once.

/// Makes types that can be read and printed, from one template for each variant.
///
/// Write an enum or a struct as usual and after each variant (or the struct) its template. A
/// `{slot}` stands for the field of that name. A field reads as its own type does, or, with
/// `as Form`, in that [`Form`](crate::Form). Fields of tuple variants get names for the template.
///
/// The reader tries all variants and takes the one that reads most words, so a variant may be the
/// beginning of another. A template that forgets a field does not compile.
///
/// ```
/// use cardtext::{And, phrases};
/// phrases! {
///     /// What a snack does.
///     #[derive(Debug, PartialEq)]
///     pub enum Snack {
///         /// Feeds.
///         Eat { bites: u8, minutes: Vec<u8> as And } => "eat {bites} at minute {minutes}",
///         /// Does not.
///         Wait(minutes: u8) => "wait {minutes}",
///     }
/// }
/// let vocabulary = cardtext::Vocabulary::new();
/// let snacks = cardtext::read::<Snack>("Eat 2 at minute 3, 4 and 7. Wait 5.", &vocabulary)?;
/// assert_eq!(snacks, [Snack::Eat { bites: 2, minutes: vec![3, 4, 7] }, Snack::Wait(5)]);
/// # Ok::<(), cardtext::Diagnostics>(())
/// ```
#[macro_export]
macro_rules! phrases {
    () => {};
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident { $($variants:tt)* }
        $($rest:tt)*
    ) => {
        $crate::__phrase_enum! { $(#[$meta])* $vis enum $name { $($variants)* } }
        $crate::phrases! { $($rest)* }
    };
    (
        $(#[$meta:meta])* $vis:vis struct $name:ident {
            $($(#[$fmeta:meta])* $fvis:vis $field:ident: $type:ty $(as $form:ty)?),+ $(,)?
        } => $template:literal;
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[doc = concat!("\n\nReads `", $template, "`.")]
        $vis struct $name { $($(#[$fmeta])* $fvis $field: $type),+ }
        $crate::__phrase_struct! {
            $name [$name { $($field),+ }] $template, $($field: $type, ($($form)?)),+
        }
        $crate::phrases! { $($rest)* }
    };
    (
        $(#[$meta:meta])* $vis:vis struct $name:ident (
            $($fvis:vis $field:ident: $type:ty $(as $form:ty)?),+ $(,)?
        ) => $template:literal;
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[doc = concat!("\n\nReads `", $template, "`.")]
        $vis struct $name ($($fvis $type),+);
        $crate::__phrase_struct! {
            $name [$name ( $($field),+ )] $template, $($field: $type, ($($form)?)),+
        }
        $crate::phrases! { $($rest)* }
    };
}

/// The form of a field: the one that is named, or the type's own.
#[doc(hidden)]
#[macro_export]
macro_rules! __form {
    () => {
        $crate::Plain
    };
    ($form:ty) => {
        $form
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __phrase_struct {
    ($name:ident [$($shape:tt)*] $template:literal, $($field:ident: $type:ty, ($($form:ty)?)),+) => {
        const _: () = assert!(
            $crate::names_each_field_once($template, &[$(stringify!($field)),+]),
            "the template must name each field once"
        );

        impl $name {
            /// The template and its key, for translators.
            pub const TEMPLATES: &'static [$crate::EnglishTemplate] =
                &[(stringify!($name), $template)];
        }

        impl $crate::Phrase for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<Self, $crate::Mismatch> {
                $(let mut $field: ::std::option::Option<$type> = None;)+
                parser.template($template, &mut |slot, parser| {
                    match slot {
                        $(stringify!($field) => {
                            $field = Some(
                                <$crate::__form!($($form)?) as $crate::Form<$type>>::parse(parser)?,
                            );
                        })+
                        _ => {}
                    }
                    Ok(())
                })?;
                $(let $field = $field.ok_or($crate::Mismatch)?;)+
                Ok($($shape)*)
            }

            fn print(&self, out: &mut $crate::Printer<'_>) {
                let $($shape)* = self;
                out.template(stringify!($name), $template, &mut |slot, out| match slot {
                    $(stringify!($field) => {
                        <$crate::__form!($($form)?) as $crate::Form<$type>>::print($field, out);
                    })+
                    _ => {}
                });
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __phrase_enum {
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident { $(
            $(#[$vmeta:meta])* $variant:ident
            $(( $($tfield:ident: $ttype:ty $(as $tform:ty)?),+ $(,)? ))?
            $({ $($sfield:ident: $stype:ty $(as $sform:ty)?),+ $(,)? })?
            => $template:literal
        ),+ $(,)? }
    ) => {
        $(#[$meta])*
        $vis enum $name { $(
            $(#[$vmeta])*
            #[doc = concat!("\n\nReads `", $template, "`.")]
            #[allow(missing_docs, reason = "the template tells what the fields are")]
            $variant $(( $($ttype),+ ))? $({ $($sfield: $stype),+ })?
        ),+ }

        $(const _: () = assert!(
            $crate::names_each_field_once(
                $template,
                &[$($(stringify!($tfield)),+)? $($(stringify!($sfield)),+)?],
            ),
            "the template must name each field once"
        );)+

        impl $name {
            /// The templates and their keys, for translators.
            pub const TEMPLATES: &'static [$crate::EnglishTemplate] = &[
                $((concat!(stringify!($name), ".", stringify!($variant)), $template)),+
            ];
        }

        impl $crate::Phrase for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<Self, $crate::Mismatch> {
                parser.longest(&[$(
                    |parser| {
                        $($(let mut $tfield: ::std::option::Option<$ttype> = None;)+)?
                        $($(let mut $sfield: ::std::option::Option<$stype> = None;)+)?
                        #[allow(clippy::match_single_binding, unused_variables)]
                        parser.template($template, &mut |slot, parser| {
                            match slot {
                                $($(stringify!($tfield) => {
                                    $tfield = Some(<$crate::__form!($($tform)?)
                                        as $crate::Form<$ttype>>::parse(parser)?);
                                })+)?
                                $($(stringify!($sfield) => {
                                    $sfield = Some(<$crate::__form!($($sform)?)
                                        as $crate::Form<$stype>>::parse(parser)?);
                                })+)?
                                _ => {}
                            }
                            Ok(())
                        })?;
                        $($(let $tfield = $tfield.ok_or($crate::Mismatch)?;)+)?
                        $($(let $sfield = $sfield.ok_or($crate::Mismatch)?;)+)?
                        Ok(Self::$variant $(( $($tfield),+ ))? $({ $($sfield),+ })?)
                    }
                ),+])
            }

            fn print(&self, out: &mut $crate::Printer<'_>) {
                match self {
                    $(Self::$variant $(( $($tfield),+ ))? $({ $($sfield),+ })? => {
                        #[allow(clippy::match_single_binding, unused_variables)]
                        out.template(
                            concat!(stringify!($name), ".", stringify!($variant)),
                            $template,
                            &mut |slot, out| match slot {
                                $($(stringify!($tfield) => {
                                    <$crate::__form!($($tform)?)
                                        as $crate::Form<$ttype>>::print($tfield, out);
                                })+)?
                                $($(stringify!($sfield) => {
                                    <$crate::__form!($($sform)?)
                                        as $crate::Form<$stype>>::print($sfield, out);
                                })+)?
                                _ => {}
                            },
                        );
                    })+
                }
            }
        }
    };
}

/// Makes index types such as `Suit(u8)` read and print as words of a class of the vocabulary.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// pub struct Suit(pub u8);
/// cardtext::words! { Suit(u8) = "suit"; }
///
/// let mut vocabulary = cardtext::Vocabulary::new();
/// vocabulary.add("suit", "Land");
/// vocabulary.add("suit", "Deep Water");
/// assert_eq!(cardtext::read::<Suit>("Deep water.", &vocabulary)?, [Suit(1)]);
/// # Ok::<(), cardtext::Diagnostics>(())
/// ```
#[macro_export]
macro_rules! words {
    ($($name:ident($index:ty) = $class:literal;)+) => { $(
        impl $crate::Phrase for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<Self, $crate::Mismatch> {
                let index = parser.word($class)?;
                <$index>::try_from(index).map($name).map_err(|_| $crate::Mismatch)
            }

            fn print(&self, out: &mut $crate::Printer<'_>) {
                out.word($class, usize::from(self.0));
            }
        }
    )+ };
}

/// Makes a game's own [`Form`](crate::Form)s.
///
/// * `noun Points = "point" | "points";`: a number with its noun, "1 point", "50 points".
/// * `bare noun TopCards = "card" | "cards";`: the same, but one is just "card", for "the top card".
/// * `flag Other = "other";`: a `bool`, written as the word or left out.
/// * `list BestOf = ", or";`: a list with the same words between all its things.
/// * `tail Except = "except {list}";`: a list "A and B" with words around it, left out if empty.
#[macro_export]
macro_rules! forms {
    () => {};
    ($(#[$meta:meta])* $vis:vis noun $name:ident = $one:literal | $many:literal; $($rest:tt)*) => {
        $crate::__noun! { $(#[$meta])* $vis $name $one $many }

        impl<T: $crate::Quantity> $crate::Form<T> for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<T, $crate::Mismatch> {
                let value = T::parse(parser)?;
                parser.longest(&[|parser| parser.text($many), |parser| parser.text($one)])?;
                Ok(value)
            }

            fn print(value: &T, out: &mut $crate::Printer<'_>) {
                value.print(out);
                out.noun(stringify!($name), value.number(), $one, $many);
            }
        }
        $crate::forms! { $($rest)* }
    };
    (
        $(#[$meta:meta])* $vis:vis bare noun $name:ident = $one:literal | $many:literal;
        $($rest:tt)*
    ) => {
        $crate::__noun! { $(#[$meta])* $vis $name $one $many }

        impl $crate::Form<u8> for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<u8, $crate::Mismatch> {
                let number = parser.attempt(|parser| parser.number());
                parser.longest(&[|parser| parser.text($many), |parser| parser.text($one)])?;
                Ok(number.unwrap_or(1))
            }

            fn print(value: &u8, out: &mut $crate::Printer<'_>) {
                if *value != 1 {
                    out.number(i64::from(*value));
                }
                out.noun(stringify!($name), i64::from(*value), $one, $many);
            }
        }
        $crate::forms! { $($rest)* }
    };
    ($(#[$meta:meta])* $vis:vis flag $name:ident = $word:literal; $($rest:tt)*) => {
        $crate::__keyed! { $(#[$meta])* $vis $name $word }

        impl $crate::Form<bool> for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<bool, $crate::Mismatch> {
                Ok(parser.attempt(|parser| parser.text($word)).is_some())
            }

            fn print(value: &bool, out: &mut $crate::Printer<'_>) {
                if *value {
                    out.keyed(stringify!($name), $word);
                }
            }
        }
        $crate::forms! { $($rest)* }
    };
    ($(#[$meta:meta])* $vis:vis list $name:ident = $between:literal; $($rest:tt)*) => {
        $crate::__keyed! { $(#[$meta])* $vis $name $between }

        impl<T: $crate::Phrase> $crate::Form<Vec<T>> for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<Vec<T>, $crate::Mismatch> {
                $crate::parse_list::<T, $crate::Plain>(parser, $between, $between)
            }

            fn print(value: &Vec<T>, out: &mut $crate::Printer<'_>) {
                let last = (stringify!($name), $between);
                $crate::print_list::<T, $crate::Plain>(value, out, $between, last);
            }
        }
        $crate::forms! { $($rest)* }
    };
    ($(#[$meta:meta])* $vis:vis tail $name:ident = $template:literal; $($rest:tt)*) => {
        $crate::__keyed! { $(#[$meta])* $vis $name $template }

        const _: () = assert!(
            $crate::names_each_field_once($template, &["list"]),
            "the template of a tail must have the slot `list` once"
        );

        impl<T: $crate::Phrase> $crate::Form<Vec<T>> for $name {
            fn parse(
                parser: &mut $crate::Parser<'_>,
            ) -> ::std::result::Result<Vec<T>, $crate::Mismatch> {
                let mut list = Vec::new();
                let read = parser.attempt(|parser| {
                    parser.template($template, &mut |_, parser| {
                        list = <$crate::And as $crate::Form<Vec<T>>>::parse(parser)?;
                        Ok(())
                    })
                });
                Ok(if read.is_some() { list } else { Vec::new() })
            }

            fn print(value: &Vec<T>, out: &mut $crate::Printer<'_>) {
                if !value.is_empty() {
                    out.template(stringify!($name), $template, &mut |_, out| {
                        <$crate::And as $crate::Form<Vec<T>>>::print(value, out);
                    });
                }
            }
        }
        $crate::forms! { $($rest)* }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __noun {
    ($(#[$meta:meta])* $vis:vis $name:ident $one:literal $many:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $name;

        impl $name {
            /// The words and their keys, for translators.
            pub const TEMPLATES: &'static [$crate::EnglishTemplate] = &[
                (concat!(stringify!($name), ".one"), $one),
                (concat!(stringify!($name), ".many"), $many),
            ];
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __keyed {
    ($(#[$meta:meta])* $vis:vis $name:ident $template:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $name;

        impl $name {
            /// The words and their key, for translators.
            pub const TEMPLATES: &'static [$crate::EnglishTemplate] =
                &[(stringify!($name), $template)];
        }
    };
}
