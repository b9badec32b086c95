title = Wikinger
summary = Kaufe Inseln und Figuren am Drehrad, besiedle deine Küste und wehre Schiffe ab.
option-advanced = Regeln
option-advanced-off = Grundspiel
option-advanced-on = Version für Fortgeschrittene
option-auction = Versteigerung des Startrechts
option-auction-off = Ohne Versteigerung
option-auction-on = Mit Versteigerung

figure-fisherman = Fischer
figure-goldsmith = Goldschmied
figure-scout = Späher
figure-noble = Adliger
figure-fighter = Kämpfer
figure-boatsman = Bootsmann

row-fighter = Kämpfer
row-noble = Adlige
row-scout = Späher
row-goldsmith = Goldschmiede
row-fisherman = Fischer

tile-left = Insel-Anfang
tile-right = Insel-Ende
tile-farm = Hof
tile-church = Kirche
tile-longhouse = Langhaus
tile-tower = Turm
tile-red = rotes Schiff
tile-green = grünes Schiff
tile-yellow = gelbes Schiff
tile-blue = blaues Schiff

special-gold5 = sofort 5 Gold
special-smith1 = Goldschmiede +1
special-smith2 = Goldschmiede +2
special-boat = Boot
special-noble1 = Adlige +1
special-scout1 = Späher +1
special-fisher1 = Fischer +1
special-horn = Bootsmann mit Horn
special-feast = Fischreichtum
special-hoard = Schatz
special-great-farm = großer Hof
special-great-church = große Kirche
special-great-longhouse = großes Langhaus
special-great-tower = großer Turm

about-gold5 = nimm 5 Gold; das Plättchen ist dann verbraucht
about-smith1 = bei jeder Kleinen und Großen Wertung 1 Gold mehr je Goldschmied
about-smith2 = bei jeder Kleinen und Großen Wertung 2 Gold mehr je Goldschmied
about-boat = einmal bringt ein Bootsmann alle Figuren einer Farbe oder von jeder Farbe eine
about-noble1 = bei jeder Großen Wertung 1 Siegpunkt mehr je Adligem
about-scout1 = bei jeder Großen Wertung 1 Siegpunkt mehr je Späher
about-fisher1 = bei jeder Großen Wertung 1 Siegpunkt je Fischer
about-horn = zählt am Ende als Bootsmann, setzt aber niemanden über
about-feast = am Ende 3 statt 2 Siegpunkte je zusätzlich versorgter Figur
about-hoard = am Ende bringen schon 3 Gold einen Siegpunkt statt 5
about-great-farm = ersetzt einen Hof; am Ende 1 Siegpunkt je Figur darauf und ringsum
about-great-church = ersetzt eine Kirche; am Ende 1 Siegpunkt je Figur darauf und ringsum
about-great-longhouse = ersetzt ein Langhaus; am Ende 1 Siegpunkt je Figur darauf und ringsum
about-great-tower = ersetzt einen Turm; am Ende 1 Siegpunkt je Figur darauf und ringsum

asked-bid = ein Gebot oder Passen
asked-remove = die Figur, die aus dem Spiel geht
asked-place = die Farbe, die ans Drehrad kommt
asked-buy = ein Kauf
asked-first = der Platz für dein erstes Plättchen oder dein Startplättchen
asked-start = der Platz für dein Startplättchen
asked-lay = der Platz für das Plättchen
asked-stand = der Platz für die Figur
asked-special = ein Sonderplättchen
asked-exchange = das Plättchen, das ausgetauscht wird
asked-ferry = ob ein Bootsmann übersetzt
asked-load = wen der Bootsmann übersetzt
asked-land = der Platz, an dem die Figur landet
asked-nothing = nichts mehr, das Spiel ist zu Ende

