
### cards
casts-spell = { $mage } casts { $card }.
trap-set = { $mage } casts a trap: slot { $slot }.
protection-set = { $mage } casts a protection: slot { $slot }.
reacts = { $mage } uses { $card }.
spell-ignored = { $mage } ignores the spell.
taken-back = { $mage } takes { $number ->
    [one] one active spell
   *[other] { $number } active spells
} back to the hand.
draws-from-grimoire = { $mage } draws a spell from the grimoire.
draws-from-grimoire-this = { $mage } draws { $card } from the grimoire.
grimoire-renewed = { $mage } shuffles the memories into the grimoire.
draws-from-library = { $mage } draws a spell of { $school }.
draws-from-library-this = { $mage } draws { $card } ({ $school }).
school-renewed = The discarded spells of { $school } become a new deck.
draws-forgotten = { $mage } draws a forgotten spell.
draws-forgotten-this = { $mage } draws the forgotten spell { $card }.
takes-from-memories = { $mage } takes { $card } from the memories.
finds-in-grimoire = { $mage } takes a spell out of the grimoire.
finds-in-grimoire-this = { $mage } takes { $card } out of the grimoire.
finds-and-shows = { $mage } takes { $card } out of the grimoire and shows it.
looks-at-cards = { $mage } looks at { $number ->
    [one] one card
   *[other] { $number } cards
}.
keeps-spell = { $mage } keeps a spell.
keeps-spell-this = { $mage } keeps { $card }.
discards-spell = { $mage } discards { $card }.
discards-to-library = { $mage } puts { $card } on the discard pile of its school.
spell-removed = { $card } of { $mage } is removed from the game.
order-discarded = The Avatar discards the order { $order }.
recovers-spell = { $mage } takes { $card } back to the hand.
puts-in-its-place = { $mage } puts { $card } in its place, face up.
gives-spell = { $mage } gives a spell to { $to }.
gets-spell = { $mage } gets a spell.
gets-spell-this = { $mage } gets { $card }.

### quests
draws-quest = { $mage } draws a quest.
draws-quest-this = { $mage } draws the quest { $quest }.
draws-open-quest = { $mage } draws the quest { $quest }, which lies face up.
rose-quest = { $party } draws a quest and gains power for it.
discards-quest = { $mage } discards a quest.
discards-quest-this = { $mage } discards the quest { $quest }.
discards-open-quest = { $mage } discards the quest { $quest }.
quest-advances = { $mage } advances the quest { $quest }: { $cubes } of { $of }.
completes-quest = { $mage } completes the quest { $quest }.
uses-quest = { $mage } uses the quest { $quest }.
resolves-quest = { $mage } resolves the quest { $quest }.

### events and moon
event-drawn = { $mage } draws the event { $event }.
event-placed = The event { $event } goes to slot { $slot }.
event-discarded = The event { $event } is discarded.
moon-begins = Moon { $moon } begins: every mage takes up a personal spell.

### figures
explores = { $mage } explores.
fights = { $mage } fights.
orders = { $mage } gives an order.
waits = { $mage } waits.
refreshed = { $mage } can use { $number ->
    [one] an exhausted token
   *[other] { $number } exhausted tokens
} again.
moves = { $figure } moves to { $room }.
is-placed = { $figure } is put into { $room }.
in-cell = { $mage } is put into the cell.
summons = { $by } summons { $evocation } in { $room }.
assigns = { $by } assigns { $evocation } to { $mage }.
nightmare-follows = { $figure } enters { $room } with its bearer.
evocation-leaves = { $evocation } leaves the lodge.
activates = { $evocation } activates under the control of { $by }.
boosted = { $figure } gets { $strength } strength and { $moves } move.
upgraded = { $evocation } gets the upgrade { $upgrade }.
upgrade-lost = { $evocation } loses the upgrade { $upgrade }.
afflicted = { $mage } gets the misfortune { $misfortune }.
misfortune-cube = { $mage } puts a cube on the misfortune { $misfortune }.
relieved = { $mage } gets rid of the misfortune { $misfortune }.

