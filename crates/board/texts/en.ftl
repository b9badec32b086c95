# Every page
description = Four board games about Vikings, to play in the browser with friends or against the computer.
skip = Skip to content

# The title bar
your-turn = Your turn
turn-of = { $count ->
    [one] { $who } to move
   *[other] Waiting for { $who }
 }
won = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
 }
won-by-points = { $points } points, { $more } more than { $who }.
won-by-tie-break = { $points } points like { $who }; the tie-break decides ({ $what }): { $own } to { $other }.
won-shared = { $points } points each, and nothing else decides.
won-conceded = { $count ->
    [one] { $who } has conceded.
   *[other] { $who } have conceded.
 }
tie-break = Tie-break
connected = Connected
not-connected = No connection

# The question
question = Your decision
all-answers = All answers
list = All
chosen-so-far = Chosen so far
chosen = Chosen:
back = Back
confirm = Do it
cancel = Cancel
undo = Undo
ask-undo = Undo?
ask-undo-how = Ask the others whether you may take your last move back
ask-undo-asks = { $who } asks to take the last move back.
ask-undo-waits = { $count ->
    [one] { $who } has to allow it.
   *[other] { $who } have to allow it.
 }
ask-undo-allow = Allow
ask-undo-deny = No
ask-undo-not-any-more = Never mind
hint = Hint
hint-none = There is no hint here.
thinking = Thinking …
skip-ahead = Skip ahead
why = Why?
rules = Rules
settings = Settings
forced = You have only one option:
send-failed = That didn't get through. Please try again.
lost = No connection: nothing you choose now would arrive. It goes on by itself as soon as the connection is back.
found = Connected again.

# The regions
board = The board
my-area = My area
players = Players
log = Log
log-empty = Nothing has happened yet.
log-show = Show in the log
log-all = Everyone
log-me = What touched me
log-since = Since my last turn
items = Where your points come from
no-points = No points.
sum = Sum
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
you = you
awaited = to move
here = here
away = looking at something else
gone = not here
gone-since = gone since
watching = You are watching. Open a player's panel to see their area.
panels = Panels
tab-mine = Mine
tab-players = Players
tab-log = Log
tab-chat = Chat
unread = unread
edition-more = How to use the printed list
older-more = What has changed
copied = Copied.

# The end and looking back
result = The result
rematch = Play again
again-agreed = { $count ->
    [one] { $who } would like to play again.
   *[other] { $who } would like to play again.
 }
again-refused = { $count ->
    [one] { $who } doesn't want to play again.
   *[other] { $who } don't want to play again.
 }
again-waiting = Waiting for { $who }.
again-yes = Count me in
again-no = No, thanks
again-not-any-more = I've changed my mind
again-without = Play on without them
again-begun = The next game has begun.
again-go = Go to the new table
record = Download the record
replay = Watch the game
hall = Back to the hall
see-board = See the board
print = Print the score sheet
picture = Save as a picture
to-present = Back to the game
first = Go to the start
last = Go to the end
step-back = One move back
step-on = One move forward
round-back = One round back
round-on = One round forward
play = Play
position = Move
seen-by = As seen by
spectator = Spectator

# Settings
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
text-size = Size of text
text-normal = Normal
text-large = Large
text-largest = Largest
pace = Speed of the others' moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-none = Instant
confirming = Confirm my moves
confirm-touch = On touch screens only
confirm-always = Always
confirm-never = Never
orders = Answered for you until the end of the round
decline-round = No, all this round
decline-above = No to anything above { $price } this round
declined-for-you = { $what }: declined for you this round.
ask-me = Ask me again
sound = Sounds
sound-on = On
sound-off = Off
notify = Notification when it's my turn
notify-on = On
notify-off = Off
keys = Keys
key-digits = Choose what carries this key
key-tab = Go to the next place
key-enter = Choose
key-escape = One step back
key-list = List of all answers
key-undo = Take back the last move
key-hint = Hint
key-skip = Skip ahead
key-board = Go to the board
key-prompt = Go to the question
key-zoom = Larger, smaller, whole board
key-pan = Move a board that is larger than its place
key-help = This help
my-seat = My seat
lend = Let a bot play for me
return = Play for myself again
concede = Concede
concede-sure = Do you really want to give up this game? You come last. If others are still playing with each other, a bot plays on for you.
leave = Leave my seat
leave-sure = Do you really want to leave? The others can then let a bot take over or give your seat to someone else, and you can't take another seat in this game.
devices = My devices
device = Play on another device
device-how = Open this link on the other device. It works once, within ten minutes. Don't give it to anyone: it opens all your seats.
device-unknown = A program or an unknown browser
device-this = (this device)
device-added = since
device-used = last used
device-sign-out = Sign out
device-signed-out = Signed out:
copy = Copy
seat-is-free = { $who } has left.
fill = Let a bot take over
invite = Invite someone
invite-how = The first person to open this link can take this seat. It works once, within a day.
close = Close

# The guide and the player aid
guide = Lesson
guide-step = Step { $step } of { $steps }
guide-others = The others are making their moves …
guide-next = Next
guide-back = Back
guide-on = Play on from here
guide-leave = Go on without the guide
help = Help with new questions
help-on = On
help-off = Off
help-more = More in the rules
help-known = Got it
help-none = No more help
aid = Player aid
key-aid = Player aid
about-you = You

# Time
day = day
days = days
hours = h
minutes = min
time-left = Time left
time-up = time is up
own-time = You have
own-time-up = Your time is up. You can still answer, as long as the others don't let a bot play on.
own-time-up-listed = Your time is up. You can still answer, but a bot plays on soon.
their-time-up = { $who } is out of time.
bot-soon = A bot plays on soon.
wait = Wait
stand-in = Let a bot play on
away-until = away until
away-from = away from
away-to = until
own-leave = your clock stands still while you're away
nudge = Give a nudge
nudged = { $who } asks you to go on.
finished-by-bot = finished by a bot
resting = Nobody has moved for a month, so this table was put away.
bring-back = Play on

# What is wrong with the script of a lesson
lesson-before = "{ $line }" should be the number of a seat and an action.
lesson-seed = a seed is 64 hexadecimal digits.
lesson-names = there should be a name for every seat but the learner's.
