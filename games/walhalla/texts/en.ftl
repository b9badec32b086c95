title = Valhalla
summary = Send dragons full of vikings into four fjords, take the best fields on three tongues of land, and let the fallen feast in Valhalla.
option-tongues = Length of the three tongues (tiles)
option-tongues-6-6-6 = all equal: A 6, B 6, C 6
option-tongues-5-6-7 = growing to the right: A 5, B 6, C 7
option-tongues-5-7-6 = short on the left, long in the middle: A 5, B 7, C 6
option-tongues-6-5-7 = short in the middle, long on the right: A 6, B 5, C 7
option-tongues-6-7-5 = long in the middle, short on the right: A 6, B 7, C 5
option-tongues-7-5-6 = long on the left, short in the middle: A 7, B 5, C 6
option-tongues-7-6-5 = growing to the left: A 7, B 6, C 5
option-tongues-5-5-8 = very long on the right: A 5, B 5, C 8
option-tongues-5-8-5 = very long in the middle: A 5, B 8, C 5
option-tongues-8-5-5 = very long on the left: A 8, B 5, C 5

# Pieces
colour-red = red
colour-black = black
colour-yellow = yellow
colour-blue = blue
letter-red = R
letter-black = K
letter-yellow = Y
letter-blue = B
place-bow = bow
place-middle = middle
place-stern = stern
bow-first = bow first
stern-first = stern first
terrain-cult = cult site
terrain-forest-2 = forest 2
terrain-forest-3 = forest 3
terrain-village-1 = village +1
terrain-village-2 = village +2
terrain-wheat = wheat
code-cult = Cu
code-forest-2 = F2
code-forest-3 = F3
code-village-1 = V1
code-village-2 = V2
code-wheat = Wh
card-forest = Forest
card-wheat = Wheat
card-cult = Cult site
card-village = Village
card-tongue-6 = Tongue 6
card-tongue-7 = Tongue 7
card-tongue-8 = Tongue 8
card-walhalla = Valhalla
card-hunt = Hunt
card-attack = Attack
card-shield = Shield
cards = { $count } × { $card }
no-cards = none
field = { $field } ({ $terrain })
field-unknown = the field

# What is asked
prompt-boarding = The coloured place ({ $place }) is for { $who }. Which places do you want to fill?
prompt-boarding-own = The coloured place ({ $place }) is yours. Which places do you want to fill?
prompt-boarding-free = The coloured place ({ $place }) stays empty. Which places do you want to fill?
prompt-riding = { $who } asks: will you come along?
prompt-sailing = Which fjord does the dragon go to, and which end first?
prompt-landing = Your viking goes ashore. Which field?
prompt-attack = You attack { $who } on { $field }. Play Attack?
prompt-defence = { $who } attacks you on { $field }. Lose or win?
prompt-hunt = Your viking has taken { $field }. Play Hunt?
prompt-secret = Raid { $raid } is over. Which cards do you want to lay out face down?

# What an action does
board-none = Fill no place
board = Fill { $places }
fill = A viking in the { $place }
leave-empty = Leave the { $place } empty
ride = Come along
stay = Stay at home
sail = Fjord { $fjord }, { $lead }
land = Land on { $field }
land-against = Attack { $who } on { $field }
attack = Play Attack
no-attack = Attack without a card
lose = Lose
win = Win: give up a hero
shield = Win: play Shield
hunt = Play Hunt and score double
no-hunt = Score without a card
lay = Lay out { $card }
done = { $cards ->
        [0] Done: lay out nothing
        [one] Done, with one card
       *[other] Done, with { $cards } cards
    }

