# The panels of the board of Black Rose Wars: mages, tracks, events, Library, turn and end.

## Values
rp-life = Life
rp-strength = Strength
rp-move = Move
rp-power = Power
rp-hand = Cards in hand
rp-crown = Holds the Crown
rp-first = First Mage
rp-acts = On turn now
rp-acts-left = On turn now, { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
  }
rp-you = { $name }, you
rp-life-of = Life of { $name }: { $left } of { $life }
rp-cubes-left = { $count ->
    [one] { $count } cube left
   *[other] { $count } cubes left
  }
rp-tokens = Physical action tokens: { $left } of { $all } can be used
rp-power-end = end at { $end }
rp-power-of = { $name }: { $power } power

## Evocations
rp-evocations = Evocations
rp-evocation = { $name }: life { $left } of { $life }, strength { $strength }, move { $move }{ $upgrade ->
    [none] { "" }
   *[other] , { $upgrade }
  }{ $acted ->
    [true] , has acted
   *[other] { "" }
  }
rp-evocation-none = Empty evocation slot
rp-borne = Bound to this mage
rp-borne-by = Bound to this mage by { $name }
rp-upgrades = Upgrades

## Trophies and misfortunes
rp-trophies = Trophies
rp-trophies-none = No trophies
rp-trophies-of = { $count ->
    [one] { $count } trophy of { $name }
   *[other] { $count } trophies of { $name }
  }
rp-misfortunes = Misfortunes
rp-misfortunes-none = No misfortunes
rp-misfortune = { $name }, { $cubes } of { $places } cubes

## Quests
rp-quests = Quests
rp-quests-active = Active quests
rp-quests-completed = Completed quests
rp-quests-resolved = Resolved quests
rp-quest = { $name } ({ $state ->
    [completed] completed
   *[other] active
  }){ $places ->
    [0] { "" }
   *[other] , { $cubes } of { $places } cubes
  }, worth { $reward } power
rp-quest-back = Quest of moon { $moon }, face down, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
rp-quest-none = Room for a quest
rp-quest-secret = Face down for the others
rp-quest-deck = Quests of moon { $moon }
rp-resolved = { $count ->
    [one] { $count } quest resolved
   *[other] { $count } quests resolved
  }
rp-reward = Worth { $reward } power

## Others and their cards
rp-players = Mages
rp-details = Everything of { $name }
rp-plan-done = Plan is ready
rp-slots = Slots
rp-slot = Slot { $slot ->
    [quick] for the quick spell
   *[other] { $slot }
  }: { $state ->
    [prepared] prepared
    [active] active
    [revealed] revealed
   *[other] empty
  }{ $token ->
    [trap] , trap
    [protect] , protection
   *[other] { "" }
  }{ $card ->
    [none] { "" }
   *[other] , { $card }
  }
rp-half = { $half ->
    [top] top half
   *[other] bottom half
  }
rp-stable = { $name ->
    [none] Stable, on its caster
   *[other] Stable, on { $name }
  }
rp-grimoire = Grimoire
rp-grimoire-of = Grimoire ({ $school } { $number })
rp-memories = Memories
rp-aside = Personal spells for the moons to come

## The Avatar
rp-avatar-level = { $level ->
    [master] master
   *[other] apprentice
  }
rp-orders = Orders of the Avatar
rp-orders-resolved = Orders resolved in this phase
rp-order-deck = Orders of moon { $moon }: { $count }
rp-order-token = The next order is a { $token ->
    [trap] trap
   *[other] protection
  }: { $to ->
    [damaged] when the Avatar is hurt
   *[other] when a combat spell targets it
  }
rp-acts-after = Acts after { $name }

## Events
rp-events = Events
rp-event = Slot { $slot }: { $name }, { $timing }; leaving it gives the Rose { $power } power
rp-event-none = Slot { $slot } for events is empty
rp-event-power = The Rose gains { $power } power when it leaves
rp-event-deck = Events of moon { $moon }
rp-events-discarded = Discarded events: { $count }
rp-timing = { $timing ->
    [general] general
    [instant] instant
    [action] Action phase
    [black_rose] Black Rose phase
    [study] Study phase
    [planning] Planning phase
    [evocation] Evocation phase
   *[cleanup] Cleanup phase
  }

## The Library and supplies
rp-library = Library
rp-school = { $school ->
    [agony] Agony
    [alchemy] Alchemy
    [nightmare] Nightmare
    [witchcraft] Witchcraft
    [technomancy] Technomancy
    [shamanism] Shamanism
   *[other] { $school }
  }
rp-pile = { $name }: { $deck } in the deck, { $discard } discarded
rp-forgotten = Forgotten spells
rp-discarded = Discarded: { $name }
rp-removed = Out of the game
rp-left = { $name }: { $left } left
rp-figures-left = Figures left

## Turn and phases
rp-turn = Turn { $turn }
rp-setup = Preparation
rp-moon = Moon { $moon ->
    [1] I
    [2] II
   *[3] III
  }
rp-phases = Phases
rp-phase = { $phase ->
    [black_rose] Black Rose
    [study] Study
    [planning] Planning
    [action] Action
    [evocation] Evocation
   *[cleanup] Cleanup
  }

## Questions
rp-tray = What the question is about
rp-less = One less
rp-more = One more
rp-less-of = { $name }: one less
rp-ignore = Ignore { $number } damage
rp-ignored = Ignored damage
rp-ignore-result = { $ignored } ignored, { $left } to suffer

## Places of the board
rp-mine = Your mage
rp-tab-hand = Hand
rp-tab-me = Me
rp-tab-mages = Mages
rp-tab-events = Events
rp-tab-library = Library
rp-tabs = Parts of the table
rp-nobody = Mages are being chosen.

## The end
rp-end = End of the game
rp-end-winner = { $name } wins
rp-end-winners = { $names } share the victory
rp-end-rose = The Black Rose wins: all mages lose
rp-end-place = Place
rp-end-mage = Mage
rp-end-source = { $source ->
    [track] Power on the track
    [quests] Resolved quests
    [trophies] Trophies
   *[crown] Crown
  }
rp-end-score = Score