prompt-open = Eröffne die Versteigerung des Startrechts: Biete etwas, auch wenn es 0 ist.
prompt-bid = { $leader } bietet { $bid } für das Startrecht. Erhöhe oder passe.
prompt-remove = Du hast das Startrecht. Nimm eine der gezogenen Figuren aus dem Spiel.
prompt-place = Wähle die Farbe, die auf die teuersten freien Plätze am Drehrad kommt.
prompt-buy = Kaufe eine Kombination. Du hast { $gold } Gold und { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}.
prompt-first = Dein erstes Plättchen ({ $tile } und { $figure }): Lege zuerst dieses oder dein Startplättchen.
prompt-first-start = Lege zuerst dein Startplättchen an: Dein Plättchen ({ $tile }, dazu { $figure }) braucht Land neben sich.
prompt-start = Lege dein Startplättchen an das Festland.
prompt-lay = Lege das Plättchen an: { $tile } (dazu { $figure }).
prompt-stand = Wohin kommt die Figur ({ $figure }): auf das Plättchen oder auf das Festland?
prompt-special = Du hast die teuerste Kombination gekauft: Nimm eines der offenen Sonderplättchen oder keines.
prompt-exchange = Welches deiner Plättchen ({ $tile }) ersetzt das Sonderplättchen?
prompt-ferry = Große Wertung: Soll ein Bootsmann übersetzen? Du hast noch { $boatsmen }.
prompt-load = Wen setzt der Bootsmann über?
prompt-land = Wo landet die Figur ({ $figure })?

do-bid = { $bid } bieten
do-pass = Passen
do-remove = Aus dem Spiel nehmen: { $figure }
do-place = { $count } × { $figure } aufstellen
do-buy = { $price } Gold: { $tile }, { $figure }
do-start = Startplättchen: { $row }
do-moor = Schiff in Spalte { $column }
do-lay = { $tile }: { $row }, Spalte { $column }
do-stand = Auf das Plättchen stellen: { $figure }
do-wait = Auf das Festland stellen: { $figure }
do-take = Nehmen: { $special }
do-decline = Keines nehmen
do-exchange = Austauschen: { $row }, Spalte { $column }
do-stop = Nicht weiter übersetzen, werten
do-row = Einen Bootsmann einsetzen
do-row-one = Bootsmann mit einer Figur einsetzen
do-sail = Bootsmann mit Boot einsetzen
do-load-all = Alle, die Platz finden: { $figure }
do-load-one = Eine Figur: { $figure }
do-load-each = Von jeder Farbe eine Figur
do-land = { $figure }: { $row }, Spalte { $column }

round-begins = Durchgang { $round } beginnt mit { $who }.
opened = Ein Sonderplättchen wird aufgedeckt: { $special }.
bids = { $who } bietet { $bid }.
passes = { $who } passt.
wins-start = { $who } bekommt das Startrecht für { $bid } Gold.
wins-start-changing = { $who } bekommt das Startrecht für { $bid } Gold und tauscht dafür { $changed } { $changed ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ein.
removes = { $who } nimmt eine Figur aus dem Spiel: { $figure }.
offer-lies-out = Zwölf Plättchen liegen um das Drehrad.
places = { $who } stellt { $count } × { $figure } ans Drehrad.
buys = { $who } kauft für { $price }: { $tile } und { $figure }.
buys-changing = { $who } kauft für { $price }: { $tile } und { $figure }, und tauscht dafür { $changed } { $changed ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ein.
wheel-turns = Das Drehrad dreht sich: Alles wird um { $by } billiger.
starts = { $who } legt das Startplättchen: { $row }.
moors = { $who } legt ein Schiff in Spalte { $column }: { $tile }.
lays = { $who } legt an: { $tile }, { $row }, Spalte { $column }.
loses = { $who } hat keinen Platz für das Plättchen ({ $tile }); es kommt aus dem Spiel.
stands = { $who } stellt die Figur auf das Plättchen: { $figure }.
waits = { $who } stellt eine Figur auf das Festland: { $figure }.
takes = { $who } nimmt ein Sonderplättchen: { $special }.
declines = { $who } nimmt kein Sonderplättchen.
exchanges = { $who } tauscht ein Plättchen ({ $tile }) gegen das große aus: { $row }, Spalte { $column }.
unbuilt = { $who } hat noch kein passendes Plättchen ({ $tile }): Das Sonderplättchen wartet.
rows = { $who } setzt einen Bootsmann ein.
sails = { $who } setzt einen Bootsmann mit Bootsplättchen ein.
lands = { $who } setzt über: { $figure }, { $row }, Spalte { $column }.
small-scoring = Kleine Wertung.
large-scoring = Große Wertung.
final-scoring = Schlusswertung.
gains-gold = { $who } erhält { $amount } Gold ({ $cause }).
pays-gold = { $who } muss { $amount } Gold zahlen ({ $cause }).
gains-points = { $who } erhält { $amount } { $amount ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $cause }).
loses-points = { $who } verliert { $amount } { $amount ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $cause }).
ended = Das Spiel ist zu Ende.

