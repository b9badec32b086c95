title = Jórvík
summary = Stell dich im York der Wikinger für Karten an: Wer vorne steht, kauft zuerst, und jeder Wikinger dahinter macht es teurer.
option-mode = Regeln
option-mode-karl = Karl: das Grundspiel
option-mode-jarl = Jarl: das ganze Spiel

# Waren
amber = Bernstein
iron = Eisen
leather = Leder
wool = Wolle
jet = Gagat
silk = Seide
glass = Glas
gold = Gold
nothing = nichts
count-good = { $count } { $good }

# Karten
card-craft = Handwerkskarte „{ $craft }“ ({ $goods })
card-artisan = Handwerkskarte ({ $goods } → { $points } Punkte)
card-trader = Händlerkarte für { $good }
card-warrior = Kriegerkarte (Verteidigung { $defence })
card-ship = Schiffskarte ({ $spaces ->
    [one] 1 Ware
   *[other] { $spaces } Waren
})
card-laden = Schiffskarte mit { $goods }
card-feast = Gelagekarte
card-journey = Raubzugkarte ({ $points } Punkte)
card-oracle = Orakelkarte für { $good }
card-building = Gebäudekarte „{ $name }“
card-loki = Verräterkarte „{ $name }“
card-defender = Verteidigungskarte „{ $name }“
card-skald = Skaldenkarte „{ $name }“
card-picts = Karte „Angriff der Pikten“ (±{ $points })
short-warrior = { $name } { $defence }
short-journey = { $name }, { $points } Punkte
short-oracle = { $name }: { $good }

craft-saddler = Sattlerei
craft-turner = Drechslerei
craft-cutler = Schleiferei
craft-belts = Gürtlerei
craft-pins = Nadlerei
craft-purses = Täschnerei
craft-comber = Wollkämmerei
craft-armourer = Rüstkammer
craft-tailor = Schneiderei
craft-helmets = Helmschmiede
craft-embroiderer = Stickerei
craft-glassblower = Glasbläserei
craft-goldsmith = Goldschmiede
craft-weaver = Weberei
craft-lanterns = Laternenbau
craft-jeweller = Zierschmiede

trade-amber = Bernsteinhandel
trade-iron = Eisenhandel
trade-leather = Lederhandel
trade-wool = Wollhandel
trade-jet = Gagathandel
trade-silk = Seidenhandel
trade-glass = Glashandel
trade-gold = Goldhandel

power-warehouse = Lagerhaus
power-bank = Bank
power-hoard = Hort
power-pledge = Pfand
power-bunkhouse = Gesindehaus
power-trading-post = Handelshof
power-workyard = Werkhof
power-market-hall = Markthalle
power-trickster = Gaukler
power-thief = Dieb
power-smuggler = Schmuggler
power-captain = Hauptmann
power-champion = Recke
power-ransom = Lösegeld
power-coins = Lied der Münzen
power-ships = Lied der Schiffe
power-traders = Lied der Händler
power-artisans = Lied der Handwerker
power-warriors = Lied der Krieger
power-journeys = Lied der Raubzüge
power-longest-journey = Lied der längsten Fahrt

# Was die Karten tun, für den Tisch
about-warehouse = 4 weitere Lagerplätze, am Ende 1 Punkt je Ware darauf
about-bank = 1 Münze mehr bei jedem Einkommen
about-hoard = sofort 4 Münzen
about-pledge = bezahlt einmal eine andere Karte vollständig
about-bunkhouse = 2 braune Wikinger, jeder einmal einsetzbar
about-trading-post = beim Verladen: 2 Waren gegen 1 deiner Wahl
about-workyard = einmal, in jeder Phase: bis zu 3 Waren von deinen Handwerkskarten nehmen und neu zuordnen
about-market-hall = einmal, in jeder Phase: 1 Ware deiner Wahl aus der Warenablage
about-trickster = einmal, wenn alle Wikinger stehen: 2 Wikinger tauschen die Plätze
about-thief = sofort 1 Münze von allen anderen
about-smuggler = einmal, in jeder Phase: 1 Ware von einer fremden, nicht erfüllten Handwerkskarte stehlen
about-captain = deine beste Kriegerkarte zählt doppelt
about-champion = einmal, wenn du die Pikten besiegst: doppelte Punkte
about-ransom = nach einem Angriff: 2 Münzen zahlen, statt Punkte zu verlieren
about-coins = 1 Punkt je Münze
about-ships = 1 Punkt je Schiffskarte
about-traders = 1 Punkt je Händlerkarte
about-artisans = 1 Punkt je Handwerkskarte, erfüllt oder nicht
about-warriors = 1 Punkt je Kriegerkarte
about-journeys = 1 Punkt je Raubzugkarte
about-longest-journey = deine beste Raubzugkarte zählt doppelt

