# Fantasy Realms: the board, the card faces and the scoring assistant.

## Cards
realms-bonus = Bonus
realms-penalty = Penalty
realms-strength = Strength
realms-item = Cursed item
realms-item-value = Value at the end
realms-points = { $count } pts
realms-blanked = blanked
realms-cleared = penalty cleared
realms-as = as { $name }
realms-worth-now = worth now:
realms-card-label = { $name }, { $suit }, strength { $strength }
realms-item-label = { $name }, cursed item, value { $value }
realms-worth-label = worth { $count } now
realms-fresh = just come
realms-new = new
realms-locked = locked
realms-advised = best choice found
realms-close = Close
realms-rule = Rule { $rule }

## A closer look
realms-look-card = { $suit } · strength { $strength }
realms-look-item = { $timing } · { $value } at the end
realms-worth-here = Worth in your hand
realms-worth-there = It would be worth
realms-with-it = Your hand with it
realms-without-it = Your hand without it

## The turn
realms-turn-yours = Your turn
realms-turn-of = { $name } is playing
realms-turn-choices = The hands are open: last choices
realms-turn-over = The game is over
realms-steps = Steps of the turn
realms-step-draw = Draw
realms-step-discard = Discard
realms-step-item = Item
realms-waits = Waiting for { $names }
realms-left =
  { $count ->
     [0] This discard ends the game
     [one] One more card ends the game
    *[other] { $count } more cards end the game
  }
realms-their-turn = turn
realms-first = started the game
realms-others = The other players

## Zones
realms-your-hand = Your hand
realms-hand-count = { $count } of { $full } cards
realms-hand-over =
  { $count ->
     [one] one card
    *[other] { $count } cards
  }
realms-hand-worth = worth
realms-total-help = With the best choices, as things stand now
realms-hand-empty = No cards yet.
realms-counted-with = Counted with:
realms-sort = Order of the hand
realms-sort-suit = Suit
realms-sort-strength = Strength
realms-sort-worth = Worth
realms-discard = Discard area
realms-discard-count = { $count } of { $end }
realms-covered = only { $name }
realms-covered-yours = only you
realms-deck = Deck
realms-deck-count =
  { $count ->
     [one] Deck: one card
    *[other] Deck: { $count } cards
  }
realms-deck-known = You know { $count } of them
realms-depth = { $depth }. from the top:
realms-draw = draw
realms-draw-two = draw two
realms-item-deck = Items
realms-item-pile = Discarded items
realms-cards-held =
  { $count ->
     [one] one card in hand
    *[other] { $count } cards in hand
  }
realms-known-cards = Cards you know
realms-open-hand = Open hand
realms-face-up = face up
realms-used = used
realms-used-count = { $count } used
realms-aside = set aside
realms-your-items = Your cursed items
realms-your-used = Used:

## Items at work
realms-effect = { $item } at work
realms-effect-suit = Named suit:
realms-effect-shown = Shown:
realms-effect-offers = Offered:
realms-effect-cards = Cards:

## Scores
realms-end = Final scores
realms-counting = Counting the points …
realms-winner = wins
realms-choices-best = Best choices found
realms-choices-made = Choices made
realms-show-why = Show all reasons
realms-hide-why = Hide reasons
realms-col-base = base
realms-col-bonus = bonus
realms-col-penalty = penalty
realms-col-total = points
realms-line-label = { $name }: { $total } points. Why?

## The scoring assistant
score-title = Score a game
score-intro = Fantasy Realms on your own table: enter the hands, and every point is explained.
score-suits = New suits
score-suits-help = Buildings, Outsiders and Undead (The Cursed Hoard)
score-items = Cursed items
score-items-help = Values of the items used in the game
score-player = Player { $number }
score-player-name = Name of player { $number }
score-add-player = Add a player
score-remove-player = Remove { $name }
score-discard = Discard area
score-discard-help = Only needed for cards that look there, such as the Undead
score-discard-short = Discard
score-hand = Hand
score-hand-count = { $count } of { $full }
score-face-down = Face-down items
score-search = Card name …
score-search-label = Find a card for { $name }
score-search-items = Item name …
score-found =
  { $count ->
     [0] No card found
     [one] One card found. Enter puts it in.
    *[other] { $count } cards found. Arrows choose, Enter puts it in.
  }
score-put = { $name } is in.
score-nothing = Nothing has such a name.
score-all-suits = All
score-filter = Filter by suit
score-held-by = held by { $name }
score-in-discard = in the discard area
score-hand-full = a hand never holds more than { $limit } cards
score-not-in-deck = not in this deck
score-take-out = Take { $name } out
score-result = Result
score-result-none = Put cards into a hand to see what it is worth.
score-clear = Clear
score-regret-cleared = The hands are cleared.
score-regret-removed = The player is gone.
score-regret-linked = This sheet came with the link.
score-undo = Undo
score-undo-linked = Back to mine
score-share = Copy link
score-shared = The link is on the clipboard.
score-share-failed = The link is in the address bar.
score-print = Print
score-gone = Not in this deck, taken out: { $names }
score-loading = Fetching the cards …
score-places = Hands and discard area
score-to-result = To the result
