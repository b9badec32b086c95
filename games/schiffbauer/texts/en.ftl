title = Shipwrights of the North Sea
summary = Draft cards in the morning, build the greatest Viking fleet in the afternoon, count gold and workers in the evening.

# The printed name of a ship or craftsman comes from the edition, in both languages.
printed = { $en }
nothing = nothing

good-oak = oak
good-wool = wool
good-iron = iron
amount = { $n } { $good }
gold = { $n } gold
workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
goods-up-to = up to { $n } goods
goods-of = { $n ->
    [one] { $n } good
   *[other] { $n } goods
} { $types }
goods-for-each = { $n } { $types } for each
types-any = of any type
types-other = of another type
types-one-other = of one other type

card-carpenter = Carpenter
card-blacksmith = Blacksmith
card-weaver = Weaver
card-ropemaker = Rope maker
card-carver = Wood carver
card-tarmaker = Tar maker
card-woodcutter = Woodcutter
card-assassin = Assassin
card-barbarian = Barbarian
card-conspirator = Conspirator
card-pioneer = Pioneer
card-mercenary = Mercenary
card-plunderer = Plunderer
card-berserker = Berserker
card-thief = Thief
card-watchman = Watchman
card-chieftain = Chieftain
card-sage = Sage
card-beggar = Beggar
card-servant = Servant
card-merchant = Merchant
card-trader = Trader
card-king = King
card-queen = Queen
card-navigator = Navigator
card-bowsaw = Bow saw
card-spindle = Spindle whorl
card-bloomery = Bloomery furnace
card-cart = Trading cart
card-longhouse = Longhouse
card-mine = Mine
card-church = Church
card-fortress = Fortress
card-treasury = Treasury
card-boathouse = Boathouse
card-markethall = Market hall
card-ferje = Ferje
card-byrding = Byrding
card-knarr = Knarr
card-skute = Skute
card-karve = Karve
card-snekke = Snekke
card-busse = Busse
card-langskip = Langskip
card-skeid = Skeid
card-drakkar = Drakkar

does-craftsman = craftsman; recruit below your board, or use from your hand for a ship
does-ship = ship, { $points } VP, { $flag }; costs { $cost }; needs { $craftsmen }; brings { $icons }
flag-civil = civil
flag-military = { $n } military
icon-mill = mill { $n }
icon-workers = daily workers { $n }
icon-gold = evening gold { $n }
does-building = building; costs { $cost }; worth { $worth }
worth-points = { $n } VP
worth-gold = { $n } VP per { $per } gold
worth-civil = { $n } VP per civil ship
worth-mill = the mill's capacity above { $above }
does-priced = tool; costs { $gold } gold; { $does }
does-tool = finish one ship without its { $good }, then discard
does-cart = comes with { $load }; each purchase may move one of the bought type to your mill
does-exchange = give { $give }, take { $take }
does-assassin = discard a recruited craftsman of anybody, yourself included
does-barbarian = discard an unfinished ship of anybody, yourself included
does-conspirator = move an opponent's craftsman to a free place of yours
does-pioneer = you are start player tomorrow
does-mercenary = gain { $gain } gold, everybody else loses { $loss }
does-plunderer = an opponent loses { $n } gold for each good in their mill
does-berserker = pay { $n } gold to discard an opponent's tool
does-thief = take a good from an opponent's mill
does-watchman = protects you from attacks until your next turn (not from Berserkers)
does-chieftain = draw { $n } cards
does-sage = discard 1 to { $n } cards and draw as many
does-king = gain { $n } gold
does-queen = gain { $n } gold
does-navigator = gain { $base } gold, and { $step } for each player whose turn is over today

prompt-start = Take a good to start with.
prompt-draft = Pass { $pass }: keep one of { $cards } cards.
prompt-work = Your turn: act as often as you like, then end it.
prompt-aim = { $card } ({ $does }): choose whom it strikes.
prompt-sage = Sage: discard { $n ->
    [one] one more card
   *[other] up to { $n } cards
}.
prompt-give = { $card }: give a good to the supply.
prompt-take = { $card }: take goods from the supply ({ $n } left).
prompt-staff = { $ship }: does the { $card } come from your board or from your hand?
prompt-surplus = Your mill holds only { $limit }: return { $n ->
    [one] one good
   *[other] { $n } goods
}.

take = Take { $what }
keep = Keep { $card }
buy = Buy { $what } for { $cost }
buy-cart = Buy { $what } for { $cost }, and take one more from the cart
play-recruit = Recruit { $card }
play-visit = Visit { $card }
play-equip = Buy { $card } for { $gold } gold
play-build = Build { $card } for { $cost }
play-begin = Begin { $card } in a workshop
discard = Discard { $card }
discard-tool = Discard your tool, { $card }
finish = Finish { $ship }
finish-tool = Finish { $ship } with { $card }
use-board = { $card } from your board
use-hand = { $card } from your hand
aim-discard = Discard { $card } of { $who }
aim-discard-own = Discard your own { $card }
aim-lure = Take { $card } from { $who }
aim-steal = Steal { $good } from { $who }
aim-smash = Discard { $card } of { $who } for { $n } gold
aim-plunder = Plunder { $who } of { $n } gold
give = Give { $what }
enough = That is enough
return = Return { $what }
end = { $n ->
    [0] End your turn
    [one] End your turn, discarding 1 card
   *[other] End your turn, discarding { $n } cards
}

