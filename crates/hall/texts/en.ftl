malformed = The request cannot be read
malformed-detail = { $why }
malformed-hosts = The request names its host twice, or another one than its address does. Name one host, once.
no-seat = This needs a seat
no-seat-detail = Send the token of your seat, as the cookie the server gave you or as "Authorization: Bearer …".
wrong-token = This token opens no seat here
wrong-token-detail = No seat at this table has this token. Perhaps the seat was given up since.
wrong-origin = The request comes from another site
wrong-origin-detail = A browser may change something only from this server's own pages. A program sends a Bearer token and neither cookie nor Origin.
misdirected = This name is not served here
misdirected-detail = The server does not answer for the host in this request. Whoever hosts it can set its public address.
not-yours = This is not yours to do
not-yours-detail = Only the person in this seat can do that.
needs-invitation = This seat is given by invitation
needs-invitation-detail = Somebody has left this game, which is not open to all. Those who still play it can send you an invitation.
no-such-table = There is no such table
no-such-table-detail = There is no table with this name. Check the link: it is twelve letters and digits.
no-such-page = There is nothing here
no-such-page-detail = This address leads nowhere. The interface is described at /api/openapi.json.
no-such-method = This cannot be done here
no-such-method-detail = This address exists, but does not take this method. The interface is described at /api/openapi.json.
no-such-game = There is no such game
no-such-game-detail = There is no game with this name here. GET /api/games lists them.
no-such-level = There is no such bot
no-such-level-detail = No bot of this level plays this game. GET /api/games lists the levels.
no-such-seat = There is no such seat
no-such-seat-detail = The table has no seat with this number. Seats are counted from 1.
no-such-position = There is no such position
no-such-position-detail = The game has not come that far: positions are counted from 0, the deal, to { $last }.
late = This came too late
late-detail = Something has happened meanwhile. Look at the table again, then answer.
ahead = This sequence has not come yet
ahead-detail = The table is at sequence { $sequence }. Name the sequence of the state you answer.
not-awaited = It is not your turn
refused = A rule refuses this
not-an-action = This is no action of the game
undo-refused = This cannot be taken back
undo-over = The game is over, and its seed is known.
not-begun = The game has not begun
not-begun-detail = The game begins when all seats are taken.
not-finished = The game is not over
not-finished-detail = This is shown when the game is over, because it tells what is still hidden.
over = The game is over
over-detail = Nothing at this table can change any more.
full = The book of this table is full
full-detail = This table has kept { $most } entries, far more than any game needs, and takes no more. Open a new one.
full-talk = So much has been said and taken back at this table that it takes no more of that. The game goes on to its end.
full-seats = People have come and gone so often at this table that its seats stay as they are now. The game goes on.
seat-taken = This seat is taken
seat-taken-detail = Somebody plays this seat. Choose one that is open.
sits-already = You already sit here
sits-already-detail = One guest takes one seat at a table.
has-left = You have left a seat of this game
has-left-detail = You know what that seat holds, so you cannot take another one here. You may take your old seat again if it is free, and you may watch.
name-taken = This name looks like another one here
name-taken-detail = Somebody at this table is called { $name }. Choose a name that cannot be mistaken for it.
no-such-device = There is no such device
no-such-device-detail = No device of your seat has this number. Perhaps it is already signed out.
last-device = This is the only device of your seat
last-device-detail = Without it nobody could play your seat. Leave the seat instead, or add another device first.
too-many-devices = Your seat has too many devices
too-many-devices-detail = A seat is played from { $most } devices at most. Sign one out first.
spent-code = This link does not work any more
spent-code-detail = It works once and not for long. Ask for a new one where it came from.
not-a-bot = No bot plays here
not-a-bot-detail = The seat is already played by a person.
a-bot-already = A bot plays here already
a-bot-already-detail = A bot already plays this seat.
bad-setup = A table cannot be opened like this
bad-setup-more = { $told }
    { $more ->
        [one] … and one more mistake.
       *[other] … and { $more } more mistakes.
    }
