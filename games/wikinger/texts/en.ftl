title = Vikings
summary = Buy islands and figures at a turning wheel, settle your coast and fend off ships.
option-advanced = Rules
option-advanced-off = Basic game
option-advanced-on = Advanced game
option-auction = Auction for the start
option-auction-off = Without auction
option-auction-on = With auction

figure-fisherman = fisherman
figure-goldsmith = goldsmith
figure-scout = scout
figure-noble = noble
figure-fighter = fighter
figure-boatsman = boatsman

row-fighter = Fighters
row-noble = Nobles
row-scout = Scouts
row-goldsmith = Goldsmiths
row-fisherman = Fishermen

tile-left = island beginning
tile-right = island end
tile-farm = farm
tile-church = church
tile-longhouse = longhouse
tile-tower = tower
tile-red = red ship
tile-green = green ship
tile-yellow = yellow ship
tile-blue = blue ship

special-gold5 = 5 gold right away
special-smith1 = goldsmiths +1
special-smith2 = goldsmiths +2
special-boat = boat
special-noble1 = nobles +1
special-scout1 = scouts +1
special-fisher1 = fishermen +1
special-horn = boatsman with horn
special-feast = fish feast
special-hoard = hoard
special-great-farm = great farm
special-great-church = great church
special-great-longhouse = great longhouse
special-great-tower = great tower

about-gold5 = take 5 gold; the tile is used up
about-smith1 = 1 extra gold for each goldsmith at every small and large scoring
about-smith2 = 2 extra gold for each goldsmith at every small and large scoring
about-boat = once, a boatsman ferries all figures of a kind or one of each
about-noble1 = 1 extra point for each noble at every large scoring
about-scout1 = 1 extra point for each scout at every large scoring
about-fisher1 = 1 point for each fisherman at every large scoring
about-horn = counts as a boatsman at the end, but ferries nobody
about-feast = 3 points instead of 2 at the end for each spare meal
about-hoard = 1 point for every 3 gold at the end, instead of every 5
about-great-farm = replaces a farm; 1 point at the end for each figure on it and around it
about-great-church = replaces a church; 1 point at the end for each figure on it and around it
about-great-longhouse = replaces a longhouse; 1 point at the end for each figure on it and around it
about-great-tower = replaces a tower; 1 point at the end for each figure on it and around it

asked-bid = bid or pass
asked-remove = choose the figure to remove
asked-place = choose the figures to place at the wheel
asked-buy = buy a combination
asked-first = lay your first tile or your start tile
asked-start = lay your start tile
asked-lay = lay the tile
asked-stand = say where the figure goes
asked-special = take a special tile or none
asked-exchange = choose the tile to replace
asked-ferry = decide whether a boatsman ferries
asked-load = choose what the boatsman ferries
asked-land = choose where the figure lands
asked-nothing = nothing: the game is over

prompt-open = Open the auction for the start: make a bid, even if it is 0.
prompt-bid = { $leader } bids { $bid } for the start. Raise or pass.
prompt-remove = You have the start. Remove one of the drawn figures from the game.
prompt-place = Choose the figures that go on the most expensive free places at the wheel.
prompt-buy = Buy a combination. You have { $gold } gold and { $points } { $points ->
    [one] point
   *[other] points
}.
prompt-first = Your first tile ({ $tile } with { $figure }): lay this tile or your start tile first.
prompt-first-start = Lay your start tile first: your { $tile } (with { $figure }) needs land to join.
prompt-start = Lay your start tile next to the mainland.
prompt-lay = Lay the tile: { $tile } (with { $figure }).
prompt-stand = Put the { $figure } on the tile, or on the mainland?
prompt-special = You bought the most expensive combination: take one of the face-up special tiles, or none.
prompt-exchange = Which { $tile } does the special tile replace?
prompt-ferry = Large scoring: does a boatsman ferry? You have { $boatsmen }.
prompt-load = What does the boatsman ferry?
prompt-land = Where does the { $figure } land?

