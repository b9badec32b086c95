malformed = The request can't be read
malformed-cut-off = The body of the request did not arrive in full. Send it again.
malformed-not-json = The body should be JSON, with "Content-Type: application/json".
malformed-body = The body is not as expected: { $why }.
malformed-form = The form is not as expected: { $why }.
malformed-query = What comes after the question mark is not as expected: { $why }.
malformed-key = An Idempotency-Key has { $fewest } to { $most } letters, digits, hyphens and underscores.
malformed-client = "client" has 1 to { $most } bytes.
malformed-action = "action" has at most { $most } bytes.
malformed-setting = There is no setting "{ $key }".
malformed-record = A record is UTF-8 text.
malformed-language = This language can't be chosen. These can: { $known }.
malformed-hosts = The request names its host twice, or a different one from its address. Name one host, once.
no-seat = This needs a seat
no-seat-detail = Send the token of your seat, as the cookie the server gave you or as "Authorization: Bearer …".
nobody = You are nobody here yet
nobody-detail = This browser or program has no seat yet, or it was signed out. Take a seat at a table, or come back with your recovery code.
wrong-code = This code is wrong
wrong-code-detail = Nobody has this recovery code. Check every letter: it has twenty letters and digits. A code that was renewed no longer works.
sits-twice = You sit at this table twice
sits-twice-detail = You sit at this table twice. Leave one seat first.
wrong-token = This token opens no seat here
wrong-token-detail = No seat at this table has this token. The seat may have been given up.
wrong-origin = The request comes from another site
wrong-origin-detail = A browser may make changes only from this server's own pages. A program sends a Bearer token, but no cookie and no Origin.
misdirected = This name is not served here
misdirected-detail = This server doesn't answer for the host in this request. The person who hosts it can set its public address.
not-yours = You can't do this
not-yours-detail = Only the person in this seat can do that.
not-yours-host = Whoever opened the table decides that.
needs-invitation = This seat is by invitation only
needs-invitation-detail = Someone has left this game, which isn't open to everyone. The remaining players can send you an invitation.
no-such-table = There is no such table
no-such-table-detail = There is no table with this name. Check the link: it has twelve letters and digits.
no-such-page = There is nothing here
no-such-page-detail = There is no such address. The interface is described at /api/openapi.json.
no-such-method = You can't do this here
no-such-method-detail = This address exists, but doesn't take this method. The interface is described at /api/openapi.json.
no-such-game = There is no such game
no-such-game-detail = There is no game with this name here. GET /api/games lists them.
no-such-order = This can't be answered in advance
no-such-order-detail = This game has no such question that could be answered in advance.
no-such-pace = There is no such pace
no-such-pace-detail = There is no such pace here. There are: { $paces }.
no-such-level = There is no such bot
no-such-level-detail = No bot of this level plays this game. GET /api/games lists the levels.
no-such-seat = There is no such seat
no-such-seat-detail = The table has no seat with this number. Seats are counted from 1.
no-such-position = There is no such position
no-such-position-detail = The game hasn't got that far: positions are counted from 0, the start, to { $last }.
late = This came too late
late-detail = Something has happened in the meantime. Look at the table again, then answer.
ahead = This sequence doesn't exist yet
ahead-detail = The table is at sequence { $sequence }. Name the sequence of the state you are answering.
not-awaited = It is not your turn
refused = A rule doesn't allow this
not-in-lesson = Not in this lesson
not-in-lesson-detail = That's a legal move, but the lesson shows you another one here.
not-an-action = This isn't an action of the game
undo-refused = This can't be taken back
undo-custom = At this table a finished turn stands. Whoever opened it decided that.
undo-over = The game is over, and its seed is known.
undo-nothing-to-ask = You can ask the others only about a move of your own that you can't take back yourself, and only once at a time.
undo-nothing-asked = Nobody is asking you to allow this.
not-begun = The game hasn't started
not-begun-detail = The game starts when all seats are taken.
has-begun = The game has started
has-begun-detail = This can be changed only while the table is waiting for players.
no-hints = No hints at this table
no-hints-detail = Whoever opened this table decided that nobody is given hints.
plays-again = The next game has begun
plays-again-detail = The others are already playing again, at another table.
still-here = They still have time
still-here-detail = A bot plays on for someone else only when their time is up.
nobody-else = The game isn't waiting for anyone else
nobody-else-detail = The game isn't waiting for anyone else right now.
nudged-already = They got a nudge already
nudged-already-detail = They got a nudge less than twelve hours ago. Give them some time.
resting = This table was put away
resting-detail = Nobody had moved for thirty days. Bring the table back first; anyone who sits there can.
not-finished = The game isn't over
not-finished-detail = This is shown only after the game, because it reveals what is still hidden.
over = The game is over
over-detail = Nothing can change at this table anymore.
over-conceded = You have conceded this game.
full = This table is full
full-detail = This table has stored { $most } entries, far more than any game needs, and can't store any more. Open a new one.
full-talk = So much has been said and taken back at this table that no more is possible. The game goes on to its end.
full-seats = People have come and gone so often at this table that the seats now stay as they are. The game goes on.
seat-taken = This seat is taken
seat-taken-detail = Someone is already playing this seat. Choose a free one.
sits-already = You are already sitting here
sits-already-detail = Each guest can take one seat at a table.
has-left = You have left a seat of this game
has-left-detail = You know what that seat has, so you can't take another one here. You may take your old seat again if it is free, and you may watch.
name-taken = This name looks like another one here
name-taken-detail = Someone at this table is called { $name }. Choose a name that can't be confused with it.
no-such-channel = There is no such channel
no-such-channel-detail = None of your channels has this number. It may already be gone.
too-many-channels = You have too many channels
too-many-channels-detail = You can be told through at most { $most } channels. Remove one first.
bad-channel = Nothing is sent to this address
bad-channel-detail = It has to be a complete address that begins with https:// and leads to the public network.
no-such-device = There is no such device
no-such-device-detail = None of your devices has this number. It may already be signed out.
last-device = This is your only device
last-device-detail = Without it you could never come back. Make a recovery code or add another device first.
too-many-devices = You have too many devices
too-many-devices-detail = You can play from at most { $most } devices. Sign one out first.
bad-leave = This time off can't be announced
bad-leave-detail = You can take { $most } days off in a year, and you have { $left } left.
bad-leave-then = Time off begins today or later, within a year, and doesn't end before it begins.
bad-leave-overlaps = You have already announced time off for some of these days.
bad-leave-long = You can take at most { $most } days off at a time, and there must be a day in between.
no-such-leave = There is no such time off
no-such-leave-detail = You haven't announced it, or it is already over.
malformed-days = Give the first and the last day like 2026-12-23.
spent-code = This link no longer works
spent-code-detail = It works only once and not for long. Ask for a new one where you got it.
not-a-bot = No bot is playing here
not-a-bot-detail = A person is already playing this seat.
a-bot-already = A bot is already playing here
a-bot-already-detail = A bot is already playing this seat.
bad-setup = You can't open a table like this
bad-setup-bounds = A table has at most { $seats } seats, { $options } options of { $bytes } bytes and an edition of { $kib } KiB.
bad-name = You can't use this name
bad-name-detail = A name has 1 to { $most } characters.
bad-name-hidden = Every character in a name must be visible: letters, digits, symbols and spaces. Leave out invisible characters, characters that change the writing direction, and line breaks.
bad-name-marks = A letter in a name can have at most two accents, and an accent can't stand alone.
bad-name-house = Langhus is the name of the house itself. Choose another one.
bad-chat = You can't say this
bad-chat-detail = A message has 1 to { $most } characters.
bad-record = This record can't be opened
bad-record-long = A record can have at most { $most } lines.
too-large = This is too large
too-large-detail = The request has more than { $most } bytes.
too-many = Too many requests
too-many-detail = Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } and try again.
too-many-own-bots = { $most } tables with only bots that were opened from your address aren't finished yet. Watch one to the end, or open a table with a seat for yourself.
too-many-bots = { $most } tables with only bots aren't finished yet; there is no room for more today. You can still play at a table with a seat for yourself.
hint-says = { $win } % of wins, about { $score ->
    [one] one point
   *[other] { $score } points
 }