# What happened
event-drawn = { $who } draws a dragon. Its { $place } is { $colour }.
event-boarded-none = { $who } fills no place.
event-boarded = { $who } boards: { $places }.
event-rode = { $who } comes along.
event-stayed = { $who } stays at home.
event-sailed = { $who } sends the dragon into fjord { $fjord }, { $lead }. It is number { $berth } there.
event-landed = { $who } takes { $field }.
event-attacked = { $who } attacks { $other } on { $field }.
event-returned = { $who } has no field for a viking, who returns to Midgard.
event-played = { $who } plays { $card }.
event-defender-fell = The viking of { $who } on { $field } falls and goes to Valhalla.
event-attacker-fell = { $other } holds { $field }; the viking of { $who } falls and goes to Valhalla.
event-attacker-fell-paid = { $other } holds { $field } and gives up a hero; the viking of { $who } falls and goes to Valhalla.
event-card = { $who } draws a card.
event-card-seen = { $who } draws { $card }.
event-reshuffled = The discard pile is shuffled and becomes the draw pile.
event-no-card = There is no card left for { $who }.
event-raid-over = Raid { $raid } is over.
event-laid = { $who } lays out { $card }.
event-chosen = { $who } has chosen.
event-shown = { $who } shows { $cards }.
event-gained = { $who } scores { $points } ({ $what }).
event-went-home = { $vikings ->
        [one] One viking
       *[other] { $vikings } vikings
    } of { $who } { $vikings ->
        [one] leaves
       *[other] leave
    } the tongues for Asgard.
event-supplied = { $who } ranks number { $place } in Valhalla and gets { $vikings ->
        [0] no viking
        [one] one viking
       *[other] { $vikings } vikings
    } from Asgard.
event-exodus = { $heroes ->
        [0] Nobody has to leave Valhalla.
        [one] Exodus: everyone gives up one hero.
       *[other] Exodus: everyone gives up { $heroes } heroes.
    }
event-raid-began = Raid { $raid } begins with { $who }.
event-over = The game is over.

# Why not
not-now-boarding = First say which places of the dragon you fill.
not-now-riding = First say whether your viking comes along.
not-now-sailing = First send the dragon into a fjord.
not-now-landing = First choose the side on which your viking goes ashore.
not-now-attack = First say whether you play Attack.
not-now-defence = First decide the fight.
not-now-hunt = First say whether you play Hunt.
not-now-secret = The raid is over. Lay out cards, or say that you are done.
not-now-over = The game is over.
attack-not-now = You can play Attack only when your own viking attacks, before the defender decides.
shield-not-now = You can play Shield only when your viking is attacked and you decide the fight.
hunt-not-now = You can play Hunt only when your viking has just taken a forest.
raid-end-card-not-now = You can play { $card } only at the end of a raid.
reserved = The { $place } is only for { $who }.
reserved-for-nobody = The { $place } stays empty: nobody plays this colour.
too-few-vikings = { $vikings ->
        [0] You have no viking in Midgard.
        [one] You have only one viking in Midgard.
       *[other] You have only { $vikings } vikings in Midgard.
    }
fjord-full = Fjord { $fjord } is full: there would be no field next to the dragon.
not-beside = Tongue { $tongue } is not next to fjord { $fjord }.
not-held = You don't have { $card } in your hand.
empty-walhalla = To win you must give up a hero, and you have none in Valhalla.
landing-card = You can play { $card } only while vikings land, not at the end of a raid.

# Points
item-forest = Forests
item-hunt = Hunt
item-wheat = Wheat fields
item-forest-cards = Forest cards
item-wheat-cards = Wheat cards
item-cult-cards = Cult site cards
item-village-cards = Village cards
item-tongue = Tongue { $tongue }
item-fields = Fields held
item-walhalla = Valhalla
items-tongue = Tongues