### avatar
order-revealed = The Avatar follows the order { $order }.
order-answers = The Avatar answers with { $order }.
orders-shuffled = The Avatar's order cards are shuffled into a new deck.
orders-put-under = The order cards of this turn go under their decks.
avatar-dominates = The Avatar leaves its cell instead of following an order.
nightmare-acts = { $evocation } haunts its bearer.

### setup and phases
starts-with-crown = { $mage } starts with the crown.
takes-mage = { $mage } plays { $what }.
takes-colour = { $mage } takes the colour { $what }.
takes-grimoire = { $mage } takes the grimoire { $what }.
starts-with-memory = { $mage } starts with { $card } in the memories.
turn-begins = Turn { $turn } begins.
phase-black-rose = The Black Rose phase begins. The First Mage is { $mage }.
phase-study = Study begins. The First Mage is { $mage }.
phase-planning = Planning begins. The First Mage is { $mage }.
phase-action = The Action phase begins. The First Mage is { $mage }.
phase-evocation = The Evocation phase begins. The First Mage is { $mage }.
phase-cleanup = Cleanup begins. The First Mage is { $mage }.
event-applies = The event { $event } is carried out.
planned = { $mage } has planned { $number ->
    [one] one spell
   *[other] { $number } spells
}.
activation = { $mage } acts.
room-rebuilt = { $room } is rebuilt.
final-score = { $party } ends with { $score }.
wins = { $mage } wins.
rose-wins = The Black Rose has the highest score: everybody loses.

### damage, power and rooms
attacks = { $attacker } attacks { $victim }.
damage = { $by } deals { $number } damage to { $victim }.
damage-ignored = { $victim } ignores { $number } damage.
damage-redirected = { $figure } suffers { $number } of the damage instead of { $victim }.
damage-swapped = { $by } swaps { $number } damage of { $of } on { $figure }.
healed = { $number } damage on { $figure } is healed.
instability = { $party } places { $number } instability in { $room }.
instability-swapped = { $party } swaps { $number } instability in { $room }.
room-activated = { $mage } activates { $room }.
room-copied = { $mage } uses the effect of { $room }.
power-gained = { $party } gains { $number } power.
power-lost = { $party } loses { $number } power.
crown = { $mage } takes the crown.
trophy = { $party } takes a trophy of { $of }.

### table
nothing = nothing

### options
option-avatar = The Avatar
option-avatar-help = An opponent that follows its own orders. One player always plays against it; with four players there is no room for it.
option-avatar-none = does not play
option-avatar-apprentice = apprentice: three orders a turn
option-avatar-master = master: four orders a turn
option-setup = Mages and grimoires
option-setup-help = choose: everybody picks mage, colour and grimoire; random: chance does.
option-setup-choose = everybody picks
option-setup-random = at random
option-stable_crown = Stable Crown
option-stable_crown-help = Crowns on events do not count.
option-summoners_crown = Summoner's Crown
option-summoners_crown-help = Evocations act in rounds, one of each mage at a time.
option-moon_second = Second moon
option-moon_second-help = The space of the power track where moon 2 begins.
option-moon_third = Third moon
option-moon_third-help = The space of the power track where moon 3 begins.
option-moon_end = Black Rose moon
option-moon_end-help = The space of the power track where the last turn begins.