hint-items = { $says }: { $items }
old-rules = This table was started with different rules
old-rules-detail = { $why }
key-used = This key belongs to another request
key-used-detail = This Idempotency-Key was already sent with another request. Reload the page, or choose a new key for each request.
unavailable = The server can't do this right now
unavailable-detail = What you sent wasn't saved. Try again in a moment.
unknown = We don't know whether this was saved
unknown-detail = We don't know whether this was saved. Send it again with the same key: nothing happens twice.
broken = Something went wrong
broken-detail = The server made a mistake. Nothing was lost; try again.

# Pages
page-welcome = Four Viking games, one table
page-claim = Play right away against honest bots, or send a link to your friends. No account, nothing to install.
page-games = Games
page-players = { $same ->
    [1] For { $low } players
   *[other] For { $low } to { $high } players
 }
page-play-now = Play now
page-strength = Bots
page-strength-lambi = for a first game
page-strength-heri = very easy
page-strength-ref = easy
page-strength-gaupa = medium
page-strength-galti = fairly hard
page-strength-ulf = hard
page-strength-bjorn = very hard
page-strength-orn = the strongest
page-learn = Learn
page-learn-title = Learn { $game }
page-learn-how = You play a short game at a real table. A guide explains what you see, what to do and why; the others make their moves on their own. It takes three to five minutes, and then you can play on from there.
page-aid = Player aid
page-minutes = { $low } to { $high } minutes
page-weight = { $weight } to learn
page-weight-light = easy
page-weight-medium = fairly easy
page-weight-heavy = a little harder
page-best = best with { $best }
page-age = ages { $age } and up
page-new = New table
page-how = How to play
page-mine = My tables
page-mine-past = My finished games
page-watched = Games I watched
page-open = Open tables
page-no-open = No table is waiting for players. Open one, and it will show up here if you like.
page-finished = Recently finished
page-no-finished = No public game has been finished yet.
page-none = No table is open yet.
page-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
page-your-turn = Your turn
page-your-turn-until = Your turn · { $left } left
page-your-turn-late = Your turn · your time is up
page-waits-for = waiting for { $who }
page-won-by = { $count ->
    [one] { $who } won with { $score }
   *[other] { $who } share the win with { $score }
 }
