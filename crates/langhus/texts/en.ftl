games = Games:
examples = Examples of how a game is written:
for-seats = { $few } to { $many } seats
for-exactly = { $count } seats

name-own = Player { $seat }
name-random = Random { $seat }
name-bot = { $bot } { $seat }

play-welcome = { $title }: { $count ->
    [one] you play seat { $seats }.
   *[other] you play the seats { $seats }.
}
others-random = { $count ->
    [one] Seat { $seats } chooses at random: every legal action is equally likely, and nothing is planned.
   *[other] The seats { $seats } choose at random: every legal action is equally likely, and nothing is planned.
}
others-bot = { $count ->
    [one] Seat { $seats } is played by { $bot }.
   *[other] The seats { $seats } are played by { $bot }.
} { $honest }
others-other = { $count ->
    [one] Seat { $seats } is played by the bot { $bot }.
   *[other] The seats { $seats } are played by the bot { $bot }.
}
play-hint = Type the number of a choice; ? explains what else you can type.
play-help =
    number    choose what stands behind the number
    action    choose by the words in [brackets]
    Enter     confirm, where there is only one choice
    b         back from a group of choices
    u         take your last action back
    s FILE    save the game
    l         show the log
    t         show the table again
    q         quit
play-over = The game is over.

hint-line = { $text }: { $attention } % of its attention, { $win } % of wins, { $score } points

choice-back = back
choice-only = There is no other choice: Enter confirms it.
choice-group = { $place }: { $count } choices, from "{ $first }" to "{ $last }"
enter-is-nothing = Type the number of a choice, or ? for help.
no-such-number = There is no choice { $number }; the choices are numbered 1 to { $most }.
nothing-to-close = No group of choices is open.
log-empty = Nothing has happened yet.

save-where = Say where, for example: s my-game.saga
save-offer = To save the game, type the name of a file; Enter leaves without saving.
saved =
    Saved as { $file }. To go on later:
      { $program } { $command }
saved-finished =
    Saved as { $file }. To look at it again:
      { $program } { $command }

place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place-and-tie = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (tie-break { $tie })

record-finished = { $file } is right: { $title }, { $seats } seats, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, finished.
record-unfinished = { $file } is right: { $title }, { $seats } seats, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, not finished.
seed-hash = Dealt from the seed with the SHA-256 { $hash }
position = Position { $number } of { $moves }
step-help = Enter: next, b: back, 1 to { $seats }: look from that seat, 0: as a spectator, q: quit
step-first = This is the first position.
step-last = This is the last position.
step-unknown = This is not one of the keys.

record-unreadable = The record { $file } cannot be read: { $why }.
record-unwritable = The record { $file } cannot be written: { $why }.
edition-unreadable = The edition { $file } cannot be read: { $why }.
file-unreadable = The file { $file } cannot be read: { $why }.
file-unwritable = The file { $file } cannot be written: { $why }.
folder-unmakable = The folder { $file } cannot be made: { $why }.
why-missing = there is no such file or folder
why-no-permission = you have no permission
why-folder = it is a folder
why-too-large = it is larger than { $most } bytes
why-no-text = line { $line } is not UTF-8 text
why-no-record = there is a file of this name, and it is no record
why-other = { $error }

usage = Usage:
usage-no-command = There is no command "{ $named }"{ $near }. The commands are { $known }.
usage-unknown = "{ $argument }" cannot be given here{ $near }.
usage-no-value = A value is missing behind { $argument }.
usage-no-game = There is no game "{ $value }"{ $near }. The games are { $known }.
usage-wrong-value = { $argument } cannot be "{ $value }"{ $near }. It can be { $known }.
usage-invalid = { $argument } cannot be "{ $value }"{ $why }.
usage-missing = This is still missing: { $argument }.
usage-twice = { $argument } can be given only once.
usage-conflict = { $argument } and { $prior } cannot be given together.
usage-other = The arguments are wrong: { $why }.
usage-meant = (did you mean { $near }?)

edition-right = { $file } is an edition of { $game } (SHA-256 { $hash }).
edition-wrong = { $file } is no edition of { $game }; it has { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}:
    { $mistakes }
record-wrong = The record { $file } is not right: { $why }
record-no-game = there is no game "{ $game }"; the games are { $known }.
record-moves = The record has { $moves } moves.
failed-terminal = The terminal cannot be read or written: { $error }.
failed-program = This is a mistake of the program: { $says }.

no-seat = There is no seat { $seat } at this table; it has the seats 1 to { $seats }.
no-move = --at cannot be { $at }: the record has { $moves } moves.
no-variant = No game is played with these options at this number of seats.
too-many-bots = There are { $bots } bots for { $seats } seats.
no-weights = The bot { $bot } asks no weights: use greedy or search:100.
nothing-learnt = The sense of { $game } has no weights that could be learnt.
needed-whole = a whole number from { $low } to { $high } is needed
needed-number = a number from { $low } to { $high } is needed
needed-address = an address of this machine is needed, such as 127.0.0.1:8712
needed-arena = bots with a net play in the arena, with --net FILE
needed-bot = There is no bot "{ $bot }": use random, greedy, search:20ms, search:1000 (simulations), search:20ms:2threads, net:20ms, soft:64:20 (simulations, softness), or a level: { $levels }
needed-pace = "{ $pace }" is no pace. Write a name of small letters, the time to begin with, what a visit adds and the most, each with d, h, m or s, as in days=2d+12h/4d