cause-ship = { $tile } in Spalte { $column }
cause-nobles = Adlige
cause-scouts = Späher und was sie sehen
cause-goldsmiths = Goldschmiede
cause-fishermen = Fischer
cause-gold5 = Sonderplättchen
cause-debt = fehlendes Gold
cause-gold = Gold
cause-boatsmen = meiste Bootsmänner
cause-islands = meiste fertige Inseln
cause-longest = längste fertige Insel
cause-supply = Versorgung
cause-great = Figuren um das große Bauwerk: { $tile }

item-start = Siegpunkte zu Beginn
item-changed = In Gold getauschte Siegpunkte
item-repelled = Spalte { $column }: { $ship }, abgewehrt
item-unrepelled = Spalte { $column }: { $ship }, nicht abgewehrt
item-nobles = Adlige, { $scoring }. Große Wertung
item-scouts = Späher, { $scoring }. Große Wertung
item-fishermen = Fischer, { $scoring }. Große Wertung
item-debt = Fehlendes Gold
item-gold = Gold
item-boatsmen = Die meisten Bootsmänner
item-islands = Die meisten fertigen Inseln
item-longest = Die längste fertige Insel
item-spare = Überversorgung
item-hunger = Unterversorgung
item-great = Großes Bauwerk: { $tile }
tie-break = übriges Gold
items-repelled = Abgewehrte Schiffe
items-unrepelled = Nicht abgewehrte Schiffe
items-nobles = Adlige
items-scouts = Späher
items-fishermen = Fischer
items-supply = Versorgung
items-great = Große Bauwerke

refuse-not-asked = Das geht jetzt nicht. Gefragt ist: { $asked }.
refuse-opener-bids = Wer die Versteigerung eröffnet, muss bieten, auch wenn es 0 ist.
refuse-bid-too-low = Das Gebot muss mindestens { $least } sein.
refuse-bid-too-high = Du kannst höchstens { $most } zahlen, Siegpunkte eingerechnet.
refuse-none-drawn = Unter den gezogenen Figuren ist keine solche mehr: { $figure }.
refuse-nothing-at = Für { $price } liegt nichts am Drehrad.
refuse-too-dear = { $price } kannst du nicht zahlen, auch nicht mit deinen Siegpunkten.
refuse-zero-locked = Von der 0 darf nur die letzte Figur ihrer Farbe genommen werden, und am Drehrad steht noch eine weitere ({ $figure }); dein Gold reicht für etwas anderes.
refuse-row-taken = In dieser Reihe liegt schon ein Plättchen am Festland: { $row }.
refuse-ships-row = Ein Schiff gehört in die Reihe der Schiffe.
refuse-island-rows = Ein Inselplättchen gehört in eine der fünf Reihen unter den Schiffen.
refuse-next-berth = Zuerst werden die ersten drei Plätze für Schiffe belegt, dann kommt jedes weitere gleich dahinter.
refuse-occupied = Dort liegt schon ein Plättchen.
refuse-no-contact = Das Plättchen muss das Festland oder ein Inselplättchen mit einer Seite berühren.
refuse-clash = Dort träfe Meer auf Land.
refuse-not-open = Dieses Sonderplättchen liegt nicht offen: { $special }.
refuse-wrong-building = Dort liegt kein normales Plättchen von dir mit diesem Bauwerk: { $tile }.
refuse-must-ferry = In der letzten Großen Wertung müssen Bootsmänner übersetzen, solange eine Figur Platz findet.
refuse-no-boat = Du hast kein Bootsplättchen.
refuse-no-cargo = Auf dem Festland wartet keine solche Figur, für die ein Plättchen frei ist: { $figure }.
refuse-one-figure = Ohne Bootsplättchen setzt ein Bootsmann nur eine Figur über.
refuse-same-load = Von jeder Farbe eine wäre hier dieselbe Figur: Wähle sie nach ihrer Farbe.
refuse-wrong-row = Die Figur landet in ihrer eigenen Reihe: { $row }.
refuse-no-free-tile = Dort ist kein freies Inselplättchen.
refuse-left-to-right = Die Plättchen einer Ladung werden von links nach rechts gewählt, und auch der Rest braucht Platz.