# The sketch
sketch-raid = Raid { $raid } of 3, started by { $start }. Active: { $active }.
sketch-over = The game is over.
sketch-waiting = Waiting for: { $who } ({ $what }).
sketch-landing = A viking goes ashore in fjord { $fjord }, from place { $place } counted from the board.
sketch-contested = At stake: { $field }.
what-boarding = boarding
what-riding = come along?
what-sailing = fjord
what-landing = landing
what-attack = Attack?
what-defence = the fight
what-hunt = Hunt?
what-secret = secret cards
sketch-fjord = Fjord { $fjord }
sketch-tongue = Tongue { $tongue }
sketch-field-legend = Fields: { $list }; then the viking on it, “.” if free; at the end the tips (second place/first place).
sketch-boat-legend = Dragons: “<” or “>” is the bow; a small letter is the coloured place, a capital letter a viking aboard.
sketch-dragon = Drawn: { $boat } (bow on the left).
sketch-dragons = Dragons in the pile: { $count } ({ $list })
sketch-no-dragons = The dragon pile is empty.
sketch-pile = Cards in the pile: { $count }. Discarded: { $cards }
sketch-hand = Your hand: { $cards }
sketch-laid = Laid out face down: { $cards }
sketch-sums = Vikings and villages: { $list }
sketch-items = Your points: { $list }
sketch-item = { $what } { $points }
column-midgard = Midgard
column-walhalla = Valhalla
column-asgard = Asgard
column-fields = Fields
column-cards = Cards
column-points = Points

# On the table
status-raid = Raid { $raid }/3 · { $dragons ->
        [0] no dragon left
        [one] one dragon left
       *[other] { $dragons } dragons left
    }
