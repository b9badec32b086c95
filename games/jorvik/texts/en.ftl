title = Jórvík
summary = Line up for cards in Viking York: whoever stands first buys first, and every viking behind adds to the price.
option-mode = Rules
option-mode-karl = Karl: the basic game
option-mode-jarl = Jarl: the full game

# Goods
amber = amber
iron = iron
leather = leather
wool = wool
jet = jet
silk = silk
glass = glass
gold = gold
nothing = nothing
count-good = { $count } { $good }

# Cards
card-craft = { $craft } ({ $goods })
card-artisan = artisan ({ $goods } → { $points } points)
card-trader = { $good } trader
card-warrior = warrior (defence { $defence })
card-ship = ship ({ $spaces ->
    [one] 1 good
   *[other] { $spaces } goods
})
card-laden = ship with { $goods }
card-feast = feast
card-journey = journey ({ $points } points)
card-oracle = { $good } oracle
card-building = building “{ $name }”
card-loki = Loki card “{ $name }”
card-defender = defender “{ $name }”
card-skald = skald “{ $name }”
card-picts = attack of the Picts (±{ $points })
short-warrior = { $name } { $defence }
short-journey = { $name }, { $points } points
short-oracle = { $name }: { $good }

craft-saddler = saddler
craft-turner = turner
craft-cutler = cutler
craft-belts = belt maker
craft-pins = pin maker
craft-purses = purse maker
craft-comber = wool comber
craft-armourer = armourer
craft-tailor = tailor
craft-helmets = helmet maker
craft-embroiderer = embroiderer
craft-glassblower = glassblower
craft-goldsmith = goldsmith
craft-weaver = weaver
craft-lanterns = lantern maker
craft-jeweller = jeweller

trade-amber = amber trader
trade-iron = iron trader
trade-leather = leather trader
trade-wool = wool trader
trade-jet = jet trader
trade-silk = silk trader
trade-glass = glass trader
trade-gold = gold trader

power-warehouse = Warehouse
power-bank = Bank
power-hoard = Hoard
power-pledge = Pledge
power-bunkhouse = Bunkhouse
power-trading-post = Trading post
power-workyard = Workyard
power-market-hall = Market hall
power-trickster = Trickster
power-thief = Thief
power-smuggler = Smuggler
power-captain = Captain
power-champion = Champion
power-ransom = Ransom
power-coins = Song of coins
power-ships = Song of ships
power-traders = Song of traders
power-artisans = Song of artisans
power-warriors = Song of warriors
power-journeys = Song of journeys
power-longest-journey = Song of the longest journey

# What the cards do, for the table
about-warehouse = 4 more storage spaces; 1 point for each good there at the end
about-bank = 1 extra coin each time you get income
about-hoard = 4 coins right away
about-pledge = once: pays the whole price of another card
about-bunkhouse = 2 brown vikings, each used once
about-trading-post = when loading: 2 goods for 1 of your choice
about-workyard = once, in any phase: take up to 3 goods off your artisans and allocate them again
about-market-hall = once, in any phase: 1 good of your choice from the common area
about-trickster = once, after all vikings are placed: swap 2 vikings
about-thief = right away, 1 coin from everyone else
about-smuggler = once, in any phase: steal 1 good from someone else's incomplete artisan
about-captain = your best warrior counts double
about-champion = once, when you beat the Picts: double points
about-ransom = after an attack: pay 2 coins instead of losing points
about-coins = 1 point for each coin
about-ships = 1 point for each ship
about-traders = 1 point for each trader
about-artisans = 1 point for each artisan, complete or not
about-warriors = 1 point for each warrior
about-journeys = 1 point for each journey
about-longest-journey = your best journey counts twice

# Places and vikings
place-lane = lane { $lane }, place { $place }
place-row = reserve row, place { $place }
viking-own = viking of { $who }
viking-brown = brown viking of { $who }

phase-supply = supply
phase-demand = demand
phase-buying = buying
phase-loading = loading
exchange-three = three for one
exchange-two = two for one
exchange-coin = two for a coin