do-bid = Bid { $bid }
do-pass = Pass
do-remove = Remove a { $figure }
do-place = Place { $count } × { $figure }
do-buy = { $price } gold: { $tile }, { $figure }
do-start = Start tile: { $row }
do-moor = Ship in column { $column }
do-lay = { $tile }: { $row }, column { $column }
do-stand = Put the { $figure } on the tile
do-wait = Put the { $figure } on the mainland
do-take = Take: { $special }
do-decline = Take none
do-exchange = Replace: { $row }, column { $column }
do-stop = Stop ferrying and score
do-row = Send a boatsman
do-row-one = Send a boatsman with one figure
do-sail = Send a boatsman with a boat
do-load-all = All that fit: { $figure }
do-load-one = One { $figure }
do-load-each = One figure of each kind
do-land = { $figure }: { $row }, column { $column }

round-begins = Round { $round } begins. { $who } goes first.
opened = A special tile is turned up: { $special }.
bids = { $who } bids { $bid }.
passes = { $who } passes.
wins-start = { $who } gets the start for { $bid } gold.
wins-start-changing = { $who } gets the start for { $bid } gold and changes { $changed } { $changed ->
    [one] point
   *[other] points
} for it.
removes = { $who } removes a { $figure } from the game.
offer-lies-out = Twelve tiles are laid out around the wheel.
places = { $who } places { $count } × { $figure } at the wheel.
buys = { $who } buys for { $price }: { $tile } with { $figure }.
buys-changing = { $who } buys for { $price }: { $tile } with { $figure }, and changes { $changed } { $changed ->
    [one] point
   *[other] points
} into gold.
wheel-turns = The wheel turns: everything gets { $by } cheaper.
starts = { $who } lays the start tile: { $row }.
moors = { $who } lays a { $tile } in column { $column }.
lays = { $who } lays: { $tile }, { $row }, column { $column }.
loses = { $who } has no place for the tile ({ $tile }); it leaves the game.
stands = { $who } puts a { $figure } on the tile.
waits = { $who } puts a { $figure } on the mainland.
takes = { $who } takes a special tile: { $special }.
declines = { $who } takes no special tile.
exchanges = { $who } replaces a { $tile } with the great one: { $row }, column { $column }.
unbuilt = { $who } has no { $tile } yet: the special tile waits.
rows = { $who } sends a boatsman.
sails = { $who } sends a boatsman with a boat tile.
lands = { $who } lands a { $figure }: { $row }, column { $column }.
small-scoring = Small scoring.
large-scoring = Large scoring.
final-scoring = Final scoring.
gains-gold = { $who }: { $amount } gold for { $cause }.
pays-gold = { $who } owes { $amount } gold for { $cause }.
gains-points = { $who }: { $amount } { $amount ->
    [one] point
   *[other] points
} for { $cause }.
loses-points = { $who } loses { $amount } { $amount ->
    [one] point
   *[other] points
} for { $cause }.
ended = The game is over.

cause-ship = the { $tile } in column { $column }
cause-nobles = nobles
cause-scouts = scouts and what they see
cause-goldsmiths = goldsmiths
cause-fishermen = fishermen
cause-gold5 = the special tile
cause-debt = missing gold
cause-gold = gold
cause-boatsmen = the most boatsmen
cause-islands = the most finished islands
cause-longest = the longest finished island
cause-supply = supply
cause-great = the figures around the great { $tile }

item-start = Starting points
item-changed = Points changed into gold
item-repelled = Column { $column }: { $ship }, repelled
item-unrepelled = Column { $column }: { $ship }, not repelled
item-nobles = Nobles at large scoring { $scoring }
item-scouts = Scouts at large scoring { $scoring }
item-fishermen = Fishermen at large scoring { $scoring }
item-debt = Missing gold
item-gold = Gold
item-boatsmen = Most boatsmen
item-islands = Most finished islands
item-longest = Longest finished island
item-spare = Spare meals
item-hunger = Missing meals
item-great = Great { $tile }
tie-break = gold left
items-repelled = Ships repelled
items-unrepelled = Ships not repelled
items-nobles = Nobles
items-scouts = Scouts
items-fishermen = Fishermen
items-supply = Supply
items-great = Great buildings

