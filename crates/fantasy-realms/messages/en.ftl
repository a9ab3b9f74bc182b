# Fantasy Realms: what the table says.

nothing = nothing

## Options
option-suits = New suits
option-suits-help = Adds Buildings, Outsiders and Undead. Hands have 8 cards and the game ends with 12 cards in the discard area.
option-items = Cursed items
option-items-help = Everybody has an item that bends the rules once, and may cost points at the end.

## Questions
ask-draw = { $seat }, draw a card: from the deck or from the discard area.
ask-draft = { $seat }, take a card from the discard area, or draw two from the deck and discard one.
ask-discard = { $seat }, discard a card.
ask-turn-end = { $seat }, what becomes of your { $about }?
ask-cap = { $seat }, your hand is too large. Discard down to 9 cards.
ask-take-aside = { $seat }, take one of the items you set aside.
ask-choose-player = { $about }: choose another player.
ask-discard-for-item = { $about }: discard from your hand.
ask-reorder-bottom = { $about }: put these cards back on the bottom of the deck, the first one highest.
ask-name-suit = { $about }: name a suit.
ask-show-card = { $about }: show a card of your hand to everybody.
ask-offer = { $seat }, offer cards for the shown one, or none.
ask-swap = { $about }: swap the shown card for an offered one?
ask-discard-shown = { $about }: keep the shown card, or discard it and draw from the deck?
ask-bury = { $about }: put cards of the discard area on the bottom of the deck, the first one highest.
ask-cover = { $about }: cover cards of the discard area.
ask-take-discarded = { $about }: take cards from the discard area.
ask-bury-hand = { $about }: put hand cards on the bottom of the deck, the first one highest.
ask-put-back = { $about }: put one of the drawn cards back on the top or the bottom of the deck.
ask-discard-held = { $about }: keep the card you found and discard another.
ask-put-on-top = { $about }: put one card of the deck on its top.
ask-steal-item = { $about }: whose face-up item do you take and use?
ask-salvage-item = { $about }: which item of the pile do you take and use?
ask-copy-item = { $about }: which of your face-down items does it copy?
ask-search-deck = { $about }: take any card of the deck into your hand.
ask-take-at-end = { $about }: take a card from the discard area into your hand?
ask-copy-in-hand = { $about }: which other card of your hand does it copy?
ask-copy-any = { $about }: whose name and suit does it take?
ask-change-suit = { $about }: whose suit does it change?
ask-choose-suit = Which suit does { $about } become?
ask-clear-one = { $about }: whose penalty does it clear?
ask-protect-one = { $about }: which card does it protect from being blanked?

## Ways to go on
way-draw-deck = draw from the deck
way-draw-two = draw two from the deck
way-draw-nothing = there is nothing to draw
way-use-item = use your cursed item
way-keep-item = keep it
way-exchange-item = discard it and draw another
way-decline = no, thanks
way-discard-and-draw = discard it and draw from the deck
way-top = on the top
way-bottom = on the bottom

## Why something is not possible
barred-covered = it lies under somebody's Sealed Vault
barred-first-turn = the first turn of the game must draw from the deck
barred-already-used = it has gained a card and cannot be discarded
barred-item-not-now = that item cannot be used at this moment

## Victory
victory-points = by points

## What happened
starts = { $seat } starts.
dealt = { $seat } is dealt { $count } cards.
dealt-cards = { $seat } is dealt { $cards }.
drew-unseen = { $seat } draws a card from the deck.
drew = { $seat } draws { $card } from the deck.
took = { $seat } takes { $card } from the discard area.
discarded = { $seat } discards { $card }.
turned-up = { $seat } moves { $cards } from the deck to the discard area.
buried = { $seat } puts { $cards } on the bottom of the deck.
buried-unseen = { $seat } puts { $count ->
    [one] a card
   *[other] { $count } cards
  } on the bottom of the deck.
shuffled = The deck is shuffled.
item-face-up = { $seat } gets the item { $item }.
item-replaced = { $item } has nothing to copy: { $seat } gets another item.
items-shuffled = The discarded items are shuffled into a new deck.
item-discarded = { $seat } discards the item { $item }.
item-used = { $seat } uses { $item }.
item-copied = It copies { $item }.
item-stolen = { $seat } takes { $item } from { $other }.
item-salvaged = { $seat } takes { $item } from the pile.
item-aside = { $seat } sets { $items } aside.
skips-discard = { $seat } does not discard in this turn.
extra-turn = { $seat } takes another turn.
looked-hand-unseen = { $seat } looks at the hand of { $other }.
looked-hand = { $seat } looks at the hand of { $other }: { $cards }.
looked-bottom = { $seat } looks at the bottom { $count } cards of the deck.
looked-top = { $seat } looks at the top of the deck.
looked-deck = { $seat } looks through the deck.
saw = { $seat } sees { $cards }.
named-suit = { $seat } names the suit { $suit }.
showed = { $seat } shows { $cards }.
offered = { $seat } offers { $cards }.
swapped = { $seat } swaps { $given } for { $card } of { $other }.
covered = { $seat } covers { $cards }.
reordered = { $seat } puts { $count } cards back on the bottom of the deck.
put-on-top-unseen = { $seat } puts a card on top of the deck.
put-on-top = { $seat } puts { $card } on top of the deck.
put-back-unseen = { $seat } puts a card back { $place }.
put-back = { $seat } puts { $card } back { $place }.
searched-found = { $seat } draws { $count } cards and finds one of the suit.
searched-in-vain = { $seat } draws { $count } cards and finds none of the suit.
deck-empty = The deck is empty.
ends = The game ends with { $count } cards in the discard area.
fetched-unseen = { $seat } takes a card of the deck.
fetched = { $seat } takes { $card } from the deck.
declined = { $seat } makes no use of { $card }.
opens-hand = { $seat } shows the hand: { $cards }.
chose = { $seat } uses { $card } on { $target }.
recoloured = { $seat } turns { $card } into the suit { $suit }.
scored = { $seat } scores { $points } points.

## Where points come from
why-strength = strength
why-copies = as { $card }
why-alone = blanked by { $card }: alone in its suit
why-blanked = blanked by { $card }
why-own-text = blanked by its own text
why-circle = blanked in a circle with { $cards }
why-cleared = penalty cleared by { $card }
why-word = { $card } deletes the word { $suit }
why-protected = protected by { $card }
choice-copy-in-hand = { $card } copies { $target }
choice-copy-any = { $card } takes the name and suit of { $target }
choice-change-suit = { $card } turns { $target } into the suit { $suit }
choice-clear-one = { $card } clears the penalty of { $target }
choice-protect-one = { $card } protects { $target } from being blanked

## The picture of the table
sheet-open = The hands are open
sheet-turn = Turn of { $seat } · deck { $deck } · discard area { $discard } of { $end }
sheet-discard = Discard area
sheet-covered = only { $seat } may take it
sheet-deck-known = Card { $depth } from the top of the deck: { $card }
sheet-item-pile = Discarded items, newest first: { $items }
sheet-other = { $seat } · { $count } cards
sheet-own = { $seat } · your hand, { $points } points now
sheet-worth = { $points }
sheet-blanked = blanked
sheet-blanked-by = blanked by { $card }
sheet-cleared-by = penalty cleared by { $card }
sheet-items = Item: { $items } · used: { $count }
sheet-face-down = Used items: { $items }
sheet-aside = Set aside: { $items }
sheet-score = { $seat }: { $points } points
