title = Jórvík
summary = Line up for cards in Viking York: whoever stands first buys first, and every viking behind makes it dearer.
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
card-artisan = artisan { $id } ({ $goods } → { $points } points)
card-trader = trader { $id } ({ $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $points ->
    [one] 1 point
   *[other] { $points } points
})
card-warrior = warrior { $id } (defence { $defence })
card-ship = ship { $id } ({ $spaces ->
    [one] 1 good
   *[other] { $spaces } goods
})
card-feast = feast { $id }
card-journey = journey { $id } ({ $points } points)
card-oracle = oracle { $id } ({ $good }: { $points } points each)
card-building = building { $id } “{ $name }”
card-loki = Loki card { $id } “{ $name }”
card-defender = defender { $id } “{ $name }”
card-skald = skald { $id } “{ $name }”
card-picts = attack of the Picts { $id } (±{ $points })
card-with-goods = { $card } with { $goods }

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
about-warehouse = 4 more storage places, 1 point for each good there at the end
about-bank = 1 more coin at every income
about-hoard = 4 coins at once
about-pledge = pays the whole price of another card, once
about-bunkhouse = 2 brown vikings, each used once
about-trading-post = when loading: 2 goods for 1 of your choice
about-workyard = once, in any phase: up to 3 goods come off your artisans and are allocated again
about-market-hall = once, in any phase: 1 good of your choice from the common area
about-trickster = once, after all vikings are placed: 2 vikings change places
about-thief = at once 1 coin from everybody else
about-smuggler = once, in any phase: 1 good from somebody else's unfinished artisan
about-captain = your best warrior counts double
about-champion = once, when you repel the Picts: double points
about-ransom = after an attack: 2 coins instead of losing points
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
prompt-window = Before the { $phase } phase goes on: do you want to play a card?
prompt-placing = Where do you put { $goods }?
prompt-lifting = { $left ->
    [one] Do you take one more good off your artisans?
   *[other] Do you take more goods off your artisans (up to { $left })?
}
prompt-champion = You repelled the { $card }. Do you double your points with the champion?
prompt-ransom = You would lose points to the { $card }. Do you pay { $coins } coins instead?
prompt-demand = Place a viking ({ $own } left).
prompt-demand-both = Place a viking ({ $own } of your own and { $brown } brown left).
prompt-demand-brown = Do you place a brown viking ({ $brown } left), or keep it for later?
prompt-trick = Do you let two vikings change places? Pick the first.
prompt-trick-second = With whom does the viking at { $place } change places?
prompt-offer = The { $card } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins }. Do you buy it?
prompt-allocate = Your loading turn. To allocate: { $goods }.
prompt-give = Give { $left ->
    [one] one more good
   *[other] { $left } goods
} ({ $exchange }).
prompt-receive = Which good do you take from the common area?
prompt-keep = You cannot store everything. Which { $left ->
    [one] good do you keep
   *[other] goods do you keep, { $left } in all
}?

asked-window = whether a card for any phase is played
asked-placing = where the good in hand goes
asked-lifting = whether more goods come off your artisans
asked-champion = whether the champion doubles your points
asked-ransom = whether you pay the ransom
asked-demand = that you place a viking
asked-trick = which vikings change places
asked-offer = whether you buy the card
asked-allocate = how you allocate your goods
asked-give = which good you give
asked-receive = which good you take
asked-keep = which good you keep
asked-over = nothing, the game is over