page-resting = put away
page-is-record = a record
page-free-seat = free seat
page-bot = bot
page-guest = Guest
page-name = Your name
page-keep = Save
page-bring = Records and programs
page-bring-how = Paste a record here to replay it.
page-watch-record = Open the record
page-interface = The interface for programs
page-back-to-hall = Back to the hall
page-contents = Contents
page-search = Search the rules
page-decisions = Decisions: what the printed rules leave open
page-decisions-about = Where the printed rules say nothing or can be read in two ways, this is how we play, why, and how sure we are.
page-to-rules = Back to the rules
page-you = You
page-variant = Variant
page-seats = Who is playing
page-seat = Seat
page-how-many = Players
page-somebody = open: anyone with the link
page-customs = Hints and taking back
page-custom-hints = Hints
page-custom-take-back = Taking back a finished turn
page-custom-usual = as usual: only alone against bots
page-custom-yes = allowed
page-custom-no = not allowed
page-pace = How much time there is
page-pace-people = It only counts when several people play.
page-pace-none = No limit: everyone takes as long as they like
page-pace-evening = An evening
page-pace-days = Over days
page-pace-weeks = Over weeks
page-pace-how = { $start } to begin with and { $increment } more for each visit, { $most } at most
page-pace-lasts = (the game takes about { $time })
page-who-sees = Who can find this table
page-by-link = Only people with the link
page-listed = Everyone, in the hall
page-edition = Another edition
page-edition-how = If you own the box, you can play with the printed list of cards or tiles: paste your edition file here.
page-edition-rules = What an edition is
page-edition-text = The text of the edition file
page-open-table = Open the table
page-cancel = Cancel
page-waiting = { $count ->
    [0] The game is starting.
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
 }
