# Every page
skip = Skip to the table
german = Deutsch
english = English

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

# The question
question = What is asked
chosen-so-far = Chosen so far
chosen = Chosen:
back = Back
confirm = Do it
cancel = Not yet
undo = Undo
hint = Hint
hint-none = There is no hint here.
thinking = Thinking …
skip-ahead = Skip ahead
why = Why?
rules = Rules
settings = Settings
forced = Only one thing can be done:
send-failed = That did not arrive. Please try again.
lost = The connection is lost. Trying again …
found = Connected again.

# The regions
board = The board
my-area = My area
players = Players
log = Log
log-empty = Nothing has happened yet.
items = Where the points come from
no-points = No points.
sum = Sum
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
you = you
awaited = is to move
watching = You are watching. Open a player to see what lies before them.
panels = Panels
tab-mine = Mine
tab-players = Players
tab-log = Log
tab-chat = Chat
edition-more = How to bring the printed list
older-more = What has changed
copied = Copied.

# The end and looking back
rematch = Play again
record = Download the record
replay = Watch it again
hall = To the hall
first = To the beginning
last = To the end
step-back = One move back
step-on = One move on
round-back = One round back
round-on = One round on
play = Play
position = Move
seen-by = Seen by
spectator = Spectator

# Settings
pace = Pace of the others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-none = At once
confirming = Confirm my moves
confirm-touch = With a finger only
confirm-always = Always
confirm-never = Never
windows = Cards for any time: ask me
windows-always = Always
windows-own = Only in my own turn
windows-round = Not this round
sound = Sound when it is my turn
sound-on = On
sound-off = Off
notify = Notification when it is my turn
notify-on = On
notify-off = Off
keys = Keys
key-digits = Choose the button with this number
key-tab = To the next place
key-enter = Choose
key-escape = One step back
key-undo = Take the last move back
key-hint = Hint
key-skip = Skip ahead
key-board = To the board
key-prompt = To the question
key-help = This help
my-seat = My seat
lend = Let a bot play for me
return = I play again myself
leave = Leave my seat
leave-sure = Really leave? The others can then let a bot play on or give your seat to somebody else, and you cannot take another seat in this game.
devices = Devices of my seat
device = Play on another device
device-how = Open this link on the other device. It works once, within ten minutes. Do not give it to anybody: it is your seat.
device-unknown = A program or an unknown browser
device-this = (this device)
device-added = since
device-used = last used
device-sign-out = Sign out
device-signed-out = Signed out:
copy = Copy
seat-is-free = { $who } has left.
fill = Let a bot play on
invite = Invite somebody
invite-how = Whoever opens this link first can sit down here. It works once, within a day.
close = Close