# Actions
do-place = Lane { $lane }, place { $place }: { $card }
do-place-brown = Brown, lane { $lane }, place { $place }: { $card }
do-reserve = Reserve { $spot }: { $card }
do-reserve-brown = Brown, reserve { $spot }: { $card }
do-swap = The { $viking } ({ $place })
do-buy = Buy for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
do-redeem = Pay with the card “{ $card }”
do-decline = Do not buy
do-double = Double your points; “{ $card }” leaves the game
do-ransom = Pay { $coins } coins
do-pass = Pass
do-take = Play “{ $card }”: take { $good } from the common area
do-steal = Play “{ $power }”: steal { $good } from the { $card } of { $who }
do-lift = “{ $power }”: take { $good } off the { $card }
do-enough = No more goods
do-put = Put { $good } on the { $card }
do-sell = Sell { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-offer = Offer { $good } to the gods ({ $points } points)
do-store = Store { $good }
do-drop = Leave { $good } to the common area
do-trade-three = Trade 3 goods for 1 of your choice
do-trade-two = Trade 2 goods for 1 of your choice
do-trade-coin = Trade 2 goods for 1 coin
do-give = Give { $good }
do-receive = Take { $good }
do-finish = Finish; what is left is stored
do-keep = Keep { $good }

# The log
log-round = Round { $round } begins; { $who } is start player.
log-laid = Spot { $spot }: { $card }.
log-laid-ship = Spot { $spot }: { $card } with { $goods }.
log-attack = The Picts! The { $card } finds these defences: { $defences }.
log-defence = { $who } { $defence }
log-equal = All are equally strong: nothing happens.
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
log-held-back = { $who } keeps the brown vikings back.
log-swapped = The { $first } and the { $second } change places.
log-boxed = Out of the game: { $card }.
log-bought = { $who } buys the { $card } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
log-redeemed = { $who } gets the { $card } for the pledge.
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
log-dropped = { $who } leaves to the common area: { $goods }.
log-given = { $who } gives { $good } ({ $exchange }).
log-exchanged = { $who } receives 1 coin.
log-over = The game is over.

# Refusals
no-not-now = This is not asked now, but { $asked }.
no-lane = Lane { $lane } is not used with so many players.
no-lane-full = Eight vikings stand in lane { $lane } already; there is no room for a ninth.
no-nothing-to-reserve = There is no card to reserve on spot { $spot }.
no-vikings = All vikings of your colour are on the board.
no-brown = You have no brown viking to place.
no-must-place = You must place a viking as long as you have one of your colour.
no-nobody-there = Nobody stands there ({ $place }).
no-same-figure = A viking cannot change places with itself.
no-too-expensive = The card costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }.
no-not-held = You have no card “{ $card }” that you could use.
no-not-in-common = There is no { $good } in the common area.
no-not-theirs = { $id } lies in nobody else's display.
no-complete = { $id } is complete; nothing can be stolen from it.
no-not-yours = { $id } does not lie in your display.
no-not-on-it = There is no { $good } on { $id }.
no-such-good = You have no { $good } to allocate.
no-space = { $id } has no empty space for { $good }.
no-trader = You have no trader who buys { $good }.
no-oracle = You have no oracle that accepts { $good }.
no-only-when-loading = You can sell, offer and exchange goods only in your own loading turn.
no-storage-full = All your storage places are taken.
no-too-few-goods = This takes { $needed } goods, and you have fewer.

# The score
item-start = Points at the start
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

# The table as text
table-round = round { $round } of { $rounds }
table-over = the game is over
table-phase = { $phase } phase
table-start = start player { $who }
table-lanes = Lanes
table-reservable = To reserve
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
table-assumed = * reconstructed: not necessarily the printed card

# The table in the browser
legend-kind = kind, by sign and colour
legend-needs = what it needs or does
legend-worth = points at the end
legend-id = season (A to D), game (K or J), number
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

tip-artisan = With a good on every space it is worth its points at the end.
tip-trader = Sells this good whenever you load. Worth its points at the end.
tip-warrior = Its defence counts in every attack of the Picts.
tip-ship = Brings its goods to whoever buys it.
tip-feast = 1, 2, 3 or 4 feasts together are worth 2, 5, 9 or 14 points.
tip-journey = Worth its points at the end.
tip-oracle = Each of these goods that you offer when you load is worth 2 points at once.
tip-picts = The strongest defence wins these points, the weakest loses them.
tip-aboard = On board: { $goods }
tip-lane = Lane { $lane }: { $count ->
    [0] nobody stands here yet.
    [one] 1 viking. The first one would pay 1 coin.
   *[other] { $count } vikings. The first one would pay { $count } coins.
}
tip-lane-join = You would stand at place { $place }. As things are you would be offered the card for 1 coin; every viking behind you makes it one coin more.
tip-deck = { $count ->
    [one] 1 card is left in the deck
   *[other] { $count } cards are left in the deck
}; the next one is of: { $season }.
tip-attacks = Attacks of the Picts, those that are over crossed out. The strongest defence wins so many points, the weakest loses them.
tip-bag = { $count ->
    [one] 1 good is left in the bag.
   *[other] { $count } goods are left in the bag.
}
tip-common = The common area: what was sold, traded, offered or left over.
tip-loading = Cards bought this round. They move to the display in the loading phase.
tip-storage = { $places ->
    [one] Room for 1 good.
   *[other] Room for { $places } goods; the warehouse is filled first.
}
tip-track = The score track. Cards score at the end only.
track-of = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

fact-coins = Coins
fact-vikings = Vikings still to be placed
fact-defence = Defence
fact-stored = Goods stored, and storage places
fact-start = Start player

group-market = Traders and oracles
group-defence = Defence
group-honour = Feasts, journeys, songs
group-special = Buildings and Loki
group-ships = Ships
group-prey = To steal from
group-storage = Storage
group-home = Vikings at home
line-empty = nobody
deed-finish = Finish
display-empty = No cards yet. What you buy comes here when you load.
place-viking = Viking of your colour
place-brown-viking = Brown viking
place-of-lane = Lane { $lane }: { $card }
place-of-spot = Spot { $spot }: { $card }
place-good-on = { $good } of { $who }, { $card }

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
