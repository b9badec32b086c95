title = Shipwrights of the North Sea
summary = Draft cards in the morning, build the greatest Viking fleet in the afternoon, collect gold and workers in the evening.

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

does-craftsman = craftsman; recruit to your board, or use from your hand for a ship
does-ship = ship, { $points } VP, { $flag }; costs { $cost }; needs { $craftsmen }; gives { $icons }
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
does-cart = comes with { $load }; with each purchase you may move one good of that type to your mill
does-exchange = give { $give }, take { $take }
does-assassin = discard anyone's recruited craftsman, even your own
does-barbarian = discard anyone's unfinished ship, even your own
does-conspirator = move an opponent's craftsman to a free place on your board
does-pioneer = you are the start player tomorrow
does-mercenary = gain { $gain } gold; everyone else loses { $loss }
does-plunderer = an opponent loses { $n } gold for each good in their mill
does-berserker = pay { $n } gold to discard an opponent's tool
does-thief = take a good from an opponent's mill
does-watchman = protects you from attacks until your next turn (except Berserkers)
does-chieftain = draw { $n } cards
does-sage = discard 1 to { $n } cards and draw the same number
does-king = gain { $n } gold
does-queen = gain { $n } gold
does-navigator = gain { $base } gold, plus { $step } for each player who has already taken their turn today

prompt-start = Take a starting good.
prompt-draft = Pass { $pass }: keep one of { $cards } cards.
prompt-work = Your turn: take as many actions as you like.
prompt-aim = { $card } ({ $does }): choose a target.
prompt-sage = Sage: discard { $n ->
    [one] one more card
   *[other] up to { $n } cards
}.
prompt-give = { $card }: give a good to the supply.
prompt-take = { $card }: take goods from the supply ({ $n } left).
prompt-staff = { $ship }: use the { $card } from your board or from your hand?
prompt-surplus = Your mill holds only { $limit }: return { $n ->
    [one] one good
   *[other] { $n } goods
}.

take = Take { $what }
keep = Keep { $card }
buy = Buy { $what } for { $cost }
buy-cart = Buy { $what }, plus one from the cart
play-recruit = Recruit { $card }
play-visit = Visit { $card }
play-equip = Buy { $card } for { $gold } gold
play-build = Build { $card } for { $cost }
play-begin = Start building { $card }
discard = Discard { $card }
discard-tool = Discard your tool: { $card }
finish = Finish { $ship }
finish-tool = Finish { $ship } with { $card }
use-board = { $card } from your board
use-hand = { $card } from your hand
aim-discard = Discard { $who }'s { $card }
aim-discard-own = Discard your own { $card }
aim-lure = Take { $card } from { $who }
aim-steal = Steal { $good } from { $who }
aim-smash = Smash { $who }'s { $card }
aim-plunder = Plunder { $who } ({ $n } gold)
give = Give { $what }
enough = That's enough
return = Return { $what }
end = { $n ->
    [0] End your turn
    [one] End your turn and discard 1 card
   *[other] End your turn and discard { $n } cards
}

told-day = Day { $day } begins. { $who } is the start player.
told-packet = { $who } draws { $n } cards.
told-kept = { $who } keeps a card.
told-kept-own = { $who } keeps { $card }.
told-aside = { $who } sets a card aside.
told-aside-own = { $who } sets { $card } aside.
told-reshuffled = The discard pile is shuffled and becomes the new pile of { $n } cards.
told-took = { $who } takes { $what }.
told-gave = { $who } gives { $what }.
told-bought = { $who } buys { $what }.
told-bought-cart = { $who } buys { $what } and takes one more from the cart.
told-recruit = { $who } recruits { $card }.
told-visit = { $who } visits { $card }.
told-equip = { $who } buys a tool: { $card }.
told-build = { $who } builds { $card }.
told-begin = { $who } starts building a ship: { $card }.
told-discarded = { $who } discards { $card }.
told-tool-gone = { $who }'s tool is discarded: { $card }.
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
told-watch-over = { $who }'s Watchman leaves.
told-ended = { $who } ends the turn.
told-income = Evening: { $who } gets { $gold } gold and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
told-workers-left = There is no room for { $n ->
    [one] 1 worker
   *[other] { $n } workers
} in { $who }'s village.
told-returned = { $who } returns { $what }.
told-over = Someone has finished a fourth ship, and the day is over: the game ends.