### questions
ask-nothing = There is nothing to decide.
ask-character = { $seat }, which mage do you play?
ask-colour = { $seat }, which colour do you take?
ask-grimoire = { $seat }, which starting grimoire do you take?
ask-discard-active = { $seat }, do you discard an active quest? The Rose gains power for it.
ask-quest-limit = { $seat }, which quests do you discard down to your limit?
ask-event = { $seat }, which event is discarded?
ask-schools = { $seat }, name the schools of four spells: how many of each?
ask-keep-studied = { $seat }, which of the drawn spells do you keep?
ask-study-discard = { $seat }, do you put a spell of your hand on the discard pile of its school?
ask-hand-limit = { $seat }, which spells go to your memories, down to your hand limit?
ask-plan = { $seat }, plan: which spells go to which slots?
ask-plan-halves = { $seat }, which of the planned spells show their dark half (bottom)?
ask-plan-confirm = { $seat }, does the plan stand?
ask-act = { $seat }, what do you do?
ask-physical = { $seat }, what is the next part of your action?
ask-step = { $seat }, to which room?
ask-wait = { $seat }, which prepared spell do you discard to wait?
ask-target = { $about }: { $seat }, who or what is the target?
ask-pick = { $about }: { $seat }, which?
ask-alternative = { $about }: { $seat }, which of the alternatives?
ask-react = { $seat }, do you answer with a trap or protection?
ask-order = { $seat }, in which order do they answer?
ask-ignore = { $about }: { $seat }, how much damage do you ignore?
ask-scarce = { $seat }, there are too few cubes: how are they split?
ask-swap = { $about }: { $seat }, which cubes are swapped?
ask-heal = { $about }: { $seat }, which cubes are healed?
ask-redirect = { $seat }, does the evocation take damage in your place?
ask-replace = { $seat }, which evocation makes room for the new one?
ask-activation = { $about }: { $seat }, what does it do next?
ask-next-evocation = { $seat }, which evocation acts next?
ask-take-back = { $seat }, which active spells do you take back to your hand?
ask-winner = { $seat }, the crown decides: who wins?
ask-crown = { $seat }, the crown decides for the Avatar.
ask-rose = { $seat }, the crown decides for the Black Rose.
ask-misfortune = { $about }: { $seat }, which misfortune?
ask-upgrade = { $about }: { $seat }, which upgrade?
ask-summon = { $about }: { $seat }, which evocation is summoned?
ask-drop-misfortune = { $about }: { $seat }, which misfortune is discarded?
ask-school = { $about }: { $seat }, which school?
ask-moon = { $about }: { $seat }, the quests of which moon?
ask-take-card = { $about }: { $seat }, which card do you take?
ask-keep-quest = { $about }: { $seat }, which quest do you keep?
ask-discard-spells = { $about }: { $seat }, which spells of your hand do you discard?
ask-revealed-spell = { $about }: { $seat }, which revealed spell?
ask-hand-spell = { $about }: { $seat }, which spell of your hand?
ask-cast-spell = { $about }: { $seat }, which prepared spell do you cast?
ask-quest = { $about }: { $seat }, which quest?
ask-trophy = { $about }: { $seat }, which trophy do you give away?
ask-may = { $about }: { $seat }, do you want to?

### ways to go on
way-stop = no more
way-pass = pass
way-end = end the activation
way-activate-room = activate the room
way-none = none
way-confirm = confirm
way-change = plan again
way-false-target = a false target
way-explore = explore
way-fight = fight
way-order = order
way-cast = cast
way-wait = wait

### the end
victory-power = by the most power
victory-rose = the Black Rose wins: all players lose