# Plätze und Wikinger
place-lane = Reihe { $lane }, Platz { $place }
place-row = Reserviert, Platz { $place }
viking-own = Wikinger von { $who }
viking-brown = braune Wikinger von { $who }

phase-supply = Angebotsphase
phase-demand = Nachfragephase
phase-buying = Kaufphase
phase-loading = Verladephase
exchange-three = drei gegen eine
exchange-two = zwei gegen eine
exchange-coin = zwei gegen eine Münze

# Was gefragt ist
prompt-window = Eine Karte spielen, bevor die { $phase } weitergeht?
prompt-placing = Wohin? Zuzuordnen: { $goods }.
prompt-lifting = { $left ->
    [one] Nimmst du noch eine Ware von deinen Handwerkskarten?
   *[other] Nimmst du noch Waren von deinen Handwerkskarten (bis zu { $left })?
}
prompt-champion = Du hast die Pikten besiegt. Verdoppelst du deine Punkte mit dem Recken?
prompt-ransom = Du würdest Punkte an die Pikten verlieren. Zahlst du stattdessen { $coins } Münzen?
prompt-demand = Stelle einen Wikinger auf (noch { $own }).
prompt-demand-both = Stelle einen Wikinger auf (noch { $own } eigene und { $brown } braune).
prompt-demand-brown = Stellst du einen braunen Wikinger auf (noch { $brown }), oder sparst du ihn für später auf?
prompt-trick = Lässt du zwei Wikinger die Plätze tauschen? Wähle den ersten.
prompt-trick-second = Mit wem tauscht der Wikinger ({ $place })?
prompt-offer = Die { $card } kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $coins }. Kaufst du sie?
prompt-allocate = Du verlädst. Zuzuordnen: { $goods }.
prompt-give = Gib { $left ->
    [one] noch eine Ware
   *[other] { $left } Waren
} ab ({ $exchange }).
prompt-receive = Welche Ware nimmst du aus der Warenablage?
prompt-keep = Du kannst nicht alles einlagern. Welche { $left ->
    [one] Ware behältst du
   *[other] Waren behältst du, { $left } insgesamt
}?

asked-window = ob du eine Karte für jede Phase spielst
asked-placing = wohin die Ware in der Hand kommt
asked-lifting = ob du weitere Waren von deinen Handwerkskarten nimmst
asked-champion = ob der Recke deine Punkte verdoppelt
asked-ransom = ob du das Lösegeld zahlst
asked-demand = dass du einen Wikinger aufstellst
asked-trick = welche Wikinger die Plätze tauschen
asked-offer = ob du die Karte kaufst
asked-allocate = wie du deine Waren zuordnest
asked-give = welche Ware du abgibst
asked-receive = welche Ware du nimmst
asked-keep = welche Ware du behältst
asked-over = nichts mehr, das Spiel ist zu Ende

# Aktionen
do-place = Reihe { $lane }: { $card }
do-place-brown = Braun → { $lane }: { $card }
do-reserve = Reservieren, { $spot }: { $card }
do-reserve-brown = Braun → { $spot }: { $card }
do-swap = { $place }: { $who }
do-swap-brown = { $place }: { $who }, braun
do-buy = Für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
} kaufen
do-redeem = Mit der Karte „{ $card }“ bezahlen
do-decline = Nicht kaufen
do-double = Punkte verdoppeln mit „{ $card }“
do-ransom = { $coins } Münzen zahlen
do-pass = Passen
do-take = { $card }: { $good } nehmen
do-steal = { $good } stehlen: { $card } ({ $who })
do-lift = { $good } herunternehmen: { $card }
do-enough = Keine weiteren Waren
do-put = { $good } hinlegen: { $card }
do-sell = { $good } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} verkaufen
do-offer = { $good } den Göttern opfern ({ $points } Punkte)
do-store = { $good } einlagern
do-drop = { $good } in die Warenablage legen
do-trade-three = 3 Waren gegen 1 deiner Wahl tauschen
do-trade-two = 2 Waren gegen 1 deiner Wahl tauschen
do-trade-coin = 2 Waren gegen 1 Münze tauschen
do-give = { $good } abgeben
do-receive = { $good } nehmen
do-finish = Fertig, Rest ins Lager
do-keep = { $good } behalten

