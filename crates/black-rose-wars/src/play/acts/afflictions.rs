//! Cards that lie on figures: upgrades of evocations (BRW-23.5), misfortunes of mages (BRW-23.4).

use crate::cards::{By, MisfortuneKind, UpgradeKind, Which, Who};
use crate::play::asking::{figure_target, misfortune_target, upgrade_target};
use crate::play::menu::{Asked, MenuShape, Pick};
use crate::play::stack::Source;
use crate::play::state::{Affliction, EvocId, Figure, Lethal, Party};
use crate::play::{Did, Play, rule};
use smallvec::SmallVec;
use table::Message;

/// Upgrades.
impl Play<'_> {
    /// An upgrade from the deck is put on evocations; an older one gives way (BRW-23.5.2).
    pub(crate) fn assign_upgrade(&mut self, upgrade: Which<UpgradeKind>, to: &Who) -> Did {
        let kind = match upgrade {
            Which::Named(kind) => Some(kind),
            Which::Choice(_) => self.effect().choice.map(UpgradeKind),
        };
        let Some(kind) = kind else { return Did::No };
        let mut assigned = false;
        for figure in self.figures_of(to) {
            if let Figure::Evoc(id) = figure {
                assigned |= self.upgrade(id, kind);
            }
        }
        Did::from(assigned)
    }

    /// Puts an upgrade on an evocation, if the deck has one (BRW-23.5.3).
    fn upgrade(&mut self, id: EvocId, kind: UpgradeKind) -> bool {
        if self.state.upgrades[usize::from(kind.0)] == 0 {
            return false;
        }
        let before = self.life(Figure::Evoc(id));
        let Some(evoc) = self.evoc_mut(id) else {
            return false;
        };
        let old = evoc.upgrade.replace(kind);
        self.state.upgrades[usize::from(kind.0)] -= 1;
        if let Some(old) = old {
            self.upgrade_goes(id, old);
        }
        self.tell(rule("BRW-23.5.1"), || {
            Message::new("upgraded")
                .with("evocation", figure_target(Figure::Evoc(id)))
                .with("upgrade", upgrade_target(kind))
        });
        self.life_changed(Figure::Evoc(id), before);
        true
    }

    fn upgrade_goes(&mut self, id: EvocId, kind: UpgradeKind) {
        self.state.upgrades[usize::from(kind.0)] += 1;
        self.tell(rule("BRW-23.5.3"), || {
            Message::new("upgrade-lost")
                .with("evocation", figure_target(Figure::Evoc(id)))
                .with("upgrade", upgrade_target(kind))
        });
    }

    /// The upgrades of evocations return to the deck.
    pub(crate) fn discard_upgrade(&mut self, from: &Who) -> Did {
        let mut discarded = false;
        for figure in self.figures_of(from) {
            let Figure::Evoc(id) = figure else { continue };
            let before = self.life(figure);
            let old = self.evoc_mut(id).and_then(|evoc| evoc.upgrade.take());
            if let Some(old) = old {
                self.upgrade_goes(id, old);
                self.life_changed(figure, before);
                discarded = true;
            }
        }
        Did::from(discarded)
    }

    /// A figure whose life total came down to its damage falls at the next full stop
    /// (BRW-13.4.3); nobody dealt the last damage (BRW-18.16).
    fn life_changed(&mut self, figure: Figure, before: u8) {
        let (life, before) = (usize::from(self.life(figure)), usize::from(before));
        let Some(frame) = self.state.stack.last().map(|frame| frame.id) else {
            return;
        };
        let (damage, lethal) = match figure {
            Figure::Mage(mage) => {
                let body = &mut self.state.bodies[mage.index()];
                (body.track.len(), &mut body.lethal)
            }
            Figure::Evoc(id) => match self.evoc_mut(id) {
                Some(evoc) => (evoc.damage.len(), &mut evoc.lethal),
                None => return,
            },
        };
        if (life..before).contains(&damage) {
            *lethal = Some(Lethal {
                frame,
                by: None,
                by_avatar: false,
                instant: false,
            });
        }
    }
}