refused-not-now = Not now. First: { $asked }
asked-start = take your starting goods.
asked-draft = keep one of the cards offered to you.
asked-work = take actions or end your turn.
asked-aim = choose a target for the townsperson.
asked-sage = discard cards for the Sage.
asked-give = give goods in exchange.
asked-take = take goods in exchange.
asked-staff = say where the craftsman comes from.
asked-surplus = return the goods your mill can't hold.
asked-over = nothing, the game is over.
refused-not-in-packet = { $card } isn't one of the cards offered to you.
refused-not-in-hand = { $card } isn't in your hand.
refused-gold = That costs { $needs } gold; you have { $has }.
refused-workers = That takes { $needs ->
    [one] 1 worker
   *[other] { $needs } workers
}; you have { $has }.
refused-goods = That takes { $needs } { $good }; you have { $has }.
refused-cart = There is no { $good } on your trading cart.
refused-no-tool = You have no tool.
refused-tool-no-help = Your tool doesn't replace anything the { $ship } needs.
refused-crew-full = All four places for craftsmen are taken.
refused-workshops-full = Both workshops are taken.
refused-already-built = You have already built this: { $card }. You may have one of each kind.
refused-not-in-workshop = { $ship } isn't in either of your workshops.
refused-no-craftsman = The { $ship } needs a craftsman you don't have: { $card }.
refused-no-target = { $card }: there is no target, so you can only discard the card.
refused-sage = The Sage needs another card in your hand to discard.
refused-nothing-to-give = { $card }: you don't have the goods to give.
refused-only-opponents = { $card }: choose an opponent, not yourself.
refused-guarded = A Watchman protects { $who }.
refused-no-seat = Nobody sits in seat { $number }.
refused-nothing-there = { $who } { $what }.
lacks-tool = has no tool
lacks-craftsman = hasn't recruited this craftsman
lacks-ship = has no such ship in a workshop
lacks-good = has no such good in the mill
refused-at-least-one = You need at least one before you can stop.
refused-no-type-left = If you gave { $good } too, there would be no other type left to take.
refused-same-type = You gave { $good }; take another type.

item-ship = Ship: { $card }
item-building = Building: { $card }
item-military = Most military points
tie-break = gold left
items-ship = Ships
items-building = Buildings

phase-start = starting goods
phase-morning = morning, pass { $pass } of { $passes }
phase-afternoon = afternoon
phase-evening = evening
phase-over = the game is over
sketch-head = Day { $day } · { $phase } · start player: { $who }
sketch-pile = Pile: { $n } cards; the top back gives { $yields }
sketch-piles = Discards: { $open } face up, { $down } face down · set aside today: { $aside } · being passed: { $packet }
sketch-pioneer = Pioneer: { $who } is the start player tomorrow.
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
sketch-packet = Keep one of these:
sketch-hand = Your hand:
sketch-workshops = Ships in the workshops:
sketch-discards = Discards, face up: { $cards }
sketch-face-down = Discards you know, face down: { $cards }
sketch-passed-on = You passed these on in pass { $pass }; now in later hands or set aside: { $cards }
sketch-set-aside = You set these aside in pass { $pass }: { $cards }
sketch-not-in-pile = Not in the pile since its last shuffle, so in someone's hand: { $cards }
sketch-reconstruction = The numbers on the cards are a balanced reconstruction, not the printed ones.

# Places, before they are chosen
place-discards = Discard something
place-end = End your turn
place-tool = Your tool
place-mill = With all goods from the mill
place-cart = With 1 good from the trading cart
place-alone = Without the trading cart
place-crew = Recruit to your board
place-workshops = Into a free workshop
place-buildings = Add it to your buildings
place-visit = To the village square: visit
place-buy = Buy { $what }
place-supply = { $good } from the supply
place-goods = { $good } in { $who }'s mill
place-hand = Card: { $card }
place-coast = { $who }'s gold

