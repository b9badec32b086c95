title = Wikinger
summary = Buy islands and figures from a turning wheel, settle your coast and fend off ships.
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
tile-longhouse = long house
tile-tower = tower
tile-red = red ship
tile-green = green ship
tile-yellow = yellow ship
tile-blue = blue ship

special-gold5 = 5 gold at once
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
special-great-longhouse = great long house
special-great-tower = great tower

about-gold5 = take 5 gold, then it is used up
about-smith1 = 1 gold more for each goldsmith at every small and large scoring
about-smith2 = 2 gold more for each goldsmith at every small and large scoring
about-boat = once a boatsman brings all figures of a kind or one of each
about-noble1 = 1 point more for each noble at every large scoring
about-scout1 = 1 point more for each scout at every large scoring
about-fisher1 = 1 point for each fisherman at every large scoring
about-horn = counts as a boatsman at the end, but ferries nobody
about-feast = 3 instead of 2 points at the end for each figure fed in addition
about-hoard = at the end 3 gold are a point, instead of 5
about-great-farm = replaces a farm; at the end 1 point for each figure on it and around it
about-great-church = replaces a church; at the end 1 point for each figure on it and around it
about-great-longhouse = replaces a long house; at the end 1 point for each figure on it and around it
about-great-tower = replaces a tower; at the end 1 point for each figure on it and around it

asked-bid = a bid or a pass
asked-remove = the figure to remove
asked-place = the figures to place at the wheel
asked-buy = a purchase
asked-first = where your first tile or your start tile goes
asked-start = where your start tile goes
asked-lay = where the tile goes
asked-stand = where the figure goes
asked-special = a special tile
asked-exchange = which tile to exchange
asked-ferry = whether a boatsman ferries
asked-load = what he ferries
asked-land = where the figure lands
asked-nothing = nothing: the game is over

prompt-open = Open the auction for the start: bid, be it 0.
prompt-bid = { $leader } bids { $bid } for the start. Raise or pass.
prompt-remove = You have the start. Remove one of the drawn figures from the game.
prompt-place = Choose the figures that go to the dearest free places at the wheel.
prompt-buy = Buy a combination. You have { $gold } gold and { $points } { $points ->
    [one] point
   *[other] points
}.
prompt-first = Your first tile ({ $tile } with { $figure }): lay it or your start tile first.
prompt-start = Lay your start tile beside the mainland.
prompt-lay = Lay the tile: { $tile } (with { $figure }).
prompt-stand = Put the { $figure } on the tile, or on the mainland?
prompt-special = You bought the dearest combination: take one of the open special tiles, or none.
prompt-exchange = Which { $tile } does the special tile replace?
prompt-ferry = Large scoring: does a boatsman ferry? You have { $boatsmen }.
prompt-load = What does the boatsman ferry?
prompt-land = Where does the { $figure } land?

do-bid = Bid { $bid }
do-pass = Pass
do-remove = Remove a { $figure }
do-place = Place { $count } × { $figure }
do-buy = Buy for { $price }: { $tile } with { $figure }
do-start = Start tile: row { $row }
do-moor = Ship in column { $column }
do-lay = { $tile }: row { $row }, column { $column }
do-stand = Put the { $figure } on the tile
do-wait = Put the { $figure } on the mainland
do-take = { $special }: { $about }
do-decline = Take none
do-exchange = Exchange the one in row { $row }, column { $column }
do-stop = Ferry no more, score
do-row = Send a boatsman
do-row-one = Send a boatsman with one figure
do-sail = Send a boatsman with a boat tile
do-load-all = All who find room: { $figure }
do-load-one = One { $figure }
do-load-each = One figure of each kind
do-land = { $figure }: row { $row }, column { $column }

round-begins = Round { $round } begins, with { $who }.
opened = A special tile is opened: { $special }.
bids = { $who } bids { $bid }.
passes = { $who } passes.
wins-start = { $who } gets the start for { $bid } gold.
wins-start-changing = { $who } gets the start for { $bid } gold and changes { $changed } { $changed ->
    [one] point
   *[other] points
} for it.
removes = { $who } removes a { $figure } from the game.
offer-lies-out = Twelve tiles lie around the wheel.
places = { $who } places { $count } × { $figure } at the wheel.
buys = { $who } buys for { $price }: { $tile } with { $figure }.
buys-changing = { $who } buys for { $price }: { $tile } with { $figure }, and changes { $changed } { $changed ->
    [one] point
   *[other] points
} into gold.
wheel-turns = The wheel turns: everything is { $by } cheaper.
starts = { $who } lays the start tile: row { $row }.
moors = { $who } lays a { $tile } in column { $column }.
lays = { $who } lays: { $tile }, row { $row }, column { $column }.
loses = { $who } has no place for the tile ({ $tile }); it leaves the game.
stands = { $who } puts a { $figure } on the tile.
waits = { $who } puts a { $figure } on the mainland.
takes = { $who } takes a special tile: { $special }.
declines = { $who } takes no special tile.
exchanges = { $who } replaces the { $tile } in row { $row }, column { $column } by the great one.
unbuilt = { $who } has no { $tile } yet: the special tile waits.
rows = { $who } sends a boatsman.
sails = { $who } sends a boatsman with a boat tile.
lands = { $who } lands a { $figure } in column { $column }, row { $row }.
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

item-start = Points at the beginning
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
item-spare = Figures fed in addition
item-hunger = Figures not fed
item-great = Great { $tile }