told-day = Day { $day } begins; { $who } is start player.
told-packet = { $who } draws { $n } cards.
told-kept = { $who } keeps a card.
told-kept-own = { $who } keeps { $card }.
told-aside = { $who } sets a card aside.
told-aside-own = { $who } sets { $card } aside.
told-reshuffled = The discard pile is shuffled into a new pile of { $n } cards.
told-took = { $who } takes { $what }.
told-gave = { $who } gives { $what }.
told-bought = { $who } buys { $what }.
told-bought-cart = { $who } buys { $what }, and one more from the cart.
told-recruit = { $who } recruits { $card }.
told-visit = { $who } visits { $card }.
told-equip = { $who } buys a tool: { $card }.
told-build = { $who } builds { $card }.
told-begin = { $who } begins a ship: { $card }.
told-discarded = { $who } discards { $card }.
told-tool-gone = { $card } of { $who } is discarded.
told-tool-used = { $who } uses { $card }.
told-staffed-board = { $card } works for { $who }.
told-staffed-hand = { $card } works for { $who }, straight from the hand.
told-finished = { $who } finishes { $card }.
told-removed = { $who } loses { $card }.
told-lured = { $who } takes { $card } from { $from }.
told-stolen = { $who } steals { $what } from { $from }.
told-gained = { $who } gains { $n } gold.
told-lost = { $who } loses { $n } gold.
told-protected = A Watchman protects { $who }.
told-drew = { $who } draws a card.
told-drew-own = { $who } draws { $card }.
told-watch-over = The Watchman of { $who } leaves.
told-ended = { $who } ends the turn.
told-income = Evening: { $who } gets { $gold } gold and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
told-workers-left = { $n ->
    [one] 1 worker finds
   *[other] { $n } workers find
} no room in the village of { $who }.
told-returned = { $who } returns { $what }.
told-over = A fourth ship is finished, and the day is over: the game ends.

refused-not-now = That cannot be done now: { $asked }
asked-start = you take your starting goods.
asked-draft = you keep a card of the packet.
asked-work = it is the afternoon, and you act or end your turn.
asked-aim = you choose whom the townsperson strikes.
asked-sage = you discard cards for the Sage.
asked-give = you give goods in exchange.
asked-take = you take goods in exchange.
asked-staff = you say where the craftsman comes from.
asked-surplus = you return goods that your mill cannot hold.
asked-over = the game is over.
refused-not-in-packet = { $card } is not in the packet.
refused-not-in-hand = { $card } is not in your hand.
refused-gold = That costs { $needs } gold; you have { $has }.
refused-workers = That takes { $needs ->
    [one] 1 worker
   *[other] { $needs } workers
}; you have { $has }.
refused-goods = That takes { $needs } { $good }; you have { $has }.
refused-cart = There is no { $good } on a trading cart of yours.
refused-no-tool = You have no tool.
refused-tool-no-help = Your tool does not replace anything of the { $ship }.
refused-crew-full = All four places for craftsmen are taken.
refused-workshops-full = Both workshops are taken.
refused-already-built = You have built that already: { $card }. One of each kind is allowed.
refused-not-in-workshop = { $ship } is in none of your workshops.
refused-no-craftsman = The { $ship } needs a craftsman you do not have: { $card }.
refused-no-target = { $card }: there is nobody to strike, so the card can only be discarded.
refused-sage = The Sage needs another card in your hand to discard.
refused-nothing-to-give = { $card }: you do not have the goods to give.
refused-only-opponents = { $card }: choose an opponent, not yourself.
refused-guarded = A Watchman protects { $who }.
refused-no-seat = Nobody sits in seat { $number }.
refused-nothing-there = { $who } { $what }.
lacks-tool = has no tool
lacks-craftsman = has not recruited this craftsman
lacks-ship = has no such ship in a workshop
lacks-good = has no such good in the mill
refused-at-least-one = It takes at least one before you can stop.
refused-no-type-left = If you gave { $good } too, there would be no other type left to take.
refused-same-type = You gave { $good }; take another type.

item-ship = Ship: { $card }
item-building = Building: { $card }
item-military = Most military points