/// Misfortunes.
impl Play<'_> {
    /// A misfortune from the deck for each of some mages that does not have it (BRW-23.4.5).
    pub(crate) fn assign_misfortune(&mut self, misfortune: Which<MisfortuneKind>, to: &Who) -> Did {
        let kind = match misfortune {
            Which::Named(kind) => Some(kind),
            Which::Choice(_) => self.effect().choice.map(MisfortuneKind),
        };
        let Some(kind) = kind else { return Did::No };
        let mut assigned = false;
        for mage in self.parties_of(to) {
            assigned |= self.afflict(mage, kind);
        }
        Did::from(assigned)
    }

    fn afflict(&mut self, mage: Party, kind: MisfortuneKind) -> bool {
        let before = self.life(Figure::Mage(mage));
        let left = &mut self.state.misfortunes[usize::from(kind.0)];
        let body = &mut self.state.bodies[mage.index()];
        let has = body.misfortunes.iter().any(|it| it.kind == kind);
        if *left == 0 || has {
            return false;
        }
        *left -= 1;
        body.misfortunes.push(Affliction { kind, cubes: 0 });
        self.tell_misfortune("BRW-23.4.1", "afflicted", mage, kind);
        self.life_changed(Figure::Mage(mage), before);
        true
    }

    fn tell_misfortune(
        &mut self,
        id: &'static str,
        message: &'static str,
        mage: Party,
        kind: MisfortuneKind,
    ) {
        let name = self.party_arg(mage);
        self.tell(rule(id), || {
            Message::new(message)
                .with("mage", name)
                .with("misfortune", misfortune_target(kind))
        });
    }

    /// A misfortune returns to the deck, its cubes to the mage that bore it (BRW-23.4.3, 23.4.6).
    fn relieve(&mut self, mage: Party, kind: MisfortuneKind) -> bool {
        let before = self.life(Figure::Mage(mage));
        let body = &mut self.state.bodies[mage.index()];
        let Some(at) = body.misfortunes.iter().position(|it| it.kind == kind) else {
            return false;
        };
        let gone = body.misfortunes.remove(at);
        self.state.supply[mage.index()] += gone.cubes;
        self.state.misfortunes[usize::from(kind.0)] += 1;
        self.tell_misfortune("BRW-23.4.6", "relieved", mage, kind);
        self.life_changed(Figure::Mage(mage), before);
        true
    }

    /// So many misfortunes of some mages return to the deck. A bearer that is to choose chooses for
    /// itself.
    pub(crate) fn discard_misfortune(
        &mut self,
        n: u8,
        from: &Who,
        by: Option<By>,
        up_to: bool,
    ) -> Did {
        if let Some(reply) = self.reply(Asked::DropMisfortune) {
            return self.drop_misfortunes(n, up_to, &reply.picks);
        }
        let mages = self.parties_of(from);
        let picks: SmallVec<[Pick; 4]> = mages
            .iter()
            .flat_map(|mage| {
                let borne = self.state.bodies[mage.index()].misfortunes.iter();
                borne.map(|it| Pick::Affliction(*mage, it.kind))
            })
            .collect();
        let most = n.min(u8::try_from(picks.len()).unwrap_or(u8::MAX));
        if picks.is_empty() || (!up_to && picks.len() == usize::from(most)) {
            return self.drop_misfortunes(n, up_to, &picks);
        }
        let shape = match (most, up_to) {
            (1, false) => MenuShape::One,
            (most, false) => MenuShape::Some {
                min: most,
                max: most,
            },
            (most, true) => MenuShape::Some { min: 0, max: most },
        };
        let decider = match (by, mages.first()) {
            (Some(By::Bearer), Some(bearer)) => self.decides_for(*bearer),
            _ => self.decider(),
        };
        self.ask(decider, Asked::DropMisfortune, shape, picks);
        Did::Ask
    }

    fn drop_misfortunes(&mut self, n: u8, up_to: bool, picks: &[Pick]) -> Did {
        let mut discarded: SmallVec<[(Party, MisfortuneKind); 1]> = SmallVec::new();
        for pick in picks {
            if let Pick::Affliction(mage, kind) = *pick
                && self.relieve(mage, kind)
            {
                discarded.push((mage, kind));
            }
        }
        let needed = if up_to { 1 } else { usize::from(n) };
        let done = discarded.len() >= needed;
        self.effect().discarded = discarded;
        Did::from(done)
    }

    /// The misfortune that speaks gets a cube of its bearer.
    pub(crate) fn place_cube(&mut self) -> Did {
        if let Source::Misfortune { bearer, kind } = self.effect().source {
            self.put_cube_on(bearer, kind);
        }
        Did::Yes
    }

    /// Puts a cube of the bearer on a misfortune, if there is one left; a full one is discarded
    /// (BRW-23.4.2, 23.4.3).
    pub(crate) fn put_cube_on(&mut self, bearer: Party, kind: MisfortuneKind) {
        let slots = self.pack().misfortune(kind).slots;
        let supply = &mut self.state.supply[bearer.index()];
        let body = &mut self.state.bodies[bearer.index()];
        let Some(borne) = body.misfortunes.iter_mut().find(|it| it.kind == kind) else {
            return;
        };
        if *supply == 0 {
            return;
        }
        *supply -= 1;
        borne.cubes += 1;
        let full = borne.cubes >= slots;
        self.tell_misfortune("BRW-23.4.3", "misfortune-cube", bearer, kind);
        if full {
            self.relieve(bearer, kind);
        }
    }
}