# Der Verlauf
log-round = Runde { $round } beginnt; den Startspielermarker hat { $who }.
log-laid = Kartenfeld { $spot }: { $card }.
log-attack = Die Pikten! { $card } gegen diese Verteidigung: { $defences }.
log-defence = { $who }: { $defence }
log-equal = Alle sind gleich stark: Es geschieht nichts.
log-won = { $who } gewinnt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-lost = { $who } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-ransomed = { $who } zahlt { $coins } Münzen und verliert keine Punkte.
log-played = { $who } gibt die { $card } ab.
log-placed = Der { $viking } stellt sich in Reihe { $lane }.
log-reserved = Der { $viking } reserviert die { $card }.
log-held-back = { $who } behält die braunen Wikinger zurück.
log-swapped = Der { $first } und der { $second } tauschen die Plätze.
log-boxed = Aus dem Spiel: { $card }.
log-bought = { $who } kauft die { $card } für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
log-redeemed = { $who } bezahlt die { $card } mit dem Pfand.
log-declined = { $who } kauft die { $card } nicht.
log-coins = { $who } nimmt { $coins } Münzen.
log-robbed = { $who } nimmt { $victim } eine Münze weg.
log-income = { $who } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} Einkommen.
log-taken = { $who } nimmt { $good } aus der Warenablage.
log-stolen = { $who } stiehlt { $good } von der { $card }.
log-lifted = { $who } nimmt { $good } von der { $card } herunter.
log-put = { $who } legt { $good } auf die { $card }.
log-completed = { $who } hat die { $card } erfüllt.
log-sold = { $who } verkauft { $good } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
log-offered = { $who } opfert { $good } und gewinnt { $points } Punkte.
log-stored = { $who } lagert ein: { $goods }.
log-dropped = { $who } legt in die Warenablage: { $goods }.
log-given = { $who } gibt { $good } ab ({ $exchange }).
log-exchanged = { $who } erhält 1 Münze.
log-over = Das Spiel ist zu Ende.

# Ablehnungen
no-not-now = Das ist jetzt nicht gefragt, sondern { $asked }.
no-lane = Reihe { $lane } wird bei dieser Personenzahl nicht benutzt.
no-lane-full = In Reihe { $lane } stehen schon acht Wikinger; für einen neunten ist kein Platz.
no-nothing-to-reserve = Auf Kartenfeld { $spot } liegt keine Karte, die du reservieren könntest.
no-vikings = Alle Wikinger deiner Farbe stehen auf dem Spielplan.
no-brown = Du hast keinen braunen Wikinger, den du aufstellen könntest.
no-must-place = Du musst einen Wikinger aufstellen, solange du einen in deiner Farbe hast.
no-nobody-there = Dort steht niemand ({ $place }).
no-same-figure = Ein Wikinger kann nicht mit sich selbst tauschen.
no-too-expensive = Die Karte kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, und du hast { $coins }.
no-not-held = Du hast keine Karte „{ $card }“, die du einsetzen könntest.
no-not-in-common = In der Warenablage gibt es diese Ware nicht: { $good }.
no-not-theirs = { $id } liegt in keiner fremden Auslage.
no-complete = { $id } ist erfüllt; davon lässt sich nichts stehlen.
no-not-yours = { $id } liegt nicht in deiner Auslage.
no-not-on-it = Auf { $id } liegt diese Ware nicht: { $good }.
no-such-good = Du hast diese Ware nicht zuzuordnen: { $good }.
no-space = { $id } hat kein leeres Materialfeld für { $good }.
no-trader = Du hast keine Händlerkarte für { $good }.
no-oracle = Du hast keine Orakelkarte für { $good }.
no-only-when-loading = Verkaufen, opfern und tauschen kannst du nur in deinem eigenen Zug der Verladephase.
no-storage-full = Alle deine Lagerplätze sind belegt.
no-too-few-goods = Dafür brauchst du { $needed } Waren, aber so viele hast du nicht.