# The drawn table
board-morning = Morning
board-afternoon = Afternoon
board-evening = Evening
board-morning-tip = Morning: everyone keeps three cards, one in each pass.
board-afternoon-tip = Afternoon: everyone takes one whole turn, in order.
board-evening-tip = Evening: every worker brings 1 gold, then new workers arrive.
board-order = Turn order
board-order-tip = Today's turn order. Whoever has the Pioneer token goes first.
board-pile = Draw pile
board-pile-tip = The back of the top card: a purchase gets you this much oak, wool or iron.
board-price = A purchase:
board-price-tip = A purchase costs 2 gold and 2 workers and gets you goods of one type.
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-discards = Discards
board-discards-label = Discard pile: { $open } face up, { $down } face down. Discarded cards go here.
board-look-tip = Which cards lie face up, and which you know.
board-open-discards = Discards, face up:
board-face-down = Discards you know, face down:
board-passed-on = Passed on or set aside in pass { $pass }:
board-not-in-pile = Not in the pile, so in someone's hand:
board-square = Village square
board-square-tip = Visit townsfolk here. Their effect happens right away.
board-supply = Supply
board-supply-tip = The common supply. It never runs out.
board-packet = Cards to choose from
board-packet-of = { $who } chooses from:
board-fleet = Fleet
board-fleet-tip = Finished ships. The day someone finishes a fourth ship is the last.
board-tool = Tool
board-tool-tip = Room for one tool. A new one replaces the old one.
board-buildings = Buildings
board-buildings-tip = You may build one building of each kind.
board-none = none yet
board-gold = { $n } gold
board-coast-tip = The coast goes from 0 to 12. Any gold beyond that is lost.
board-mill = Mill
board-mill-tip = Mill: { $n ->
    [one] 1 good
   *[other] { $n } goods
}; it holds { $limit } overnight.
board-village = Village
board-village-tip = Village: { $n ->
    [one] 1 worker
   *[other] { $n } workers
}. In the evening each brings 1 gold, then { $new ->
    [one] 1 new worker arrives
   *[other] { $new } new workers arrive
}; at most 8 stay overnight.
board-tonight = Tonight:
board-workshop = Workshop { $letter }
board-workshop-tip = A ship you have started stays here until you have everything it needs.
board-ready = Ready to finish
board-staffing = Being finished
board-lacks = Missing: { $what }
board-on-board = { $card }: on your board
board-in-hand = { $card }: in your hand
board-nowhere = { $card }: missing
board-crew = Craftsmen
board-crew-tip = Four places for recruited craftsmen. A finished ship uses them up.
board-hand = Your hand
board-hand-empty = No cards in hand.
board-needed-by = Needed for: { $ships }
board-derived = Some of this is derived from the rules.
board-assumed = Some of this is assumed and may differ from the printed card.
board-load = On the cart: { $what }
board-fact-ships = Finished ships
board-fact-gold = Gold
board-fact-workers = Workers
board-fact-goods = Goods in the mill
board-fact-military = Military points
board-fact-hand = Cards in hand

# What is wrong with an edition
wrong-card-missing = the card "{ $card }" is missing (with backs = [] the box has no copy).
wrong-card-twice = the card "{ $card }" is given twice.
wrong-count = there should be { $cards } cards, but the backs make { $backs }.
wrong-too-few = there are too few cards: { $needed } can be out of the pile at once with five players, but there are { $cards }.
wrong-too-many = there are more than { $most } cards.
wrong-hand = the chieftains could make a hand of { $hand } cards; at most { $most } are possible.
wrong-no-ship = there is no ship, so the game could not end.
wrong-back = a back yields 1 to 9 of each good, so { $back } is none.
wrong-civil = a civil ship has no military points.
wrong-cart = an empty cart would be discarded right away.
wrong-fewest-more = "fewest" cannot be more than "give_goods".
wrong-fewest-none = "fewest" should be at least 1 where goods are given.
