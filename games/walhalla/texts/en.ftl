title = Walhalla
summary = Send dragons full of vikings into four fjords, take the best fields of three tongues of land, and let the fallen feast in Walhalla.
option-tongues = Tiles of the three tongues of land

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
card-walhalla = Walhalla
card-hunt = Hunt
card-attack = Attack
card-shield = Shield
cards = { $count } × { $card }
no-cards = none
field = { $field } ({ $terrain })
field-unknown = the field

# What is asked
prompt-boarding = The coloured place ({ $place }) is for { $who }. Which places do you fill?
prompt-boarding-own = The coloured place ({ $place }) is yours. Which places do you fill?
prompt-boarding-free = The coloured place ({ $place }) stays empty. Which places do you fill?
prompt-riding = { $who } asks: will you come along?
prompt-sailing = Which fjord do you send the dragon into, and which end first?
prompt-landing = Your viking goes ashore. On which field?
prompt-attack = Your viking attacks { $who } on { $field }. Do you play Attack?
prompt-defence = { $who } attacks your viking on { $field }. How does the fight end?
prompt-hunt = Your viking has taken { $field }. Do you play Hunt?
prompt-secret = Raid { $raid } is over. Which cards do you lay out face down?

# What an action does
board-none = Fill no place
board = Fill { $places }
ride = Come along
stay = Stay at home
sail = Fjord { $fjord }, { $lead }
land = Land on { $field }
land-against = Attack { $who } on { $field }
attack = Play Attack
no-attack = Attack without a card
lose = Lose: your viking moves to Walhalla
win = Win: one of your heroes leaves Walhalla
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
event-drawn = { $who } draws a dragon: its { $place } is { $colour }.
event-boarded-none = { $who } fills no place.
event-boarded = { $who } boards: { $places }.
event-rode = { $who } comes along.
event-stayed = { $who } stays at home.
event-sailed = { $who } sends the dragon into fjord { $fjord }, { $lead }, as number { $berth }.
event-landed = { $who } takes { $field }.
event-attacked = { $who } attacks { $other } on { $field }.
event-returned = A viking of { $who } finds no field and returns to Midgard.
event-played = { $who } plays { $card }.
event-defender-fell = The viking of { $who } on { $field } falls and moves to Walhalla.
event-attacker-fell = { $other } holds { $field }; the viking of { $who } falls and moves to Walhalla.
event-attacker-fell-paid = { $other } holds { $field } and gives up a hero; the viking of { $who } falls and moves to Walhalla.
event-card = { $who } draws a card.
event-card-seen = { $who } draws { $card }.
event-reshuffled = The discard pile is shuffled and becomes the draw pile.
event-no-card = There is no card left for { $who }.
event-raid-over = Raid { $raid } is over.
event-laid = { $who } lays out { $card }.
event-chosen = { $who } has chosen.
event-shown = { $who } shows { $cards }.
event-gained = { $who } scores { $points }: { $what }.
event-went-home = { $vikings ->
        [one] One viking
       *[other] { $vikings } vikings
    } of { $who } { $vikings ->
        [one] leaves
       *[other] leave
    } the tongues for Asgard.
event-supplied = { $who } takes place { $place } in Walhalla and receives { $vikings ->
        [0] no viking
        [one] one viking
       *[other] { $vikings } vikings
    } from Asgard.
