# The board of SpellBook.

sb-seat = Seat { $number }
sb-token = { $colour } { $rune }
sb-colour-red = red
sb-colour-purple = purple
sb-colour-green = green
sb-colour-black = black
sb-colour-white = white
sb-colour-blue = blue
sb-colour-yellow = yellow
sb-rune-round = round
sb-rune-triangle = triangle
sb-rune-square = square
sb-sum = Sum

## The day
sb-day = The day
sb-your-day = Your day
sb-day-of = Day of { $name }
sb-round = Round { $round }
sb-you-decide = you decide now
sb-decides = { $name } decides
sb-last-round = Last round
sb-last-day = Last day
sb-phase-morning = Morning
sb-phase-midday = Noon
sb-phase-evening = Evening
sb-no-phase = No phase: works by itself
sb-hint-morning = Draw 2, take 1, or a morning spell
sb-hint-midday = Store 1, or a noon spell
sb-hint-evening = Learn a spell, or use an evening spell
sb-actions = What you can do now
sb-running = Actions in progress

## The table
sb-altar = Altar
sb-pouch = Pouch
sb-tray = Tray
sb-inside = { $place }: { $count }
sb-pool = Pool
sb-of = { $count } of { $most }
sb-familiar = Familiar board
sb-full-board = full board:
sb-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sb-points-word = { $points ->
    [one] point
   *[other] points
  }
sb-points-title = Points
sb-points-at-end = points counted at the end
sb-first-player = First player
sb-acting = deciding
sb-others = Other players
sb-players = Players
sb-learned-spells = { $count ->
    [one] { $count } learned spell
   *[other] { $count } learned spells
  }

## Spells
sb-spells = The seven spells
sb-reference = Every day
sb-wild = 1 wild of any colour. At least one materia you pay must be real.
sb-level = level { $level }
sb-level-short = level { $level }
sb-learn-level = learn level { $level }
sb-raise-to = raise to level { $level }
sb-copy-level = copy level { $level }
sb-use-level = use level { $level }
sb-affordable = you could learn it
sb-knows = { $name }: level { $level }, { $token }
sb-choosing = The spells of this game are being chosen.
sb-choose = The { $colour } spell of this game

## Paying
sb-pay-title = Pay for { $spell }
sb-pay-help = Tap materia of your pool. Three of one rune make a wild.
sb-pay-none = Nothing chosen yet
sb-pay-partial = { $count } chosen, not enough yet
sb-pay-clear = Put back
sb-pay = Pay and learn
sb-pay-card = Pay and learn; which one stays on the card?
sb-pay-keep = Pay and learn, { $token } stays on the card
sb-pay-ways = { $count ->
    [one] { $count } way to pay
   *[other] { $count } ways to pay
  }
sb-pay-legend = stays on the card. You choose the materia of a wild next.
sb-pay-more = Show every way

## Solo
sb-opponent = Opponent board
sb-opponent-help = { $count ->
    [0] The track is full.
    [one] 1 space left; the game ends when the track is full.
   *[other] { $count } spaces left; the game ends when the track is full.
  }
sb-reset = clears the altar
sb-full-track = full track:
sb-lower = Lower part · { $count } (1 point each)
sb-track = Track
sb-lower-part = Lower part

## The end
sb-scores = Final score
sb-winner = Winner
sb-unlearned = not learned
sb-stored = { $count } stored
sb-total = Total
sb-ties = Ties
sb-tie-line = spells: { $spells }, in the pool: { $tokens }
