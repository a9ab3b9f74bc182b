# The frame of the house: header, home, new tables, account, rules, cards.
house = Conclave
skip = Skip to the content
loading = One moment
close = Close
try-again = Try again
language = Language
theme = Look: { $look }
theme-system = as the system
theme-dark = dark
theme-light = light

nav-main = Main
nav-play = Play
nav-cards = Cards
nav-rules = Rules
nav-score = Scoring
nav-account = You

footer-notice = Conclave is an unofficial fan project, neither made nor endorsed by the publishers of the games. The games and their names belong to their publishers. Every sentence, picture and line of code here is our own.
footer-nav = About this house
footer-api = API for programs

problem-offline = The house cannot be reached. Is your connection all right?
problem-server = Something broke on our side. Trying again in a moment often helps.
problem-unknown = Something went wrong here that should not have.
problem-page = This page could not be loaded.

hero-title = A quiet table for games of magic
hero-text = Play { $games } by the book: with friends, at one device or far apart, or against bots. No download, no registration: one click and the cards are dealt.
games = Games
game-players = { $min ->
    [one] { $max ->
        [one] for one player
       *[other] 1 to { $max } players
    }
   *[other] { $min } to { $max } players
}
game-blurb-fantasy-realms = Seven cards, one realm: draw, discard and find the hand whose cards lift each other up. Quick to learn, hard to leave.
game-blurb-spellbook = Gather materia from morning to evening, learn seven spells and feed your familiar before the others fill theirs.
game-blurb-black-rose-wars = Plan spells in secret, set traps that spring in the middle of a sentence, summon and rebuild the lodge, before the Black Rose has the last word.
game-blurb-darkest-doom = Eight days between dawn and dusk: hunt relics, win the citadels, hold back the vines, and choose which of four victories is yours before the Darkness takes them all.
play-now = { $bots ->
    [one] Play now against a bot
   *[other] Play now against { $bots } bots
}
play-game = Play { $title }
set-up = Set up a table

your-turn = Your turn
my-tables = Your tables
my-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
take-turn = Take your turn
go-back = Go to the table
look-back = Look back
go-to-table = Go to the table: { $title }, { $names }
show-finished = { $count ->
    [one] Show one finished game
   *[other] Show { $count } finished games
}
hide-finished = Hide finished games
seat-free = free seat
status-gathering = Waiting for players
status-playing = Playing
status-over = Finished
status-abandoned = Abandoned
lobby = Open tables
lobby-empty = No open table right now.
lobby-empty-help = Set up a public table and it appears here for everybody.
join = Join
join-table = Join the table of { $names }
watch = Watch
watch-table = Watch the table of { $names }

new-title = New table: { $game }
new-seats = Who plays?
new-seat-count = Seats
new-options = How do you play?
new-table = The table
new-door = Who may come?
door-private = Private
door-private-help = Only those with a link find it.
door-public = Public
door-public-help = Everybody sees it in the list of open tables and may watch.
new-pace = Pace
pace-live = Live
pace-live-help = Everybody is here now; who stays away for long may be replaced by a bot.
pace-slow = Slow
pace-slow-help = A move now and then, for days or weeks. Your tables wait on the home page.
clock = Clock
clock-none = No clock
clock-rule = { $bank } each, { $extra } more per decision
clock-help = Whose time is used up is played by a bot from then on.
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
new-start = Start the game
new-start-help = Every seat is taken: the game starts at once.
new-open = Open the table
new-open-help = The game starts when the last seat is taken. You get the links for invited seats next.
new-nameless = Somebody at this device has no name yet.
seat-who = Who sits on seat { $seat }?
seat-me = Me
seat-bot = Bot
seat-local = Somebody at this device
seat-open = Open: whoever comes first
seat-invited = By invitation link
seat-open-help = Anybody who finds the table may sit down here.
seat-invited-help = You get a link for this seat to send to a friend.
seat-local-help = You share this device and pass it around.
seat-bot-level = Which bot plays seat { $seat }?
bot-easy = Easy
bot-easy-about = Plays along and makes mistakes: for the first games.
bot-medium = Medium
bot-medium-about = Takes what it can get at once, and does not plan.
bot-hard = Hard
bot-hard-about = Thinks ahead and plays many games out in its head, up to two seconds a move.
seat-bot-ways = Other ways of deciding
bot-random = Random
bot-random-about = Answers at random.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once.
bot-search = Searching
bot-search-about = Plays many games out in its head, for nearly two seconds a move.
seat-name = Name on seat { $seat }
seat-name-placeholder = Name
seat-nameless = Please give a name.
chosen = { $count ->
    [0] none chosen
   *[other] { $count } chosen
}