event-exodus = { $heroes ->
        [0] Nobody has to leave Walhalla.
        [one] Exodus: everybody gives up one hero.
       *[other] Exodus: everybody gives up { $heroes } heroes.
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
not-now-secret = The raid is over: lay out cards, or say that you are done.
not-now-over = The game is over.
attack-not-now = Attack is played just when your own viking attacks, before the defender decides.
shield-not-now = Shield is played just when your viking is attacked and must decide the fight.
hunt-not-now = Hunt is played just when your viking has taken a forest.
raid-end-card-not-now = { $card } is played at the end of a raid.
reserved = The { $place } is for { $who } alone.
reserved-for-nobody = The { $place } stays empty: nobody plays this colour.
too-few-vikings = { $vikings ->
        [0] You have no viking in Midgard.
        [one] You have only one viking in Midgard.
       *[other] You have only { $vikings } vikings in Midgard.
    }
fjord-full = Fjord { $fjord } is full: a dragon would lie beside no field.
not-beside = Tongue { $tongue } is not on the banks of fjord { $fjord }.
not-held = You do not hold { $card }.
empty-walhalla = To win you must give up a hero, and you have none in Walhalla.
landing-card = { $card } is played while vikings land, not at the end of a raid.

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
item-walhalla = Walhalla

# The sketch
sketch-raid = Raid { $raid } of 3, begun by { $start }. Active: { $active }.
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
sketch-field-legend = Fields: { $list }; behind each the viking on it, “.” if free; at the end the tips (second place/first place).
sketch-boat-legend = Dragons: “<” or “>” is the bow; a small letter is the coloured place, a capital a viking aboard.
sketch-dragon = Drawn: { $boat } (bow on the left).
sketch-dragons = Dragons in the pile: { $count } — { $list }
sketch-no-dragons = The dragon pile is empty.
sketch-pile = Cards in the pile: { $count }. Discarded: { $cards }
sketch-hand = Your hand: { $cards }
sketch-laid = Laid out face down: { $cards }
sketch-sums = Vikings and villages: { $list }
sketch-items = Your points: { $list }
sketch-item = { $what } { $points }
column-midgard = Midgard
column-walhalla = Walhalla
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
at-fjord = Fjord { $fjord }
the-land = The land: three tongues and four fjords
the-worlds = Midgard, Asgard and Walhalla of everybody
worth-supply = Supply
worth-points = Points
pile-dragons = Dragons
pile-cards = Cards
pile-discards = Discards
laid-out = Laid out face down:
in-hand = Your hand:
hand-empty = You hold no cards.
cards-hidden = { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
held-by = Held by { $who }.
held-by-nobody = Free.
dragons-of = { $colour } ({ $places })

quay-boarding = { $who } has drawn a dragon
quay-riding = { $who }: come along?
quay-sailing = { $who } sends the dragon
quay-landing = { $who } goes ashore
quay-attack = { $who } attacks { $other }: { $field }
quay-defence = { $who } attacks { $other }: { $field }
quay-hunt = { $who } has taken { $field }
quay-secret = Raid { $raid } is over: cards are laid out
option-ride = Come along
option-stay = Stay at home
option-no-attack = Without a card
option-no-hunt = Without a card
option-lose = Lose: off to Walhalla
option-win = Win: give up a hero
option-done = Done

effect-cult = Whoever takes it draws an action card.
effect-forest-2 = Whoever takes it scores 2 points at once, 4 with Hunt.
effect-forest-3 = Whoever takes it scores 3 points at once, 6 with Hunt.
effect-village-1 = Its viking counts one more for the majority on this tongue.
effect-village-2 = Its viking counts two more for the majority on this tongue.
effect-wheat = Scores 1, 2 or 3 points at the end of raid 1, 2 or 3. Its viking stays for the next raid.
card-effect-forest = 1 point for each forest you hold
card-effect-wheat = 1 more point for each wheat field you hold
card-effect-cult = 1 point for each cult site you hold
card-effect-village = 1 point for each village you hold
card-effect-tongue-6 = Counts two vikings on the tongue with tip 6
card-effect-tongue-7 = Counts two vikings on the tongue with tip 7
card-effect-tongue-8 = Counts two vikings on the tongue with tip 8
card-effect-walhalla = Counts two heroes in Walhalla
card-effect-hunt = Doubles the points of the forest you have just taken
card-effect-attack = Your attack succeeds, the defender has no choice
card-effect-shield = You win the fight and give up no hero
card-at-raid-end = At the end of a raid
card-at-landing = While vikings land

tip-fjord = Fjord { $fjord }: { $room ->
        [0] it is full.
        [one] room for one more dragon.
       *[other] room for { $room } more dragons.
    }
tip-dragon = A dragon with three places. The { $place } is for { $who }.
tip-dragon-free = A dragon with three places. The { $place } is { $colour }, which nobody plays: it stays empty.
tip-inner = Inner tip: the second place on tongue { $tongue } scores { $points } after every raid.
tip-outer = Outer tip: the first place on tongue { $tongue } scores { $points } after every raid.
tip-sum = { $who } counts { $sum } on tongue { $tongue }: vikings and villages. That would score { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    } now.
tip-midgard = Midgard: vikings that can board a dragon in this raid.
tip-asgard = Asgard: vikings that wait. They can come as supply after a raid.
tip-walhalla = Walhalla: the fallen heroes. One of them pays for a fight that you win, and they decide the supply.
tip-worth-supply = What the place in Walhalla would bring now: so many vikings come from Asgard after the raid, if there are as many.
tip-worth-points = What the place in Walhalla would score now, at the end of the game.
tip-dragons = Still in the pile: { $list }.
tip-cards = The draw pile of action cards. A cult site gives one.
tip-discards = Discarded: { $cards }.