refuse-not-asked = Not now. First: { $asked }.
refuse-opener-bids = If you open the auction, you must bid, even if it is 0.
refuse-bid-too-low = The bid must be at least { $least }.
refuse-bid-too-high = You can pay at most { $most }, points included.
refuse-none-drawn = There is no { $figure } left among the drawn figures.
refuse-nothing-at = There is nothing for { $price } at the wheel.
refuse-too-dear = You can't pay { $price }, not even with your points.
refuse-zero-locked = At 0, you may take only the last figure of its kind, and there is another { $figure } at the wheel. You have enough gold for something else.
refuse-row-taken = There is already a tile next to the mainland in this row: { $row }.
refuse-ships-row = A ship belongs in the row of ships.
refuse-island-rows = An island tile belongs in one of the five rows below the ships.
refuse-next-berth = Fill the first three places for ships first; after that, each ship goes right behind the last one.
refuse-occupied = There is already a tile there.
refuse-no-contact = One side of the tile has to touch the mainland or an island tile.
refuse-clash = Sea would meet land there.
refuse-not-open = This special tile isn't face up: { $special }.
refuse-wrong-building = You have no normal tile with this building there: { $tile }.
refuse-must-ferry = At the last large scoring, your boatsmen have to ferry as long as a figure has room.
refuse-no-boat = You have no boat tile.
refuse-no-cargo = There is no { $figure } on the mainland with a free tile.
refuse-one-figure = Without a boat tile, a boatsman carries one figure.
refuse-same-load = One of each kind would be the same figure: choose it by its kind.
refuse-wrong-row = The figure lands in its own row: { $row }.
refuse-no-free-tile = There is no free tile there.
refuse-left-to-right = Choose the tiles for a load from left to right, and leave room for the rest.

sketch-round-small = Round { $round } of 6, then a small scoring; start player: { $start }
sketch-round-large = Round { $round } of 6, then a large scoring; start player: { $start }
sketch-round-last = Round { $round } of 6, then the last large scoring and the final one; start player: { $start }
sketch-price = price
sketch-tile = tile
sketch-figure = figure
sketch-drawn = Drawn: { $figures }
sketch-bid = { $who } bids { $bid }.
sketch-bought = { $who } holds: { $tile } with { $figure }
sketch-open = Special tiles face up: { $specials }
sketch-assumed = Our guess, not the printed value: { $ships }
sketch-player = { $who }: { $gold } gold, { $points } { $points ->
    [one] point
   *[other] points
}
sketch-waiting = Mainland: { $figures }
sketch-specials = Special tiles: { $specials }
sketch-ships = Ships
sketch-stacks = In the stacks: { $tiles }
sketch-bag = In the bag: { $figures }
sketch-face-down = Special tiles face down: { $specials }
sketch-legend = (__= beginning, =__) end, =f_= farm, =c_= church, =l_= longhouse, =t_= tower, capital letter: great building; the second letter is the figure; ! is threatened; Bu3p: blue ship, 3 points (g: gold)

short-fisherman = fisher
short-goldsmith = smith
short-scout = scout
short-noble = noble
short-fighter = fight
short-boatsman = boats
letter-fisherman = F
letter-goldsmith = G
letter-scout = S
letter-noble = N
letter-fighter = X
letter-farm = f
letter-church = c
letter-longhouse = l
letter-tower = t
letter-gold = g
letter-points = p
letters-red = Rd
letters-green = Gn
letters-yellow = Yw
letters-blue = Bu

place-mainland = the mainland
place-start-tile = start tile
place-price = price { $price }
place-tens = { $from } to { $to }
place-berth = ships, column { $column }
place-cell = { $row }, column { $column }
place-slot = { $price }: { $tile } with { $figure }

board-wheel = The wheel with the offer
board-coast = Coast of { $who }
board-ships = Ships
board-mainland = Mainland
board-no-bid = Nobody has bid yet.