# Die Wertung
item-start = Punkte zu Beginn
item-picts = { $card }
item-oracle = { $count } × { $good } geopfert
item-artisan = { $card }, erfüllt
item-journey = { $card }
item-feast = { $count ->
    [one] 1 Gelagekarte
   *[other] { $count } Gelagekarten
}
item-skald = { $card }
item-trader = { $card }
item-warehouse = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} im Lagerhaus
tie-break = übrige Münzen
items-artisan = Handwerker
items-oracle = Orakel
items-feast = Gelage
items-warehouse = Waren im Lagerhaus
items-journey = Raubzüge
items-skald = Skalden
items-trader = Händler
items-picts = Pikten

# Der Tisch als Text
table-round = Runde { $round } von { $rounds }
table-over = das Spiel ist zu Ende
table-phase = { $phase }
table-start = Startspielermarker: { $who }
table-lanes = Nachfragereihen
table-reservable = Zu reservieren
table-row = Reservierungsreihe
table-empty = –
table-price = Preis { $price }
table-common = Warenablage
table-bag = Beutel
table-deck = Kartendeck
table-box = Aus dem Spiel
table-goods = { $goods }
table-brown-one = braun
table-hand = Zuzuordnen
table-you = du
table-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
table-points = { $track } Punkte ({ $all } mit Karten)
table-vikings = { $count } Wikinger
table-brown = { $count } braune
table-defence = Verteidigung { $count }
table-stored = Lager ({ $places })
table-aboard = An Bord
table-loading = Verladebereich
table-artisans = Handwerk
table-display = Auslage
table-special = Besondere
table-assumed = * rekonstruiert: nicht unbedingt die gedruckte Karte

# Der Tisch im Browser
legend-kind = Name, in der Farbe ihrer Art
legend-needs = was sie braucht oder bewirkt
legend-worth = Punkte am Ende
letters-amber = Be
letters-iron = Ei
letters-leather = Le
letters-wool = Wo
letters-jet = Ga
letters-silk = Se
letters-glass = Gl
letters-gold = Go

kind-artisan = Handwerk
kind-trader = Händler
kind-warrior = Krieger
kind-ship = Schiff
kind-feast = Gelage
kind-journey = Raubzug
kind-oracle = Orakel
kind-building = Gebäude
kind-loki = Verräter
kind-defender = Verteidigung
kind-skald = Skalde
kind-picts = Pikten