bad-name = This name cannot be used
bad-name-detail = A name has 1 to { $most } characters.
bad-name-hidden = Every character of a name can be seen: letters, digits, signs and spaces. Leave out what is invisible, what turns the direction of writing, and line breaks.
bad-name-marks = A letter of a name has two accents at most, and no accent stands alone.
bad-name-house = Langhus is the name of the house itself. Choose another one.
bad-chat = This cannot be said
bad-chat-detail = A message has 1 to { $most } characters.
bad-record = This record cannot be opened
bad-record-long = A record that is brought here has at most { $most } lines.
too-large = This is too large
too-large-detail = The request has more than { $most } bytes.
too-many = Too many requests
too-many-detail = Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } and try again.
too-many-own-bots = { $most } tables of bots alone that were opened from your address are not over yet. Watch one to its end, or open a table with a seat for yourself.
too-many-bots = { $most } tables of bots alone are not over yet; more do not fit in here today. At a table with a seat for yourself you can play all the same.
no-hint = There is no hint
no-hint-detail = Nobody gives hints in this game yet.
hint-says = { $win } % of wins, about { $score ->
    [one] one point
   *[other] { $score } points
 }
old-rules = This table was begun with other rules
old-rules-detail = { $why }
key-used = This key belongs to another request
key-used-detail = This Idempotency-Key was sent with another request before. Load the page again, or choose a new key for each thing you want.
unavailable = The server cannot do this now
unavailable-detail = What you sent was not kept. Try again in a moment.
unknown = It is not known whether this was kept
unknown-detail = It is not known whether this was kept. Ask again with the same key: nothing is done twice.
broken = Something went wrong here
broken-detail = The server made a mistake. Nothing was lost; try again.

# Pages
page-welcome = Four Viking games, one table
page-claim = Play at once against honest bots, or send a link to your friends. No account, nothing to install.
page-games = Games
page-players = { $same ->
    [1] For { $low } players
   *[other] For { $low } to { $high } players
 }
page-play-now = Play now
page-new = New table
page-how = How to play
page-mine = My tables
page-mine-past = My finished games
page-open = Open tables
page-no-open = No table waits for players. Open one, and it will stand here if you like.
page-finished = Recently finished
page-no-finished = Nothing has been finished in public yet.
page-none = No table is open yet.
page-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
page-your-turn = Your turn
page-waits-for = waits for { $who }
page-won-by = { $count ->
    [one] { $who } won with { $score }
   *[other] { $who } share the win with { $score }
 }
page-is-record = a record
page-free-seat = free seat
page-bot = bot
page-guest = Guest
page-name = Your name
page-keep = Keep it
page-bring = Watch a record
page-bring-how = Paste a record here; it opens as a replay.
page-watch-record = Open the record
page-interface = The interface for programs
page-back-to-hall = To the hall
page-contents = Contents
page-search = Search the rules
page-decisions = Decisions: what the printed rules leave open
page-decisions-about = Where the printed rules are silent or can be read in two ways, this is how we play, why, and how sure we are.
page-to-rules = To the rules
page-you = You
page-seats = Who plays
page-seat = Seat
page-how-many = Players
page-somebody = free: anybody who has the link
page-who-sees = Who may find this table
page-by-link = Only who has its link
page-listed = Everybody, in the hall
page-edition = Another edition
page-edition-how = If you own the box, you can play with the printed list of cards or tiles: paste your edition file here.
page-edition-rules = What an edition is
page-edition-text = The text of the edition file
page-open-table = Open the table
page-cancel = Cancel
page-waiting = { $count ->
    [0] The game begins.
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
 }
page-that-is-you = (you)
page-sit-down = Sit down
page-send-link = Send this link to those who shall play with you:
page-copy = Copy
page-copied = Copied
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-say = Say something to the table
page-send = Send
page-older-rules = This game began by revision { $revision } of the rules and is played by it to the end; the rulebook tells revision { $newest }.
page-reconstructed = { $assumed } of { $all } entries of this edition are a reconstruction, not the printed list.