account-title = You
name-title = Your name at tables
name-label = Name
name-help = Up to 24 characters. Others see it.
name-save = Save the name
name-saved = Your name is saved.
name-dice = Suggest another
account-keep = Keep your games
account-why = As a guest you can play everything in this browser. With an account you find your games again on other devices, and your seats move along.
account-new = New account
account-old = I have one
account-create = Create the account
account-sign-in = Sign in
account-sign-out = Sign out
account-yours = Your account
account-signed-in = You are signed in as { $login }.
account-created = Your account is ready, and your games are in it.
account-welcome = Welcome back, { $name }!
account-bye = You are signed out.
login-label = Login
login-help = 3 to 32 letters, digits, dots, dashes or underscores.
password-label = Password
password-help = At least 8 characters. A few unrelated words are easy to remember and hard to guess.

rules-title = Rules: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One place found
   *[other] { $count } places found
}
rules-none = No rule speaks of that.
rules-in-english = The rules documents are written in English.
rule-link = Link to this rule
rule-tag-seed = rulebook
rule-tag-seed-help = The rulebook says so.
rule-tag-public = public
rule-tag-public-help = Known from another public source.
rule-tag-ruling = ruling
rule-tag-ruling-help = Our decision where the rulebook is silent or unclear.
rule-tag-house = house
rule-tag-house-help = Invented by us.

cards-title = Cards
cards-all = All games
cards-search = Search the cards
cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
cards-none = No card is like that.
card-game = Game
card-group = Kind
card-text = Text
filters = Filters
filters-clear = Clear all filters
search-clear = Clear the search
range-from = from
range-to = to
tag-type = Type
tag-type-realm = Realm card
tag-type-item = Cursed item
tag-type-spell = Spell
tag-type-action = Basic action
tag-type-basic = Basic action
tag-module = Part
tag-module-base = Base game
tag-module-suits = New suits
tag-suit = Suit
tag-strength = Strength
tag-value = Value
tag-timing = When to use
tag-choice = Choice at the end
tag-colour = Colour
tag-set = Set
tag-phase = Phase of the day
tag-points_3 = Points at level 3
tag-points_4 = Points at level 4
tag-points_5 = Points at level 5

import-title = Watch a replay
import-text = Every finished game can be saved as a file. Bring one here and look at it move by move, from every seat. The house checks first that it was really played as it says.
import-drop = Drop the file of a game here
import-choose = or press to choose one
import-checking = The game is being checked

about = About
about-title = About this house
about-lead = Conclave is an open-source home for tabletop games of magic: play them by the book, score the games on your own table, look everything up.
about-unofficial = Unofficial
about-notice = This is a fan project. It is neither made nor endorsed by the publishers of the games, and all rights in the games belong to them:
about-wizkids = Fantasy Realms and The Cursed Hoard are trademarks of WizKids (NECA/WizKids, LLC).
about-cowboys = SpellBook is a trademark of Space Cowboys (Asmodee Group).
about-doom = Darkest Doom is a trademark of Game Start Studio.
about-rose = Black Rose Wars: Rebirth is a trademark of Ludus Magnus Studio.
about-house-cards = Names, numbers and mechanics are facts about the games; every sentence, icon and line of code here is our own. Where a rulebook prints no content and ours fills the gap, it is marked “house”: the house cards are ours. If you like a game, buy its box.
about-how = How it works
about-how-rules = Every rule has an id and a test. Each line of a game's log leads to the rule behind it.
about-how-peek = Nobody peeks: what a seat may not know never leaves the server. The hash of the shuffle is shown before the game, and the seed after it.
about-how-cards = What you read is what runs: the cards are sentences, and the house plays exactly these sentences.
about-how-cookie = The only cookie is the one that keeps your seat. There is no tracking and no advertising.
about-programs = For programs
about-programs-text = Everything this page does can be done by programs too:

missing-title = There is no such page
missing-text = Perhaps the table was cleared away, or the address has a slip of the pen.
missing-home = Back to the house