fact-gold = Gold
fact-boatsmen = Boatsmen
fact-waiting = Figures waiting on the mainland
fact-start = Start player
fact-auction = Auction
fact-bids = bids { $bid }
fact-passed = passed
fact-coast = Coast
fact-last-scoring = At the last scoring

tip-round-small = Round { $round } of 6, then a small scoring
tip-round-large = Round { $round } of 6, then a large scoring
tip-round-last = Round { $round } of 6, then the last large scoring and the final one
tip-stacks = Left in the stacks:
tip-bag = Left in the bag:
tip-price = Costs { $price } gold.
tip-too-dear = You can't pay for it, not even with your points.
tip-changes = { $changed ->
    [one] 1 of your points is changed into gold for it.
   *[other] { $changed } of your points are changed into gold for it.
}
tip-locked = You may take the combination at 0 only if its figure is the last of its kind, or if you don't have enough gold for any other.
tip-dearest = The most expensive combination: it comes with a special tile.
tip-assumed = This value is our guess, not the printed one.
tip-ships = The row of ships: the first three places are filled first, in any order; each later ship goes right behind the last one.
tip-left = Island beginning: sea on its left, land on its right.
tip-right = Island end: land on its left, sea on its right.
tip-middle = Middle ({ $tile }): land on both sides.
tip-ship = A { $tile } threatens every figure below it, down to this row: { $row }. A fighter right below stops it.
tip-ship-value = { $of ->
    [gold] { $value } gold at every large scoring if repelled. If not, it costs you that much at the end.
   *[other] { $value } points at every large scoring if repelled. If not, it costs you that many at the end.
}
tip-moored = Ships, column { $column }: { $tile }.
tip-berth = Ships, column { $column }: free
tip-berth-guarded = Your fighter below repels the ship at once.
tip-berth-open = No fighter below: the ship threatens this column.
tip-repelled = { $of ->
    [gold] Repelled by the fighter: { $value } gold at every large scoring.
   *[other] Repelled by the fighter: { $value } points at every large scoring.
}
tip-unrepelled = { $of ->
    [gold] Threatens this column down to this row: { $row }. Costs { $value } gold at the end.
   *[other] Threatens this column down to this row: { $row }. Costs { $value } points at the end.
}
tip-manned = { $tile }, with a { $figure }
tip-free = { $tile }, free
tip-sea = open sea
tip-lay-stands = The { $figure } can stand here.
tip-lay-waits = The { $figure } goes to the mainland.
tip-threatened = threatened by a { $tile }: earns nothing
tip-mainland = The mainland: a boatsman can ferry figures from here to the islands at a large scoring.
tip-waiting = { $count } × { $figure } on the mainland
tip-start-tile = The start tile is an island beginning. You lay it in column 1, along with your first tile.
tip-fisherman = Fisherman: feeds five figures at the end if he is safe on an island. 2 points for each spare meal, minus 1 for each missing meal.
tip-goldsmith = Goldsmith: 3 gold at every small and large scoring.
tip-scout = Scout: 1 point at every large scoring, and 1 each for a goldsmith and a fisherman below him.
tip-noble = Noble: 2 points at every large scoring.
tip-fighter = Fighter: repels the ship right above him.
tip-boatsman = Boatsman: at a large scoring, ferries all waiting figures of a kind, or one of each. 10 points at the end for the most boatsmen left.
tip-boatsman-one = Boatsman: at a large scoring, ferries one waiting figure. 10 points at the end for the most boatsmen left.
tip-special = { $special }: { $about }

letter-boatsman = B
letter-left = B
letter-middle = M
letter-right = E

# What is wrong with an edition or an option
wrong-entry-twice = there are two entries for "{ $word }"; one of them has to go.
wrong-entry-missing = there is no [[{ $list }]] with { $name } = "{ $word }".
wrong-count = the rules count { $count } of "{ $what }".
wrong-middles = the rules count { $count } middles with buildings, but here are { $found }.
wrong-ships = the rules count { $count } ships, but here are { $found }.
wrong-auction = The auction belongs to the advanced game: set advanced=on as well, or leave auction=off.