phase-start = starting goods
phase-morning = morning, pass { $pass } of { $passes }
phase-afternoon = afternoon
phase-evening = evening
phase-over = the game is over
sketch-head = Day { $day } · { $phase } · start player: { $who }
sketch-pile = Pile: { $n } cards; its top back yields { $yields }
sketch-piles = Discards: { $open } open, { $down } face down · set aside today: { $aside } · packet: { $packet }
sketch-pioneer = Pioneer: { $who } is start player tomorrow.
sketch-visited = { $who } is visiting: { $card }
sketch-own = { $seat } { $who } (you) · { $points } VP · { $hand } in hand
sketch-other = { $seat } { $who } · { $points } VP · { $hand } in hand
sketch-purse = Gold { $gold }/{ $coast } · workers { $workers }/{ $village } · mill { $stored }/{ $limit }: { $goods }
sketch-places = Workshops: { $workshops } · craftsmen: { $crew }
sketch-fleet = Ships ({ $n }/4): { $ships } · { $points } VP, { $military } military; each evening { $gold } gold, { $workers ->
    [one] 1 new worker
   *[other] { $workers } new workers
}
sketch-right = Tool: { $tool } · buildings: { $buildings }
sketch-guarded = A Watchman stands guard.
sketch-packet = The packet; keep one:
sketch-hand = Your hand:
sketch-workshops = Ships in the workshops:
sketch-discards = Open discards: { $cards }
sketch-face-down = Face down on the discard pile, as you know: { $cards }
sketch-passed-on = Passed on in pass { $pass }, now in later hands or set aside: { $cards }
sketch-set-aside = Set aside by you in pass { $pass }: { $cards }
sketch-not-in-pile = Not in the pile since its last shuffle, so in somebody's hand: { $cards }
sketch-reconstruction = The numbers on the cards are a balanced reconstruction, not the printed ones.

# Places, before they are chosen
place-discards = Discard something
place-end = End your turn
place-tool = Your tool
place-mill = With all goods from the mill
place-cart = With 1 good from the trading cart
place-alone = Without the trading cart
place-crew = Recruit below your board
place-workshops = Into the free workshop
place-buildings = Build it with your buildings
place-visit = To the village square: visit
place-buy = Buy { $what }
place-supply = { $good } from the supply
place-goods = { $good } in the mill of { $who }
place-hand = Card: { $card }
place-coast = The gold of { $who }

# The drawn table
board-morning = Morning
board-afternoon = Afternoon
board-evening = Evening
board-order = Turn order
board-order-tip = The order of the day. Whoever has the Pioneer token begins.
board-pile = Draw pile
board-pile-tip = The back of the top card: a purchase brings so much oak, wool or iron.
board-price = A purchase:
board-price-tip = A purchase costs 2 gold and 2 workers and brings goods of one type.
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-discards = Discard pile
board-discards-label = Discard pile: { $open } open, { $down } face down. Discarded cards come here.
board-look = Look
board-open-discards = Open discards:
board-face-down = Face down, as you know:
board-passed-on = Passed on or set aside in pass { $pass }:
board-not-in-pile = Not in the pile, so in somebody's hand:
board-square = Village square
board-square-tip = Here you visit townsfolk. What they do happens at once.
board-supply = Supply
board-supply-tip = The common supply. It never runs out.
board-packet = Cards to choose from
board-packet-of = { $who } chooses from:
board-fleet = Fleet
board-fleet-tip = Finished ships. The day on which somebody finishes a fourth is the last.
board-tool = Tool
board-tool-tip = Room for one tool. A new one replaces the old one.
board-buildings = Buildings
board-buildings-tip = You may build one building of each kind.
board-none = none yet
board-gold = { $n } gold
board-coast-tip = The coast runs from 0 to 12. What goes beyond is lost.
board-mill = Mill
board-mill-tip = Mill: { $n ->
    [one] 1 good
   *[other] { $n } goods
}; over night it holds { $limit }.
board-village = Village
board-village-tip = Village: { $n ->
    [one] 1 worker
   *[other] { $n } workers
}. In the evening each brings 1 gold, then { $new ->
    [one] 1 new one comes
   *[other] { $new } new ones come
}; over night at most 8 stay.
board-tonight = Tonight:
board-workshop = Workshop { $letter }
board-workshop-tip = A ship that was begun lies here until everything it needs is there.
board-ready = Everything is there
board-staffing = Being finished
board-lacks = Missing: { $what }
board-on-board = { $card }: below your board
board-in-hand = { $card }: in your hand
board-nowhere = { $card }: missing
board-crew = Craftsmen
board-crew-tip = Four places for recruited craftsmen. A finished ship uses them up.
board-hand = Your hand
board-hand-empty = No cards in hand.
board-needed-by = Needed for: { $ships }
board-derived = Some of it is derived from the rules.
board-assumed = Some of it is assumed, not the printed card.
board-load = On the cart: { $what }
board-fact-ships = Finished ships
board-fact-gold = Gold
board-fact-workers = Workers
board-fact-goods = Goods in the mill
board-fact-military = Military points
board-fact-hand = Cards in hand