tip-artisan = Liegt auf jedem Materialfeld die passende Ware, bringt die Karte am Ende { $points } Punkte.
tip-trader = Kauft dir diese Ware beim Verladen ab, sooft du willst, für je { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. Bringt am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
tip-warrior = Zählt bei jedem Angriff der Pikten.
tip-ship = Bringt ihre Waren, wenn du sie kaufst.
tip-feast = 1, 2, 3 oder 4 Gelagekarten bringen zusammen 2, 5, 9 oder 14 Punkte.
tip-journey = Bringt am Ende ihre Punkte.
tip-oracle = Jede dieser Waren, die du beim Verladen opferst, bringt sofort 2 Punkte.
tip-picts = Die stärkste Verteidigung gewinnt diese Punkte, die schwächste verliert sie.
tip-assumed = Rekonstruiert: nicht unbedingt die gedruckte Karte.
tip-code = Karte { $id }, { $season }
tip-reserve = Nur du kannst sie dann kaufen, nach allen Nachfragereihen. Der Preis ist die Zahl der Karten, die dann noch in der Reservierungsreihe liegen.
tip-season = { $season }: { $count ->
    [0] keine Karte mehr im Kartendeck
    [one] noch 1 Karte im Kartendeck
   *[other] noch { $count } Karten im Kartendeck
}
tip-aboard = An Bord: { $goods }
tip-lane = Reihe { $lane }: { $count ->
    [0] Hier steht noch niemand.
    [one] 1 Wikinger. Der erste würde 1 Münze zahlen.
   *[other] { $count } Wikinger. Der erste würde { $count } Münzen zahlen.
}
tip-lane-join = Du würdest auf Platz { $place } stehen. Im Moment würde dir die Karte für 1 Münze angeboten; jeder Wikinger hinter dir macht sie um 1 Münze teurer.
tip-deck = { $count ->
    [one] 1 Karte ist noch im Kartendeck
   *[other] { $count } Karten sind noch im Kartendeck
}; Jahreszeit der nächsten: { $season }.
tip-attacks = Angriffe der Pikten, die vergangenen durchgestrichen. So viele Punkte gewinnt die stärkste Verteidigung und verliert die schwächste.
tip-bag = { $count ->
    [one] 1 Ware ist noch im Beutel.
   *[other] { $count } Waren sind noch im Beutel.
}
tip-common = Die Warenablage: alles, was verkauft, getauscht oder geopfert wurde oder übrig blieb.
tip-loading = In dieser Runde gekaufte Karten. In der Verladephase kommen sie in die Auslage.
tip-storage = { $places ->
    [one] Platz für 1 Ware.
   *[other] Platz für { $places } Waren; zuerst füllt sich das Lagerhaus.
}

fact-coins = Münzen
fact-vikings = Wikinger, die noch aufzustellen sind
fact-defence = Verteidigung
fact-stored = Eingelagerte Waren und Lagerplätze
fact-start = Startspielermarker

group-market = Händler und Orakel
group-defence = Verteidigung
group-honour = Gelage, Raubzüge, Lieder
group-special = Gebäude und Verräter
group-ships = Schiffe
group-prey = Davon lässt sich stehlen
group-storage = Lager
group-home = Wikinger im Vorrat
tier-row = Reserviert
tier-upper = Reservieren
tier-lanes = Nachfragereihen
line-empty = niemand
display-empty = Noch keine Karten. Was du kaufst, kommt beim Verladen hierher.
place-viking = Wikinger deiner Farbe
place-brown-viking = Brauner Wikinger
place-of-lane = Reihe { $lane }: { $card }
place-of-spot = Kartenfeld { $spot }: { $card }
place-good-on = { $good }: { $card } ({ $who })

season-winter = Winter
season-spring = Frühjahr
season-summer = Sommer
season-autumn = Herbst
season-final = Finale

type-artisan = Handwerk
type-trader = Händler
type-warrior = Krieger
type-ship = Schiffe zu
type-feast = Gelage
type-journey = Raubzüge
type-oracle = Orakel
type-building = Gebäude
type-loki = Verräter
type-defender = Verteidigung
type-skald = Skalden
type-picts = Pikten

# Was an einer Ausgabe nicht stimmt
wrong-good-twice = Die Ware „{ $good }“ steht zweimal in der Liste.
wrong-good-missing = Die Ware „{ $good }“ fehlt; schreib ihre Anzahl hin, auch wenn sie 0 ist.
wrong-goods = Es gibt { $count } Waren, aber in den Beutel passen höchstens { $most }.
wrong-id = „{ $text }“ ist kein Name für eine Karte; nimm 1 bis { $most } Großbuchstaben und Ziffern.
wrong-id-twice = Die Karte „{ $card }“ gibt es zweimal.
wrong-effect-twice = Mit der Wirkung „{ $effect }“ darf es nur eine Karte geben.
wrong-effect-missing = Es fehlt die Karte der Art „{ $type }“ mit der Wirkung „{ $effect }“.
wrong-final = Nur ein Angriff der Pikten mit „mode = karl“ kann die finale Karte sein.
wrong-final-twice = Es darf nur eine finale Karte geben.
wrong-final-missing = Der finale Angriff der Pikten fehlt: eine Karte der Jahreszeit „final“.
wrong-removal-season = Entfernt werden nur Herbstkarten, und { $card } ist keine.
wrong-removal-game = { $card } ist nicht im Karl-Spiel und kann dort nicht entfernt werden.
wrong-removal-twice = { $card } wird für { $seats } Personen zweimal entfernt.
wrong-rounds = Im Spiel { $mode } mit { $seats } Personen sind { $cards } Karten auszulegen; das müssten ganze Runden zu je { $spots } sein.
wrong-spaces = Im Spiel { $mode } mit { $seats } Personen haben die Schiffe { $spaces } Plätze, aber es gibt { $goods } Waren.
wrong-cards = Es gibt { $count } Karten, höchstens { $most } sind möglich.
wrong-artisans = Es gibt { $count } Handwerkskarten, höchstens { $most } sind möglich.
wrong-attacks = Es gibt { $count } Angriffe der Pikten, höchstens { $most } sind möglich.

# Questions that can be answered in advance
standing-windows = Karten für jede Phase
standing-offers = Angebotene Karten