### why something is no option
barred-too-far = too far away
barred-too-near = too near
barred-along-an-edge = no line of sight: the line runs along an edge between rooms
barred-in-its-cell = in its cell, where nothing reaches it
barred-yourself = not you yourself
barred-ignores-the-spell = ignores this spell
barred-needs-the-target = every sentence needs a real target
barred-yours = belongs to you
barred-not-yours = does not belong to you
barred-not-the-roses = does not belong to the Black Rose
barred-wrong-archetype = not of the archetype the text asks for
barred-wrong-evocation = not the evocation the text asks for
barred-too-much-life = its life is higher than the text allows
barred-borne-by-another = not bound to the mage in question
barred-lacks-upgrade = has no upgrade
barred-lacks-misfortune = has no misfortune
barred-lacks-nightmare = bears no Nightmare
barred-lacks-rose-damage = has no damage of the Black Rose
barred-lacks-crown = does not hold the crown
barred-lacks-evocation = has no evocation
barred-lacks-completed-quest = has no completed quest
barred-has-upgrade = has an upgrade already
barred-has-misfortune = has a misfortune
barred-has-nightmare = bears a Nightmare
barred-has-rose-damage = has damage of the Black Rose
barred-has-crown = holds the crown
barred-has-evocation = has an evocation
barred-has-completed-quest = has a completed quest
barred-in-another-room = not in the room in question
barred-not-damaged = was not damaged by this effect
barred-left-out = the text leaves it out
barred-wrong-colour = a room of another colour
barred-no-such-figure-there = no such figure is there
barred-not-the-most = another one has more
barred-two-actions = both actions of this activation are performed
barred-one-action-first = at least one action must be performed
barred-no-token-left = no physical action token is left
barred-from-the-cell = in your cell you can only Explore or Wait
barred-cannot-move = you cannot move out of your cell
barred-no-evocation = you have no evocation in the lodge
barred-nothing-prepared = you have no prepared spell to discard
barred-second-numbered-spell = only one numbered spell in an activation
barred-lower-slot-first = the spell of the lowest numbered slot comes first
barred-quest-from-the-cell = no quest effects from your cell
barred-no-quest-effects = you cannot use quest effects now
barred-quest-cannot-be-paid = you cannot give what it costs
barred-must-leave-the-cell = you must leave your cell
barred-no-moves-left = no Move is left
barred-not-in-a-room = you are in no room
barred-once-per-action = only once in an action
barred-token-used = its activation token is used
barred-attacked-already = the attack is made
barred-your-own = your own figures take no damage from you

### sheet
sheet-title = Turn { $turn }, moon { $moon }: { $phase }
sheet-over = The game is over
sheet-phase-black-rose = the Black Rose phase
sheet-phase-study = Study
sheet-phase-planning = Planning
sheet-phase-action = the Action phase
sheet-phase-evocation = the Evocation phase
sheet-phase-cleanup = Cleanup
sheet-lodge = The lodge
sheet-tracks = Mages and Rose
sheet-power = power
sheet-cubes-left = cubes
sheet-trophies = trophies
sheet-damage = damage
sheet-strength = strength
sheet-move = move
sheet-place = place
sheet-cell = in the cell
sheet-away = not in the lodge
sheet-events = Events
sheet-orders = Orders followed: { $number } ({ $orders })
sheet-evocations = Evocations
sheet-bearer = bound to { $mage }
sheet-stack = In progress
sheet-hand = Your hand
sheet-mage = { $seat }: { $mage }
sheet-piles = Hand { $hand }, grimoire { $grimoire }, action tokens { $tokens }, resolved quests { $resolved }
sheet-memories = Memories: { $cards }
sheet-planned = planned
sheet-prepared = prepared
sheet-trap = active trap
sheet-protection = active protection
sheet-stable = revealed, stable
sheet-stable-on = revealed, stable: it watches { $figure }
sheet-order-back = The back of the next order shows { $token }.
sheet-order-trap-damaged = a trap that answers damage
sheet-order-trap-combat = a trap that answers combat spells
sheet-order-protect-damaged = a protection that answers damage
sheet-order-protect-combat = a protection that answers combat spells
sheet-revealed = revealed
sheet-cubes = { $number ->
    [one] one cube
   *[other] { $number } cubes
}
sheet-hidden-quest = a hidden quest of moon { $moon }
sheet-completed = completed
sheet-effect = { $source } by { $mage }, sentence { $sentence }
sheet-effect-at = { $source } by { $mage } at { $target }, sentence { $sentence }
sheet-window = waiting for reactions
sheet-damage-dealt = damage is dealt
sheet-defeat = { $mage } is defeated
sheet-action = { $mage }: { $action }
sheet-action-moves = { $mage }: { $action }, { $moves } moves left
sheet-activation = { $evocation } acts, { $moves } moves left
sheet-order = the Avatar follows { $order }
sheet-event = the event { $event }

### effects and defeats
sentence = { $card }, sentence { $number } ({ $mage }).
targets = { $mage } aims at { $target }.
stable = { $card } of { $mage } lasts until Cleanup.
defeated = { $by } defeats { $mage }.
defeated-by-nobody = { $mage } is defeated.
evocation-defeated = { $evocation } is defeated.
