# SpellBook: what the table says.

nothing = nothing

## Options
option-mode = Spells
option-mode-help = classic: one spell of each colour at random; set1, set2, set3: an introductory set; agreed: your own combination.
option-mode-classic = One spell of each colour at random
option-mode-set1 = The first introductory set
option-mode-set2 = The second introductory set
option-mode-set3 = The third introductory set
option-mode-agreed = Your own combination
option-spells = Agreed spells
option-spells-help = One spell of each colour, for the mode agreed. The first seat chooses those that are missing.
option-difficulty = Solo difficulty
option-difficulty-help = How many tokens the solo opponent starts with.
option-mirage_timing = When Mirage draws
option-mirage_timing-help = immediate: after each taken token; after_action: when the action is over.
option-mirage_timing-immediate = after each taken token
option-mirage_timing-after_action = when the action is over
option-communion4_scoring = What Communion 4 counts
option-communion4_scoring-help = rune: stored tokens with the rune of the card; any: every stored token.
option-communion4_scoring-rune = stored tokens with the rune of the card
option-communion4_scoring-any = every stored token
option-communion5_source = What Communion 5 stores
option-communion5_source-help = tray: any token of the tray; just_discarded: only tokens just paid.
option-communion5_source-tray = any token of the tray
option-communion5_source-just_discarded = only tokens just paid
option-every_step = Ask every step
option-every_step-help = Ask also where there is only one answer, and before a day ends.

## Questions
ask-combination = { $seat }, which { $about } spell is in the game?
ask-morning = { $seat }, it is MORNING: what do you do?
ask-midday = { $seat }, it is MIDDAY: what do you do?
ask-evening = { $seat }, it is EVENING: what do you do?
ask-perform = { $about }: perform a morning action now?
ask-take = { $about }: take a materia from the altar.
ask-discard = { $about }: discard a materia of your pool.
ask-store = { $about }: store a materia of your pool.
ask-store-altar = { $about }: store a materia of the altar.
ask-store-tray = { $about }: store a materia of the tray.
ask-store-colour = { $about }: of which colour do you store?
ask-half = { $about }: what do you do?
ask-swap-get = { $about }: what do you get?
ask-swap-give = { $about }: what do you give from your pool?
ask-replace = { $about }: which materia of the altar do you replace, how many of each?
ask-raise = { $about }: which spell goes up?
ask-copy = { $about }: which action do you copy?
ask-lesson = { $seat }, which spell do you learn, and at which level?
ask-payment = How do you pay for { $about }?
ask-wild = { $about }: which materia make up the wild?
ask-must-take = { $about }: { $seat }, take a materia from the altar.
ask-gift = { $about }: which materia of the altar does the opponent get?
ask-tribute = { $seat }, the day is over: which materia of the altar goes to the opponent's track?
ask-end-day = { $seat }, your day is over: fill the altar.

## Ways to go on
way-pass = pass
way-stop = take no more
way-more = show every way to pay
way-end-day = end the day

## Why something is not possible
barred-pool-full = your pool is full
barred-not-possible = there is nothing it could do now
barred-learned-today = you have learned it today: it can be used from your next day on

## Victory
victory-points = by points
victory-solo-won = against the opponent board
victory-solo-lost = the opponent board is not beaten

## What happened
spells-in-play = The spells of this game: { $spells }.
starts = { $seat } starts.
day-begins = Round { $round }: the day of { $seat } begins.
passed = { $seat } passes the { $phase }.
cannot-act = { $seat } can do nothing in the { $phase }.
acts = { $seat }: { $action }.
copies = { $seat } copies { $action }.
drew = { $seat } draws { $tokens }.
took = { $seat } takes { $token }.
discarded = { $seat } discards { $token }.
swapped = { $seat } swaps { $given } for { $got }.
stored = { $seat } stores { $token }; the familiar is worth { $points }.
stored-from-altar = { $seat } stores { $token } from the altar; the familiar is worth { $points }.
stored-from-tray = { $seat } stores { $token } from the tray; the familiar is worth { $points }.
replaced = { $seat } discards { $tokens } from the altar.
altar-gets = To the altar: { $tokens }.
altar-cleared = The altar is cleared: { $tokens } go to the tray.
refilled = The pouch is empty: the tray goes into it.
raised = { $seat } raises { $spell }.
lowered = { $seat } now has { $spell }.
spell-answers = { $spell } answers.
learned = { $seat } learns { $spell } with { $token } on it and pays { $paid }.
all-spells = { $seat } has learned all spells: this is the last round.
full-familiar = The familiar board of { $seat } is full: this is the last round.
opponent-advances = { $token } goes to the opponent's track, now worth { $points }.
opponent-gets = { $token } goes to the lower part of the opponent board.
opponent-drew = { $token } is drawn into the lower part of the opponent board.
scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
opponent-scored = The opponent board scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## The picture of the table
phase-morning = morning
phase-midday = midday
phase-evening = evening
phase-altar = altar
sheet-setup = The spells are being chosen
sheet-over = The game is over
sheet-day = Round { $round } · day of { $seat }
sheet-ending = LAST ROUND
sheet-altar = Altar · { $count }
sheet-pouch = Pouch { $pouch } · tray { $tray }
sheet-own = { $seat } (you) · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-other = { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-pool = Pool { $count } of 9: { $tokens }
sheet-familiar = Familiar { $points }: { $spaces }
sheet-spells = The seven spells, and who has them at which level
sheet-points = points 3/4/5
sheet-opponent = Opponent board · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-track = Track: { $spaces }   (! clears the altar)
sheet-lower = Lower part { $count }: { $tokens }
sheet-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-familiar-board = Familiar board
sheet-stored = { $count } stored
sheet-unlearned = not learned
sheet-level = level { $level }
sheet-total = Total
sheet-ties = Ties: spells learned { $spells }, then materia in the pool { $tokens } (SB-10.6)
