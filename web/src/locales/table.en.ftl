# The table page, the replay and everything around a board.

## The prompt
table-prompt = What is to be decided
table-your-turn = Your turn
table-announce-turn = It is your turn: { $prompt }
table-confirm = Confirm
table-clear = Clear
table-cancel = Cancel
table-sending = Sending…
table-yes = Yes
table-no = No
table-pick-on-board = Choose on the board.
table-list-all = All choices
table-list-rest = Fewer choices
table-need-exact = { $have } of { $max } chosen
table-need-range = { $have } chosen ({ $min } to { $max })
table-amount = A number from { $lo } to { $hi }
table-less = Less
table-more = More
table-less-of = One { $name } less
table-more-of = One { $name } more
table-assign-things = Things
table-assign-places = Places
table-assign-take = Choose what to put somewhere.
table-assign-put = Where does { $name } go?
table-place-room = { $name } (room for { $room })
table-barred = Why not { $count }
table-barred-why = Cannot be chosen: { $why }
table-undo = Undo
table-undo-ask = Ask to undo
table-hint = Hint
table-hint-thinking = Thinking about it…
table-hint-title = What a strong bot would consider
table-hint-known = The rules know of nothing better.
table-hint-forced = There is only one answer.
table-hint-glance = This looks best at first glance.
table-hint-value = worth { $percent } of 100
table-hint-more = { $count ->
    [one] One more choice was considered.
   *[other] { $count } more choices were considered.
}
table-hint-how = 100 would be a sure win by far. The best comes first. Press a line to mark it.
table-hint-said = Hint: { $choice }
table-waiting = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
}
table-moment = One moment…
table-connecting = Coming to the table…
table-is-over = The game is over.
table-is-abandoned = Nobody is left at this table.

## Seats
table-seats = Seats
table-seat-you = you
table-seat-here = is here
table-seat-away = is away
table-seat-bot = bot ({ $bot })
table-seat-substitute = a bot stands in
table-seat-resigned = has given up
table-seat-decides = decides
table-clock = time left
table-look = Look from here
table-replace = Let a bot play
table-watchers = { $count ->
    [one] One looks on
   *[other] { $count } look on
}

## Log and chat
table-side = Log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-since-you-left = Since you left
table-go-moment = Look at this moment
table-chat = Chat
table-chat-new = Chat ({ $count } new)
table-chat-empty = Nobody has said anything yet.
table-chat-muted = Chat is muted.
table-chat-say = Say something
table-chat-send = Send
table-spectator = spectator
table-mute = Mute
table-mute-all = Mute everybody
table-mute-one = Mute { $name }
table-rule-missing = This rule is not in the rules document.
table-rule-read = Read the rules

## Gathering
table-gathers = The table gathers
table-gathers-free = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-your-name = Your name at the table
table-you-are-invited = A seat is kept for you.
table-sit-invited = Take my seat
table-sit = Sit down
table-stand = Stand up
table-begin = Begin, bots take the free seats
table-chair = Seat { $number }
table-chair-open = free for anybody
table-chair-invited = kept for somebody with its link
table-copy-invite = Copy invitation
table-copy-table = Copy link to the table
table-copied = Link copied.
table-copy-by-hand = Copy this link: { $link }
table-is-public = This table is listed in the lobby.
table-is-private = Only those who have the link find this table.
table-is-slow = It is played slowly, a move now and then.
table-has-clock = Everybody has { $minutes } minutes and { $extra } seconds for each decision.

## Passing the device
table-pass-to = Pass the device to { $name }
table-pass-why = Nothing is shown until the right person looks.
table-pass-ready = I am { $name }

## News, connection, coming and going
table-news = { $count ->
    [one] One thing happened since you left.
   *[other] { $count } things happened since you left.
}
table-news-replay = Replay it
table-news-read = I have read it
table-reconnecting = The connection is lost. Reconnecting…
table-you-watch = You are looking on.
table-bot-plays = A bot plays for { $name }.
table-return = Take the seat back
table-board-failed = The board could not be drawn. All choices are listed below.
table-refused = The house refused that. Nothing has changed.
table-refused-stale = The table has moved on: that question is not open any more.
table-refused-not-your-seat = This seat is not yours.
table-refused-not-asked = There is nothing to decide now.
table-refused-too-fast = That was too fast. Please try again.
table-refused-over = The game is over.
table-refused-no-line = There is no connection right now. It was not sent.
table-refused-one-hint = One hint at a time: the last one is still being thought about.