page-that-is-you = (you)
page-sit-down = Sit down
page-send-link = Send this link to everyone who wants to join:
page-seat-of = Seat { $seat } · { $colour }
page-colour-1 = blue
page-colour-2 = orange
page-colour-3 = green
page-colour-4 = violet
page-colour-5 = gold
page-colour-6 = grey
page-colour-7 = brown
page-colour-8 = moss green
page-choose-seat = Choose your seat
page-sit-here = Sit here
page-bot-here = Let a bot play
page-host = opened the table
page-share = Share
page-invited = { $who } invites you to play { $game }
page-invited-free = { $count ->
    [0] All seats are taken, but you can watch. { $summary }
    [one] One seat is free. { $summary }
   *[other] { $count } seats are free. { $summary }
 }
page-see-table = { $game }: { $who }
page-scan = The link as a QR code
page-scan-how = A phone that looks at this opens the table.
page-begin-now = Begin now
page-begin-now-how = Bots take the free seats:
page-leave-table = Give up my seat
page-close-table = Close the table
page-close-table-how = The table disappears for everyone. The game hasn't started, so nothing is lost.
page-close-table-now = Yes, close it
page-copy = Copy
page-copied = Copied
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-say = Say something to everyone
page-sayings = Say it with one click
page-send = Send

# You, and privacy
page-you-title = You
page-you-nobody = You are nobody here yet. Once you take a seat at a table, this page shows your games, your devices and everything that is stored about you. Nobody has to sign up.
page-leave = Time off
page-leave-how = Going away? Say when, and your clocks stand still at all your tables while everyone there sees until when you are away. You have { $most } days a year, at most { $once } at a time. Days you don't use come back.
page-leave-left = { $left ->
    [0] You have no days left of { $most }.
    [one] You have 1 day left of { $most }.
   *[other] You have { $left } days left of { $most }.
}
page-leave-from = First day
page-leave-until = Last day
page-leave-do = Announce it
page-leave-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-leave-now = now
page-leave-end = I'm back
page-leave-off = Call it off
page-you-recover = Come back with a recovery code
page-you-recover-how = Did you play here before, on another device or before you cleared your cookies? Enter your recovery code. If you already are someone in this browser, the two become one.
page-you-code = Recovery code
page-you-recover-do = Come back
page-you-no-games = No game of yours is running.
page-you-no-past = None of your games is over yet.
page-you-about = Name and language
page-you-colour = Favourite colour
page-you-colour-any = any
page-you-language = Language
page-you-settings = Settings on all your devices
page-you-keep = Keep it
page-you-keep-how = This browser is your key: if you clear its cookies or lose it, nobody can open your seats. With a recovery code you can come back from anywhere. There is no password and no e-mail.
page-you-code-make = Make a recovery code
page-you-code-new = Make a new recovery code
page-you-code-there = You have a recovery code. A new one replaces it.
page-you-your-code = Your recovery code
page-you-your-code-how = Write it down now: it is shown only this once. Whoever has it is you, so keep it to yourself.
page-you-devices = My devices
page-you-device-unknown = A program or an unknown browser
page-you-device-this = (this device)
page-you-device-added = since
page-you-device-used = last used
page-you-sign-out = Sign out
page-you-link = Add another device
page-you-your-link = Link for another device
page-you-your-link-how = Scan the code or open the link on the other device. It works once, within { $minutes } minutes. Don't give it to anyone: it opens all your seats.
page-you-qr = QR code with the link for another device
page-you-yours = Everything that is yours
page-you-export = Download everything
page-you-delete = Delete me
page-you-delete-how = You leave your running games, and your name and what you said disappear from all games and records. The games stay, because they are also other players'. Your devices, your recovery code and your settings are deleted. This can't be undone.
page-you-delete-sure = Yes, delete me for good.
page-you-delete-do = Delete me now
page-privacy = Privacy
page-privacy-short = No account, no e-mail, no advertising, nothing from other sites. This page says what is stored, for how long, and by whom.
page-privacy-kept = What is stored
page-privacy-you = You
page-privacy-you-what = The name, colour, language and settings you choose; your devices, each as browser and system in two words with the day it came and the day it was last used; whether you have a recovery code; the time off you announce, which those at your tables can see. Of codes, links and cookies only a hash is stored. It all stays until you delete yourself.
page-privacy-games = Games
page-privacy-games-what = Who sits where, every move and when it was made. Finished games stay as records. A running game that nobody has touched for { $days } days is deleted if no player in it has a recovery code.
page-privacy-talk = Chat
page-privacy-talk-what = What is said at a table can be read by everyone who sits there, as long as the table exists.
page-privacy-browser = In your browser
page-privacy-browser-what = One cookie that is your key and is set only with your first seat; if you choose them, ones for your language, your name and the strength of bots; for each table, how far you have seen it; and a copy of your settings and of the tables you have watched.
page-privacy-addresses = Addresses
page-privacy-addresses-what = { $days ->
    [0] The server writes no network addresses to disk. It counts in memory how much each one asks for, for a day at most.
   *[other] The server itself writes no network addresses to disk. It counts in memory how much each one asks for, for a day at most. Logs of the web server in front of it are kept for { $days } days at most.
 }