# What is asked
prompt-window = The { $phase } phase is about to go on. Do you want to play a card?
prompt-placing = Where does it go? To place: { $goods }.
prompt-lifting = { $left ->
    [one] Take one more good off your artisans?
   *[other] Take more goods off your artisans (up to { $left })?
}
prompt-champion = You beat the Picts. Use the champion to double your points?
prompt-ransom = You're about to lose points to the Picts. Pay { $coins } coins instead?
prompt-demand = Place a viking ({ $own } left).
prompt-demand-both = Place a viking ({ $own } of your own and { $brown } brown left).
prompt-demand-brown = Place a brown viking ({ $brown } left), or save it for later?
prompt-trick = Swap two vikings? Pick the first.
prompt-trick-second = Which viking trades places with the one at { $place }?
prompt-offer = The { $card } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins }. Buy it?
prompt-allocate = Your loading turn. To allocate: { $goods }.
prompt-give = Give { $left ->
    [one] one more good
   *[other] { $left } goods
} ({ $exchange }).
prompt-receive = Which good do you take from the common area?
prompt-keep = You can't store everything. Which { $left ->
    [one] good do you keep
   *[other] goods do you keep, { $left } in all
}?

asked-window = decide whether to play a card for any phase
asked-placing = say where the good in hand goes
asked-lifting = decide whether to take more goods off your artisans
asked-champion = decide whether to double your points with the champion
asked-ransom = decide whether to pay the ransom
asked-demand = place a viking
asked-trick = pick the vikings to swap
asked-offer = decide whether to buy the card
asked-allocate = allocate your goods
asked-give = choose a good to give
asked-receive = choose a good to take
asked-keep = choose a good to keep
asked-over = nothing: the game is over