sketch-round-small = Durchgang { $round } von 6, danach Kleine Wertung; Startrecht: { $start }
sketch-round-large = Durchgang { $round } von 6, danach Große Wertung; Startrecht: { $start }
sketch-round-last = Durchgang { $round } von 6, danach Große Wertung und Schlusswertung; Startrecht: { $start }
sketch-price = Preis
sketch-tile = Plättch.
sketch-figure = Figur
sketch-drawn = Gezogen: { $figures }
sketch-bid = { $who } bietet { $bid }.
sketch-bought = { $who } hat in der Hand: { $tile } und { $figure }
sketch-open = Offene Sonderplättchen: { $specials }
sketch-assumed = Angenommen, nicht der gedruckte Wert: { $ships }
sketch-player = { $who }: { $gold } Gold, { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
sketch-waiting = Festland: { $figures }
sketch-specials = Sonderplättchen: { $specials }
sketch-ships = Schiffe
sketch-stacks = In den Stapeln: { $tiles }
sketch-bag = Im Stoffsack: { $figures }
sketch-face-down = Verdeckte Sonderplättchen: { $specials }
sketch-legend = (__= Insel-Anfang, =__) Insel-Ende, =h_= Hof, =k_= Kirche, =l_= Langhaus, =t_= Turm, Großbuchstabe: großes Bauwerk; der zweite Buchstabe ist die Figur; ! ist bedroht; Bl3s: blaues Schiff, 3 Siegpunkte (g: Gold)

short-fisherman = Fisch
short-goldsmith = Golds
short-scout = Späher
short-noble = Adlig
short-fighter = Kämpf
short-boatsman = Boots
letter-fisherman = F
letter-goldsmith = G
letter-scout = S
letter-noble = A
letter-fighter = K
letter-farm = h
letter-church = k
letter-longhouse = l
letter-tower = t
letter-gold = g
letter-points = s
letters-red = Ro
letters-green = Gn
letters-yellow = Ge
letters-blue = Bl

place-mainland = das Festland
place-start-tile = Startplättchen
place-price = Preis { $price }
place-tens = { $from } bis { $to }
place-berth = Schiffe, Spalte { $column }
place-cell = { $row }, Spalte { $column }
place-slot = { $price }: { $tile } und { $figure }

board-wheel = Das Drehrad mit dem Angebot
board-coast = Küste von { $who }
board-ships = Schiffe
board-mainland = Festland
board-no-bid = Noch kein Gebot.

fact-gold = Gold
fact-boatsmen = Bootsmänner
fact-waiting = Figuren, die auf dem Festland warten
fact-start = Startrecht
fact-auction = Versteigerung
fact-bids = bietet { $bid }
fact-passed = gepasst
fact-coast = Küste
fact-last-scoring = Bei der letzten Wertung

tip-round-small = Durchgang { $round } von 6, danach Kleine Wertung
tip-round-large = Durchgang { $round } von 6, danach Große Wertung
tip-round-last = Durchgang { $round } von 6, danach Große Wertung und Schlusswertung
tip-stacks = Noch in den Stapeln:
tip-bag = Noch im Stoffsack:
tip-price = Kostet { $price } Gold.
tip-too-dear = Das kannst du nicht bezahlen, auch nicht mit deinen Siegpunkten.
tip-changes = { $changed ->
    [one] 1 deiner Siegpunkte wird dafür in Gold getauscht.
   *[other] { $changed } deiner Siegpunkte werden dafür in Gold getauscht.
}
tip-locked = Die Kombination bei der 0 bekommst du nur, wenn ihre Figur die letzte ihrer Farbe ist oder dein Gold für nichts anderes reicht.
tip-dearest = Die teuerste Kombination: Sie bringt ein Sonderplättchen.
tip-assumed = Dieser Wert ist angenommen, nicht der gedruckte.
tip-ships = Die Reihe der Schiffe: Zuerst werden die ersten drei Plätze belegt, in beliebiger Folge; danach kommt jedes Schiff direkt hinter das letzte.
tip-left = Insel-Anfang: links Meer, rechts Land.
tip-right = Insel-Ende: links Land, rechts Meer.
tip-middle = Mittelstück ({ $tile }): Land auf beiden Seiten.
tip-ship = { $tile }: bedroht alle darunter bis einschließlich Reihe „{ $row }“, solange kein Kämpfer direkt darunter steht.
tip-ship-value = { $of ->
    [gold] Abgewehrt bringt es bei jeder Großen Wertung { $value } Gold, sonst kostet es am Ende { $value } Gold.
   *[other] Abgewehrt bringt es bei jeder Großen Wertung { $value } Siegpunkte, sonst kostet es am Ende { $value } Siegpunkte.
}
tip-moored = Schiffe, Spalte { $column }: { $tile }.
tip-berth = Schiffe, Spalte { $column }: frei
tip-berth-guarded = Dein Kämpfer darunter wehrt das Schiff sofort ab.
tip-berth-open = Darunter steht kein Kämpfer: Das Schiff bedroht diese Spalte.
tip-repelled = { $of ->
    [gold] Vom Kämpfer abgewehrt: { $value } Gold bei jeder Großen Wertung.
   *[other] Vom Kämpfer abgewehrt: { $value } Siegpunkte bei jeder Großen Wertung.
}
tip-unrepelled = { $of ->
    [gold] Bedroht diese Spalte bis einschließlich Reihe „{ $row }“. Kostet am Ende { $value } Gold.
   *[other] Bedroht diese Spalte bis einschließlich Reihe „{ $row }“. Kostet am Ende { $value } Siegpunkte.
}
tip-manned = { $tile }, darauf: { $figure }
tip-free = { $tile }, frei
tip-sea = offenes Meer
tip-lay-stands = Hier kann die Figur stehen: { $figure }.
tip-lay-waits = Die Figur kommt auf das Festland: { $figure }.
tip-threatened = bedroht ({ $tile }): bringt nichts ein
tip-mainland = Das Festland: Wer hier wartet, kommt bei einer Großen Wertung mit einem Bootsmann auf die Inseln.
tip-waiting = { $count } × { $figure } auf dem Festland
tip-start-tile = Das Startplättchen ist ein Insel-Anfang. Es kommt in Spalte 1, zusammen mit deinem ersten Plättchen.
tip-fisherman = Fischer: Unbedroht auf einer Insel versorgt er am Ende fünf Figuren. 2 Siegpunkte je zusätzlich versorgter Figur, 1 Siegpunkt Abzug je nicht versorgter.
tip-goldsmith = Goldschmied: 3 Gold bei jeder Kleinen und Großen Wertung.
tip-scout = Späher: 1 Siegpunkt bei jeder Großen Wertung, dazu je 1 für Goldschmied und Fischer unter ihm.
tip-noble = Adliger: 2 Siegpunkte bei jeder Großen Wertung.
tip-fighter = Kämpfer: wehrt das Schiff direkt über ihm ab.
tip-boatsman = Bootsmann: Bei einer Großen Wertung setzt er alle wartenden Figuren einer Farbe über oder von jeder Farbe eine. Am Ende 10 Siegpunkte für die meisten Bootsmänner.
tip-boatsman-one = Bootsmann: Bei einer Großen Wertung setzt er eine wartende Figur über. Am Ende 10 Siegpunkte für die meisten Bootsmänner.
tip-special = { $special }: { $about }

letter-boatsman = B
letter-left = A
letter-middle = M
letter-right = E

# Was an einer Ausgabe oder Option nicht stimmt
wrong-entry-twice = Für „{ $word }“ gibt es zwei Einträge; einer davon muss weg.
wrong-entry-missing = Es gibt kein [[{ $list }]] mit { $name } = "{ $word }".
wrong-count = Die Regeln zählen { $count } von „{ $what }“.
wrong-middles = Die Regeln zählen { $count } Mittelstücke mit Bauwerken, hier sind es { $found }.
wrong-ships = Die Regeln zählen { $count } Schiffe, hier sind es { $found }.
wrong-auction = Die Versteigerung gehört zur Version für Fortgeschrittene: Setze auch advanced=on oder lass auction=off.