page-privacy-rights = What you can do
page-privacy-rights-what = See everything, download it, correct it and delete yourself:
page-privacy-who = Who is responsible
page-privacy-contact = This server is hosted by:
page-privacy-no-contact = Whoever hosts this server has not said how to reach them.
told-turn = { $game }: your turn
told-turn-until = { $game }: your turn, until { $until }
told-warning = { $game }: your turn, and only until { $until }
told-trial = Langhus: this is how you're told when a game waits for you
told-feed = Langhus: your turn
told-day = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
 } { $time }
told-date = { $date } { $time }
told-failed-address = Nothing is sent to this address.
told-failed-name = The name in this address leads nowhere.
told-failed-not-public = This address isn't on the public network.
told-failed-silence = Nobody answers there.
told-failed-certificate = Whoever answers there doesn't prove who they are.
told-failed-nonsense = What comes back from there can't be read.
told-failed-elsewhere = It sends us to another address ({ $status }), which we don't follow.
told-failed-status = It refuses our messages ({ $status }).
page-told = When it's your turn
page-told-how = Choose where you're told that a game waits for you. If you answer within a minute, nothing is sent; otherwise at most three messages a day.
page-told-kind = Where
page-told-webhook = Webhook (JSON)
page-told-discord = Discord webhook
page-told-slack = Slack webhook
page-told-feed = News feed (Atom)
page-told-calendar = Calendar (iCal)
page-told-address = Address of the webhook
page-told-address-how = A feed and a calendar need no address: they get one.
page-told-add = Add
page-told-read = Read from its secret address
page-told-works = No trouble so far
page-told-off = It's switched off; if you try it and it works, it's on again.
page-told-try = Try it
page-told-remove = Remove
page-told-full = That's all: you can have { $most } channels.
page-told-your-link = Your secret address
page-told-your-link-how = Enter it in your reader or calendar now: it's shown only this once. Whoever has it sees which games wait for you, and can watch them.
page-told-back = Back to your page
page-privacy-told = Messages
page-privacy-told-what = If you set up channels: their addresses, your time zone, when something was last sent there, and why it failed last. Whoever runs such an address learns which games wait for you. Of the secret addresses of feeds and calendars only a hash is stored. It all goes with the channel.