# Actions
do-place = Lane { $lane }: { $card }
do-place-brown = Brown → { $lane }: { $card }
do-reserve = Reserve { $spot }: { $card }
do-reserve-brown = Brown → { $spot }: { $card }
do-swap = { $place }: { $who }
do-swap-brown = { $place }: { $who }, brown
do-buy = Buy for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
do-redeem = Pay with “{ $card }”
do-decline = Don't buy
do-double = Double your points with “{ $card }”
do-ransom = Pay { $coins } coins
do-pass = Pass
do-take = { $card }: take { $good }
do-steal = Steal { $good }: { $card } ({ $who })
do-lift = Take { $good } off the { $card }
do-enough = No more goods
do-put = Put { $good } on the { $card }
do-sell = Sell { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-offer = Offer { $good } to the gods ({ $points } points)
do-store = Store { $good }
do-drop = Put { $good } in the common area
do-trade-three = Exchange 3 goods for 1 of your choice
do-trade-two = Exchange 2 goods for 1 of your choice
do-trade-coin = Exchange 2 goods for 1 coin
do-give = Give { $good }
do-receive = Take { $good }
do-finish = Finish, store the rest
do-keep = Keep { $good }

# The log
log-round = Round { $round } begins; { $who } is start player.
log-laid = Spot { $spot }: { $card }.
log-attack = The Picts! The { $card } meets these defences: { $defences }.
log-defence = { $who }: { $defence }
log-equal = Everyone is equally strong: nothing happens.
log-won = { $who } wins { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-lost = { $who } loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-ransomed = { $who } pays { $coins } coins and loses no points.
log-played = { $who } gives up the { $card }.
log-placed = The { $viking } stands in lane { $lane }.
log-reserved = The { $viking } reserves the { $card }.
log-held-back = { $who } holds back the brown vikings.
log-swapped = The { $first } and the { $second } trade places.
log-boxed = Out of the game: { $card }.
log-bought = { $who } buys the { $card } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
log-redeemed = { $who } pays for the { $card } with the pledge.
log-declined = { $who } does not buy the { $card }.
log-coins = { $who } takes { $coins } coins.
log-robbed = { $who } takes a coin from { $victim }.
log-income = { $who } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} as income.
log-taken = { $who } takes { $good } from the common area.
log-stolen = { $who } steals { $good } from the { $card }.
log-lifted = { $who } takes { $good } off the { $card }.
log-put = { $who } puts { $good } on the { $card }.
log-completed = { $who } has completed the { $card }.
log-sold = { $who } sells { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-offered = { $who } offers { $good } to the gods and wins { $points } points.
log-stored = { $who } stores { $goods }.
log-dropped = { $who } puts in the common area: { $goods }.
log-given = { $who } gives { $good } ({ $exchange }).
log-exchanged = { $who } receives 1 coin.
log-over = The game is over.

# Refusals
no-not-now = Not now. First: { $asked }.
no-lane = Lane { $lane } isn't used with this number of players.
no-lane-full = Lane { $lane } already has eight vikings; there is no room for a ninth.
no-nothing-to-reserve = There is no card to reserve on spot { $spot }.
no-vikings = All vikings of your colour are on the board.
no-brown = You have no brown viking to place.
no-must-place = As long as you have a viking of your colour, you must place one.
no-nobody-there = Nobody stands there ({ $place }).
no-same-figure = A viking can't trade places with itself.
no-too-expensive = The card costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }.
no-not-held = You don't have a “{ $card }” card to use.
no-not-in-common = There is no { $good } in the common area.
no-not-theirs = { $id } isn't in anyone else's display.
no-complete = { $id } is complete, so nothing can be stolen from it.
no-not-yours = { $id } isn't in your display.
no-not-on-it = There is no { $good } on { $id }.
no-such-good = You have no { $good } to allocate.
no-space = { $id } has no empty space for { $good }.
no-trader = You have no trader who buys { $good }.
no-oracle = You have no oracle that takes { $good }.
no-only-when-loading = You can sell, offer and exchange goods only on your own loading turn.
no-storage-full = All your storage spaces are full.
no-too-few-goods = This takes { $needed } goods, and you don't have that many.

# The score
item-start = Starting points
item-picts = { $card }
item-oracle = { $count } × { $good } offered to the gods
item-artisan = { $card }, complete
item-journey = { $card }
item-feast = { $count ->
    [one] 1 feast
   *[other] { $count } feasts
}
item-skald = { $card }
item-trader = { $card }
item-warehouse = { $count ->
    [one] 1 good
   *[other] { $count } goods
} in the warehouse
tie-break = coins left
items-artisan = Artisans
items-oracle = Oracles
items-feast = Feasts
items-warehouse = Goods in the warehouse
items-journey = Journeys
items-skald = Skalds
items-trader = Traders
items-picts = Picts

# The table as text
table-round = round { $round } of { $rounds }
table-over = the game is over
table-phase = { $phase } phase
table-start = start player { $who }
table-lanes = Lanes
table-reservable = Can be reserved
table-row = Reserve row
table-empty = –
table-price = price { $price }
table-common = Common area
table-bag = Bag
table-deck = Deck
table-box = Out of the game
table-goods = { $goods }
table-brown-one = brown
table-hand = To allocate
table-you = you
table-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
table-points = { $track } points ({ $all } with cards)
table-vikings = { $count ->
    [one] 1 viking
   *[other] { $count } vikings
}
table-brown = { $count } brown
table-defence = defence { $count }
table-stored = Storage ({ $places })
table-aboard = Aboard
table-loading = Loading area
table-artisans = Artisans
table-display = Display
table-special = Special
table-assumed = * reconstructed: may differ from the printed card

# The table in the browser
legend-kind = name, in the colour of its kind
legend-needs = what it needs or does
legend-worth = points at the end
letters-amber = Am
letters-iron = Ir
letters-leather = Le
letters-wool = Wo
letters-jet = Je
letters-silk = Si
letters-glass = Gl
letters-gold = Go

kind-artisan = Artisan
kind-trader = Trader
kind-warrior = Warrior
kind-ship = Ship
kind-feast = Feast
kind-journey = Journey
kind-oracle = Oracle
kind-building = Building
kind-loki = Loki
kind-defender = Defender
kind-skald = Skald
kind-picts = Picts

tip-artisan = Fill every space to score { $points } points at the end.
tip-trader = Buys this good from you whenever you load, for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} each. Scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
tip-warrior = Its defence counts every time the Picts attack.
tip-ship = Whoever buys it gets the goods on it.
tip-feast = 1, 2, 3 or 4 feasts together are worth 2, 5, 9 or 14 points.
tip-journey = Scores its points at the end.
tip-oracle = Offer this good when you load and score 2 points each time.
tip-picts = The strongest defence wins these points, the weakest loses them.
tip-assumed = Reconstructed: may differ from the printed card.
tip-code = Card { $id }, { $season }
tip-reserve = Only you can buy it then, after all the lanes. Its price is the number of cards still in the reserve row.
tip-season = { $season }: { $count ->
    [0] no card left in the deck
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
tip-aboard = On board: { $goods }
tip-lane = Lane { $lane }: { $count ->
    [0] nobody stands here yet.
    [one] 1 viking. The first one would pay 1 coin.
   *[other] { $count } vikings. The first one would pay { $count } coins.
}
tip-lane-join = You would be number { $place } in line. As things stand, you would be offered the card for 1 coin; every viking behind you adds one coin.
tip-deck = { $count ->
    [one] 1 card is left in the deck
   *[other] { $count } cards are left in the deck
}; season of the next one: { $season }.
tip-attacks = Attacks of the Picts; past ones are crossed out. The strongest defence wins this many points, the weakest loses them.
tip-bag = { $count ->
    [one] 1 good is left in the bag.
   *[other] { $count } goods are left in the bag.
}
tip-common = The common area: everything that was sold, exchanged, offered or left over.
tip-loading = Cards bought this round. They move to the display in the loading phase.
tip-storage = { $places ->
    [one] Room for 1 good.
   *[other] Room for { $places } goods; the warehouse fills first.
}

fact-coins = Coins
fact-vikings = Vikings left to place
fact-defence = Defence
fact-stored = Stored goods and storage spaces
fact-start = Start player

group-market = Traders and oracles
group-defence = Defence
group-honour = Feasts, journeys, songs
group-special = Buildings and Loki
group-ships = Ships
group-prey = To steal from
group-storage = Storage
group-home = Vikings at home
tier-row = Reserved
tier-upper = To reserve
tier-lanes = Lanes
line-empty = nobody
display-empty = No cards yet. The cards you buy move here when you load.
place-viking = Viking of your colour
place-brown-viking = Brown viking
place-of-lane = Lane { $lane }: { $card }
place-of-spot = Spot { $spot }: { $card }
place-good-on = { $good } on the { $card } ({ $who })

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
season-final = final

type-artisan = artisans
type-trader = traders
type-warrior = warriors
type-ship = ships of
type-feast = feasts
type-journey = journeys
type-oracle = oracles
type-building = buildings
type-loki = Loki
type-defender = defenders
type-skald = skalds
type-picts = Picts

# What is wrong with an edition
wrong-good-twice = the good "{ $good }" is listed twice.
wrong-good-missing = the good "{ $good }" is missing; write its count, 0 if there is none.
wrong-goods = there are { $count } goods, but the bag holds at most { $most }.
wrong-id = "{ $text }" is no name for a card; take 1 to { $most } capital letters and digits.
wrong-id-twice = there are two cards "{ $card }".
wrong-effect-twice = there can be only one card with the effect "{ $effect }".
wrong-effect-missing = the { $type } with the effect "{ $effect }" is missing.
wrong-final = only an attack of the Picts of the mode "karl" can be the final card.
wrong-final-twice = there can be only one final card.
wrong-final-missing = the final attack of the Picts is missing: a card of the season "final".
wrong-removal-season = only autumn cards are removed, and { $card } is none.
wrong-removal-game = { $card } is not in the Karl game, so it cannot be removed from it.
wrong-removal-twice = { $card } is removed twice for { $seats } players.
wrong-rounds = in the { $mode } game with { $seats } players there are { $cards } cards to lay out, which should make whole rounds of { $spots }.
wrong-spaces = in the { $mode } game with { $seats } players the ships have { $spaces } spaces, but there are { $goods } goods.
wrong-cards = there are { $count } cards, but there can be at most { $most }.
wrong-artisans = there are { $count } artisans, but there can be at most { $most }.
wrong-attacks = there are { $count } attacks of the Picts, but there can be at most { $most }.

# Questions that can be answered in advance
standing-windows = Cards for any phase
standing-offers = Cards on offer