refuse-not-asked = Not now: asked is { $asked }.
refuse-opener-bids = Whoever opens the auction makes a bid, be it 0.
refuse-bid-too-low = The bid must be at least { $least }.
refuse-bid-too-high = You can pay at most { $most }, points included.
refuse-none-drawn = Among the drawn figures there is no { $figure } left.
refuse-nothing-at = Nothing is to be had for { $price }.
refuse-too-dear = You cannot pay { $price }, not even with your points.
refuse-zero-locked = At 0 only the last figure of its kind may be taken, and there is another { $figure } at the wheel; you have gold enough for something else.
refuse-row-taken = In the row { $row } there is a tile beside the mainland already.
refuse-ships-row = A ship belongs into the row of ships.
refuse-island-rows = An island tile belongs into one of the five rows below the ships.
refuse-next-berth = The first three places for ships are filled first; then each ship goes right behind the last one.
refuse-occupied = There is a tile already.
refuse-no-contact = The tile has to touch the mainland or an island tile by a side.
refuse-clash = Sea would meet land there.
refuse-not-open = This special tile does not lie open: { $special }.
refuse-wrong-building = No normal tile of yours with this building lies there: { $tile }.
refuse-must-ferry = At the last large scoring boatsmen have to ferry as long as somebody finds room.
refuse-no-boat = You have no boat tile.
refuse-no-cargo = There is no { $figure } on the mainland who would find a free tile.
refuse-one-figure = Without a boat tile a boatsman carries one figure.
refuse-same-load = One of each kind would be the same figure: choose it by its kind.
refuse-wrong-row = The figure lands in its own row: { $row }.
refuse-no-free-tile = There is no free tile.
refuse-left-to-right = The tiles of a load are chosen from left to right, and the rest needs room too.

sketch-round-small = Round { $round } of 6, then a small scoring; start player: { $start }
sketch-round-large = Round { $round } of 6, then a large scoring; start player: { $start }
sketch-round-last = Round { $round } of 6, then the last large scoring and the final one; start player: { $start }
sketch-price = price
sketch-tile = tile
sketch-figure = figure
sketch-drawn = Drawn: { $figures }
sketch-bid = { $who } bids { $bid }.
sketch-bought = { $who } holds: { $tile } with { $figure }
sketch-open = Open special tiles: { $specials }
sketch-assumed = Not the printed value, but our guess: { $ships }
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
sketch-legend = (__= beginning, =__) end, =f_= farm, =c_= church, =l_= long house, =t_= tower, capital letter: great building; the second letter is the figure; ! is threatened; Bu3p: blue ship, 3 points (g: gold)

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
place-berth = ships, column { $column }
place-cell = { $row }, column { $column }
place-slot = { $price }: { $tile } with { $figure }

board-wheel = The wheel with the offer
board-coast = Coast of { $who }
board-ships = Ships

fact-gold = Gold
fact-boatsmen = Boatsmen
fact-waiting = Figures that wait on the mainland
fact-start = Start player
fact-auction = Auction
fact-bids = bids { $bid }
fact-passed = passed
fact-coast = Coast

tip-round-small = Round { $round } of 6, then a small scoring
tip-round-large = Round { $round } of 6, then a large scoring
tip-round-last = Round { $round } of 6, then the last large scoring and the final one
tip-stacks = Left in the stacks:
tip-bag = Left in the bag:
tip-price = Costs { $price } gold.
tip-locked = The combination at 0 may be taken only if its figure is the last of its kind, or by somebody who has no gold for another one.
tip-dearest = The dearest combination: it brings a special tile.
tip-assumed = This value is our guess, not the printed one.
tip-left = Island beginning: sea on its left, land on its right.
tip-right = Island end: land on its left, sea on its right.
tip-middle = Middle ({ $tile }): land on both sides.
tip-ship = A { $tile } threatens everybody below it down to the row { $row }, until a fighter stands right under it.
tip-ship-value = { $of ->
    [gold] { $value } gold at every large scoring if repelled; costs as much at the end if not.
   *[other] { $value } points at every large scoring if repelled; costs as much at the end if not.
}
tip-moored = Ships, column { $column }: { $tile }.
tip-repelled = { $of ->
    [gold] Repelled by the fighter: { $value } gold at every large scoring.
   *[other] Repelled by the fighter: { $value } points at every large scoring.
}
tip-unrepelled = { $of ->
    [gold] Threatens this column down to the row { $row }. Costs { $value } gold at the end.
   *[other] Threatens this column down to the row { $row }. Costs { $value } points at the end.
}
tip-manned = { $tile }, with a { $figure }
tip-free = { $tile }, free
tip-threatened = threatened by a { $tile }: earns nothing
tip-mainland = The mainland: figures that wait here come to the islands with a boatsman, at a large scoring.
tip-waiting = { $count } × { $figure } on the mainland
tip-start-tile = The start tile is an island beginning. It goes into column 1, with your first tile.
tip-fisherman = Fisherman: safe on an island he feeds five figures at the end. 2 points for each spare meal, 1 less for each that is missing.
tip-goldsmith = Goldsmith: 3 gold at every small and large scoring.
tip-scout = Scout: 1 point at every large scoring, and 1 each for a goldsmith and a fisherman below him.
tip-noble = Noble: 2 points at every large scoring.
tip-fighter = Fighter: repels the ship right above him.
tip-boatsman = Boatsman: at a large scoring he ferries all waiting figures of a kind, or one of each. 10 points at the end for the most boatsmen left.
tip-boatsman-one = Boatsman: at a large scoring he ferries one waiting figure. 10 points at the end for the most boatsmen left.
tip-special = { $special }: { $about }

letter-boatsman = B
letter-left = B
letter-middle = M
letter-right = E