the-land = The land: three tongues and four fjords
the-worlds = Everyone's Midgard, Asgard and Valhalla
worth-supply = Supply
worth-points = Points
pile-dragons = Dragons
pile-cards = Cards
pile-discards = Discards
laid-out = Laid out face down:
hand-empty = You hold no cards.
cards-hidden = { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
held-by = Held by { $who }.
held-by-nobody = Free.
dragons-of = { $colour } ({ $places })
holds = { $terrain }: holds { $count }
has-played = Played:
seat-of = for { $who }
seat-of-nobody = stays empty
leave-it = empty
legend = Legend
legend-cult = Cult site: draw a card
legend-forest = Forest: points right away
legend-village = Village: counts more here
legend-wheat = Wheat: points after the raid
legend-tips = 1st and 2nd place on the tongue
legend-tips-more = After every raid the tongue scores: the outer tip for the largest total of vikings and villages, the inner tip for the second largest. The stacks at the tip show the totals.
legend-bench = Only for this colour
legend-bench-more = Every dragon has one coloured place. Whoever plays that colour decides whether a viking comes along there. The other two places belong to whoever has drawn the dragon.
lengths-equal = Three tongues of { $tiles } tiles each
lengths = Tongues: A { $a }, B { $b }, C { $c } tiles
lengths-more = A tile has two fields. The longer a tongue, the more dragons the fjords beside it take.
matter-attack = With the card Attack the defender falls. Without it the defender decides.
matter-defence = Lose, and your viking goes to Valhalla. Win by giving up a hero or with Shield.
matter-hunt = Hunt doubles the points of this forest.
matter-secret = Click cards in your hand to lay them out face down.

quay-boarding = { $who } boards
quay-riding = { $who }: come along?
quay-sailing = { $who } sends the dragon
quay-landing = { $who } goes ashore
quay-attack = { $who } attacks { $other }: { $field }
quay-defence = { $who } attacks { $other }: { $field }
quay-hunt = { $who } has taken { $field }
quay-secret = Raid { $raid } is over: cards are laid out

effect-cult = Take it and draw an action card.
effect-forest-2 = Take it and score 2 points right away, 4 with Hunt.
effect-forest-3 = Take it and score 3 points right away, 6 with Hunt.
effect-village-1 = The viking here counts as one more for the majority on this tongue.
effect-village-2 = The viking here counts as two more for the majority on this tongue.
effect-wheat = Scores 1, 2 or 3 points at the end of raid 1, 2 or 3. The viking here stays for the next raid.
card-effect-forest = 1 point for each forest you hold
card-effect-wheat = 1 extra point for each wheat field you hold
card-effect-cult = 1 point for each cult site you hold
card-effect-village = 1 point for each village you hold
card-effect-tongue-6 = Counts as two vikings on the tongue with tip 6
card-effect-tongue-7 = Counts as two vikings on the tongue with tip 7
card-effect-tongue-8 = Counts as two vikings on the tongue with tip 8
card-effect-walhalla = Counts as two heroes in Valhalla
card-effect-hunt = Doubles the points of the forest you have just taken
card-effect-attack = Your attack succeeds; the defender has no choice
card-effect-shield = You win the fight and give up no hero
card-at-raid-end = At the end of a raid
card-at-landing = While vikings land

tip-fjord = Fjord { $fjord }: { $room ->
        [0] it is full.
        [one] room for one more dragon.
       *[other] room for { $room } more dragons.
    }
tip-lead = The end you choose goes towards the board, and whoever sits there lands first.
tip-seat = The { $place } is neutral: only whoever has drawn the dragon can fill it.
tip-seat-own = The { $place } is only for { $who }, who can come along whoever sends the dragon.
tip-seat-nobody = The { $place } stays empty: nobody plays this colour.
tip-leave-empty = No viking goes here. An empty place lands nobody, and your viking stays in Midgard.
tip-tongue = Tongue { $tongue }: { $tiles } tiles, { $fields } fields. Each field borders the fjords on both sides.
tip-inner-rank = 2nd
tip-outer-rank = 1st
tip-dragon = A dragon with three places. The { $place } is for { $who }.
tip-dragon-free = A dragon with three places. The { $place } is { $colour }. Nobody plays that colour, so it stays empty.
tip-inner = Inner tip: the second place on tongue { $tongue } scores { $points } after every raid.
tip-outer = Outer tip: the first place on tongue { $tongue } scores { $points } after every raid.
tip-sum = { $who } has a total of { $sum } on tongue { $tongue }: vikings and villages. Right now that would score { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    }.
tip-midgard = Midgard: vikings who can board a dragon in this raid.
tip-asgard = Asgard: vikings who are waiting. They can come as supply after a raid.
tip-walhalla = Valhalla: your fallen heroes. You give one up to win a fight, and they decide your supply.
tip-midgard-of = { $who } has { $vikings ->
        [0] no viking
        [one] one viking
       *[other] { $vikings } vikings
    } in Midgard, ready to board a dragon in this raid.
tip-asgard-of = { $who } has { $vikings ->
        [0] no viking
        [one] one viking
       *[other] { $vikings } vikings
    } in Asgard, waiting to come as supply after a raid.
tip-walhalla-of = { $who } has { $vikings ->
        [0] no hero
        [one] one hero
       *[other] { $vikings } heroes
    } in Valhalla. They win fights and decide the supply.
tip-worth-supply = What this place in Valhalla would bring now: this many vikings come from Asgard after the raid, if there are that many.
tip-worth-points = What this place in Valhalla would score if the game ended now.
tip-dragons = Still in the pile: { $list }.
tip-cards = The draw pile of action cards. A cult site gives one.
tip-discards = Discarded: { $cards }.

# What is wrong with an edition or an option
wrong-tips = the outer tips are 6, 7 and 8, once each: the tongue cards name them.
wrong-supply = the supply for { $seats } seats is missing or wrong.
wrong-supply-twice = the supply for { $seats } seats is given twice.
wrong-card-twice = the card "{ $card }" is given twice.
wrong-total = there should be { $expected } { $what }, but there are { $found }.
pieces-tiles = terrain tiles
pieces-dragons = dragons
pieces-cards = action cards
wrong-tongues = Say how many tiles each of the three tongues has, with commas and without spaces.
wrong-tongue = A tongue has { $least } to { $most } tiles.
wrong-tongues-sum = The three tongues have { $tiles } tiles together, not { $sum }.
wrong-tongues-spelling = Write each number without leading zeros or signs.

# Questions that can be answered in advance
standing-rides = Sailing along
standing-attacks = Playing Attack
standing-hunts = Playing Hunt