## Undo
table-undo-request = Somebody wants to go back
table-undo-request-asks = { $name } asks to take a move back.
table-undo-request-agree = Agree
table-undo-request-refuse = Refuse
table-undo-request-waits = Waiting for { $names }.

## Standing orders
table-orders = Standing orders
table-orders-about = What is decided for you without asking. You can take it back at any time.
table-order-forced = Answer by itself where there is only one answer
table-orders-standing = Your orders
table-orders-none = No orders yet.
table-order-said = “{ $question }”: always { $pick }
table-order-only-these-said = Only while no other option appears.
table-order-unless-said = Not once one of these happens: { $rules }.
table-order-times-said = { $count ->
    [one] Once more.
   *[other] { $count } more times.
}
table-order-drop = Remove
table-order-new = A new order
table-order-when = When I am asked
table-order-pick = always pick
table-order-only-these = but not if an option appears that is not there now
table-order-times = How often
table-order-always = without end
table-order-unless = but not once one of these has happened again…
table-order-give = Give this order
table-order-no-question = Orders can be given once you have been asked something here.

## The menu
table-menu = Table menu
table-share-moment = Copy link to this moment
table-confirm-taps = Confirm every choice before it is sent
table-plain-board = Show the table in plain words
table-leave = Leave for a while
table-leave-about = A bot plays until you come back.
table-resign = Give up
table-resign-sure = Give up for good? A bot plays on, and you cannot win any more.
table-resign-yes = Yes, give up
table-keys = Keyboard
table-key-pick = choose an option
table-key-confirm = confirm
table-key-clear = clear what was chosen
table-key-undo = undo
table-key-hint = ask for a hint
table-key-tab = move through everything that can be pressed
table-key-help = this help
table-report = Report a problem
table-report-about = Your words are sent together with the position, so that it can be looked at exactly as it is now.
table-report-what = What is wrong?
table-report-send = Send
table-report-thanks = Thank you. The position was sent with your words.

## The end
table-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
table-nobody-won = Nobody has won
table-winner = winner
table-place = Place
table-name = Name
table-score = Points
table-rematch = Play again
table-rematch-join = Go to the rematch
table-replay = Look at the game
table-record = Download the record
table-verify = Was it shuffled fairly?
table-verify-how = The hash of the seed was published before the first move. Download the record and check both with “conclave replay verify”.
table-seed = Seed
table-seed-hash = Hash published at the start

## The playback
table-playback = Playback
table-playback-of = { $title }: replay
table-playback-moment = Moment
table-playback-at = Moment { $at } of { $last }
table-playback-first = To the start
table-playback-back = One step back
table-playback-play = Play
table-playback-pause = Pause
table-playback-next = One step on
table-playback-last = To the end
table-playback-speed = Speed
table-playback-done = Back to now
table-playback-viewpoint = Seen from
table-playback-spectator = Spectator
table-back-to-table = To the table

## The frame around the board
table-side-fold = Fold log and chat
table-log-fresh = { $count ->
    [one] Log · 1 new since your last choice
   *[other] Log · { $count } new since your last choice
}
table-orders-short = Orders
table-tools = More
table-none-title = There is no such table
table-none-text = Perhaps it was cleared away after its game, or the link has a slip of the pen.

## What happened is shown
table-key-step = back and forth through what happened since your last choice
table-steps = What happened
table-step-back = One step back
table-step-on = One step on
table-pace = How what others do is shown
table-pace-calm = calmly
table-pace-normal = one after the other
table-pace-quick = quickly
table-pace-off = at once
table-rule-ids = Name the rules in the log
table-intent-dropped = Something came between: the rest of your move was not made.

## One’s turn calls
table-sound = Sounds
table-notify = Tell me when it is my turn and I am elsewhere
table-notify-refused = Your browser does not allow it. You can change that in its settings for this page.
table-vibrate = Buzz when it is my turn

# What would follow from an answer.
table-foreseen-more = Then { $count } more.
table-foreseen-unanswered = If nobody answers.
table-foreseen-chance = Then chance decides.
table-board = The table
