round = Round { $round }, { $deck } cards in the deck
seat-line = { $seat }: { $coins } coins, { $hand } cards in hand
pit = The pit
nothing = nothing

ask-plan = { $seat }, put cards to act and into the pit
ask-answer = Answer { $about }?
ask-strike = Take coins with { $about }
ask-scry = Look at how many cards?
ask-order = Put them back, the topmost first
ask-dig = Bet how many coins?
ask-snatch = Which face-down card?
ask-offer = Buy a card for a coin?
ask-trim = Discard

way-pass = pass
way-leave = leave it
barred-unfit = it does not answer that card

dealt = Four cards each.
drew = { $seat } draws a card.
drew-card = You draw { $card }.
reshuffled = The discards become the deck.
committed = { $seat } has planned.
acts = { $seat } acts with { $card }.
buries = { $seat } buries { $count }.
answered = { $seat } answers with { $card }.
warded = { $card } is cancelled.
echoed = { $seat } takes a coin from { $other }.
gained = { $seat } gains { $count } coins.
struck = { $seat } takes { $count } coins from { $other }.
looked = { $seat } looks at { $count } cards.
looked-at = You see { $cards }.
reordered = { $seat } puts them back.
dug = { $seat } rolls { $die } for { $count } coins.
snatched = { $seat } snatches a card of { $other }.
snatched-card = { $seat } snatches { $card } from { $other }.
trimmed = { $seat } discards { $cards }.
ended = The pit is closed.

option-rounds = Rounds
option-rounds-help = How many rounds are played
option-rich = Rich
option-rich-help = Begin with more coins
victory-coins = most coins
