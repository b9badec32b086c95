title = Walhalla
summary = Schicke Drachen voller Wikinger in vier Fjorde, belagere die besten Felder auf drei Landzungen und lass die Gefallenen in Walhalla feiern.
option-tongues = Länge der drei Landzungen (Plättchen)
option-tongues-6-6-6 = alle gleich lang: A 6, B 6, C 6
option-tongues-5-6-7 = nach rechts länger: A 5, B 6, C 7
option-tongues-5-7-6 = links kurz, in der Mitte lang: A 5, B 7, C 6
option-tongues-6-5-7 = in der Mitte kurz, rechts lang: A 6, B 5, C 7
option-tongues-6-7-5 = in der Mitte lang, rechts kurz: A 6, B 7, C 5
option-tongues-7-5-6 = links lang, in der Mitte kurz: A 7, B 5, C 6
option-tongues-7-6-5 = nach links länger: A 7, B 6, C 5
option-tongues-5-5-8 = rechts sehr lang: A 5, B 5, C 8
option-tongues-5-8-5 = in der Mitte sehr lang: A 5, B 8, C 5
option-tongues-8-5-5 = links sehr lang: A 8, B 5, C 5

# Spielmaterial
colour-red = rot
colour-black = schwarz
colour-yellow = gelb
colour-blue = blau
letter-red = R
letter-black = S
letter-yellow = G
letter-blue = B
place-bow = Bug
place-middle = Mitte
place-stern = Heck
bow-first = Bug voran
stern-first = Heck voran
terrain-cult = Kultstätte
terrain-forest-2 = Wald 2
terrain-forest-3 = Wald 3
terrain-village-1 = Dorf +1
terrain-village-2 = Dorf +2
terrain-wheat = Weizenfeld
code-cult = Ku
code-forest-2 = W2
code-forest-3 = W3
code-village-1 = D1
code-village-2 = D2
code-wheat = Wz
card-forest = Wald
card-wheat = Weizen
card-cult = Kultstätte
card-village = Dorf
card-tongue-6 = Landzunge 6
card-tongue-7 = Landzunge 7
card-tongue-8 = Landzunge 8
card-walhalla = Walhalla
card-hunt = Jagd
card-attack = Angriff
card-shield = Schutzschild
cards = { $count } × { $card }
no-cards = keine
field = { $field } ({ $terrain })
field-unknown = das Feld

# Was gefragt ist
prompt-boarding = Der farbige Platz ({ $place }) ist für { $who }. Welche Plätze besetzt du?
prompt-boarding-own = Der farbige Platz ({ $place }) ist deiner. Welche Plätze besetzt du?
prompt-boarding-free = Der farbige Platz ({ $place }) bleibt leer. Welche Plätze besetzt du?
prompt-riding = { $who } fragt: Fährst du mit?
prompt-sailing = In welchen Fjord schickst du den Drachen, und welches Ende voran?
prompt-landing = Dein Wikinger geht von Bord. Auf welches Feld?
prompt-attack = Du greifst { $who } auf { $field } an. Spielst du Angriff aus?
prompt-defence = { $who } greift dich auf { $field } an. Verlieren oder gewinnen?
prompt-hunt = Dein Wikinger hat { $field } besetzt. Spielst du Jagd aus?
prompt-secret = Raubzug { $raid } ist zu Ende. Welche Karten legst du verdeckt aus?

# Was eine Aktion bewirkt
board-none = Keinen Platz besetzen
board = Besetzen: { $places }
fill = Wikinger auf den Platz { $place }
leave-empty = Platz { $place } frei lassen
ride = Mitfahren
stay = Daheim bleiben
sail = Fjord { $fjord }, { $lead }
land = Auf { $field } von Bord gehen
land-against = { $who } auf { $field } angreifen
attack = Angriff ausspielen
no-attack = Ohne Karte angreifen
lose = Verlieren
win = Gewinnen: einen Helden abgeben
shield = Gewinnen: Schutzschild ausspielen
hunt = Jagd ausspielen und doppelt werten
no-hunt = Ohne Karte werten
lay = { $card } auslegen
done = { $cards ->
        [0] Fertig: nichts auslegen
        [one] Fertig, mit einer Karte
       *[other] Fertig, mit { $cards } Karten
    }

# Was geschehen ist
event-drawn = { $who } zieht einen Drachen. Ein Platz ist { $colour }: { $place }.
event-boarded-none = { $who } besetzt keinen Platz.
event-boarded = { $who } besetzt { $count ->
        [one] den Platz
       *[other] die Plätze
    } { $places }.
event-rode = { $who } fährt mit.
event-stayed = { $who } bleibt daheim.
event-sailed = { $who } schickt den Drachen in Fjord { $fjord }, { $lead }. Er ist dort Nummer { $berth }.
event-landed = { $who } besetzt { $field }.
event-attacked = { $who } greift { $other } auf { $field } an.
event-returned = Ein Wikinger von { $who } findet kein Feld und kehrt nach Midgard zurück.
event-played = { $who } spielt { $card } aus.
event-defender-fell = Der Wikinger von { $who } auf { $field } fällt und zieht in Walhalla ein.
event-attacker-fell = { $other } hält { $field }; der Wikinger von { $who } fällt und zieht in Walhalla ein.
event-attacker-fell-paid = { $other } hält { $field } und gibt dafür einen Helden ab; der Wikinger von { $who } fällt und zieht in Walhalla ein.
event-card = { $who } zieht eine Karte.
event-card-seen = { $who } zieht { $card }.
event-reshuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
event-no-card = Für { $who } ist keine Karte mehr da.
event-raid-over = Raubzug { $raid } ist zu Ende.
event-laid = { $who } legt { $card } aus.
event-chosen = { $who } hat gewählt.
event-shown = { $who } deckt auf: { $cards }.
event-gained = { $who } erhält { $points ->
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    }: { $what }.
event-went-home = { $vikings ->
        [one] Ein Wikinger von { $who } verlässt
       *[other] { $vikings } Wikinger von { $who } verlassen
    } die Landzungen und { $vikings ->
        [one] geht
       *[other] gehen
    } nach Asgard.
event-supplied = { $who } hat Platz { $place } in Walhalla und bekommt { $vikings ->
        [0] keinen Wikinger
        [one] einen Wikinger
       *[other] { $vikings } Wikinger
    } Nachschub aus Asgard.
event-exodus = { $heroes ->
        [0] Niemand muss Walhalla verlassen.
        [one] Heldenauszug: Alle geben einen Helden ab.
       *[other] Heldenauszug: Alle geben { $heroes } Helden ab.
    }
event-raid-began = Raubzug { $raid } beginnt mit { $who }.
event-over = Das Spiel ist zu Ende.

# Warum nicht
not-now-boarding = Sag zuerst, welche Plätze des Drachen du besetzt.
not-now-riding = Sag zuerst, ob dein Wikinger mitfährt.
not-now-sailing = Schick zuerst den Drachen in einen Fjord.
not-now-landing = Wähle zuerst die Seite, auf der dein Wikinger von Bord geht.
not-now-attack = Sag zuerst, ob du Angriff ausspielst.
not-now-defence = Entscheide zuerst den Kampf.
not-now-hunt = Sag zuerst, ob du Jagd ausspielst.
not-now-secret = Der Raubzug ist zu Ende: Lege Karten aus oder sag, dass du fertig bist.
not-now-over = Das Spiel ist zu Ende.
attack-not-now = Angriff kannst du nur ausspielen, wenn dein eigener Wikinger angreift, bevor die verteidigende Person entscheidet.
shield-not-now = Schutzschild kannst du nur ausspielen, wenn dein Wikinger angegriffen wird und du den Kampf entscheidest.
hunt-not-now = Jagd kannst du nur ausspielen, wenn dein Wikinger gerade einen Wald besetzt hat.
raid-end-card-not-now = Die Karte { $card } kannst du nur am Ende eines Raubzuges ausspielen.
reserved = Der Platz { $place } ist allein für { $who }.
reserved-for-nobody = Der Platz { $place } bleibt leer: Diese Farbe spielt niemand.
too-few-vikings = { $vikings ->
        [0] Du hast keinen Wikinger in Midgard.
        [one] Du hast nur einen Wikinger in Midgard.
       *[other] Du hast nur { $vikings } Wikinger in Midgard.
    }
fjord-full = Fjord { $fjord } ist voll: Der Drache läge neben keinem Geländefeld.
not-beside = Landzunge { $tongue } liegt nicht an Fjord { $fjord }.
not-held = Du hast die Karte { $card } nicht.
empty-walhalla = Um zu gewinnen, musst du einen Helden abgeben, aber du hast keinen in Walhalla.
landing-card = { $card } kannst du nur ausspielen, wenn Wikinger von Bord gehen, nicht am Ende eines Raubzuges.

# Siegpunkte
item-forest = Wälder
item-hunt = Jagd
item-wheat = Weizenfelder
item-forest-cards = Waldkarten
item-wheat-cards = Weizenkarten
item-cult-cards = Kultstättenkarten
item-village-cards = Dorfkarten
item-tongue = Landzunge { $tongue }
item-fields = Belagerte Felder
item-walhalla = Walhalla
items-tongue = Landzungen

# Die Skizze
sketch-raid = Raubzug { $raid } von 3, begonnen von { $start }. Am Zug: { $active }.
sketch-over = Das Spiel ist zu Ende.
sketch-waiting = Gefragt: { $who } ({ $what }).
sketch-landing = Ein Wikinger geht in Fjord { $fjord } von Bord, von Platz { $place } aus, vom Spielplan gezählt.
sketch-contested = Es geht um { $field }.
what-boarding = an Bord gehen
what-riding = mitfahren?
what-sailing = Fjord
what-landing = von Bord gehen
what-attack = Angriff?
what-defence = der Kampf
what-hunt = Jagd?
what-secret = verdeckte Karten
sketch-fjord = Fjord { $fjord }
sketch-tongue = Landz. { $tongue }
sketch-field-legend = Felder: { $list }; dahinter der Wikinger darauf, „.“ wenn frei; am Ende die Landspitzen (zweiter/erster Platz).
sketch-boat-legend = Drachen: „<“ oder „>“ ist der Bug; klein der farbige Platz, groß ein Wikinger an Bord.
sketch-dragon = Gezogen: { $boat } (Bug links).
sketch-dragons = Drachen im Stapel: { $count } ({ $list })
sketch-no-dragons = Der Drachenstapel ist leer.
sketch-pile = Karten im Nachziehstapel: { $count }. Abgelegt: { $cards }
sketch-hand = Deine Hand: { $cards }
sketch-laid = Verdeckt ausgelegt: { $cards }
sketch-sums = Wikinger und Dörfer: { $list }
sketch-items = Deine Siegpunkte: { $list }
sketch-item = { $what } { $points }
column-midgard = Midgard
column-walhalla = Walhalla
column-asgard = Asgard
column-fields = Felder
column-cards = Karten
column-points = Punkte

# Auf dem Tisch
status-raid = Raubzug { $raid }/3 · { $dragons ->
        [0] kein Drache mehr
        [one] noch ein Drache
       *[other] noch { $dragons } Drachen
    }
the-land = Das Land: drei Landzungen und vier Fjorde
the-worlds = Midgard, Asgard und Walhalla von allen
worth-supply = Nachschub
worth-points = Punkte
pile-dragons = Drachen
pile-cards = Karten
pile-discards = Ablage
laid-out = Verdeckt ausgelegt:
hand-empty = Du hast keine Karten.
cards-hidden = { $count ->
        [0] Keine Karten auf der Hand
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
held-by = Belagert von { $who }.
held-by-nobody = Frei.
dragons-of = { $colour } ({ $places })
holds = { $terrain }: belagert { $count }
has-played = Ausgespielt:
seat-of = für { $who }
seat-of-nobody = bleibt leer
leave-it = leer
legend = Legende
legend-cult = Kultstätte: Karte ziehen
legend-forest = Wald: sofort Punkte
legend-village = Dorf: zählt hier mehr
legend-wheat = Weizen: Punkte nach dem Raubzug
legend-tips = Platz 1 und 2 der Landzunge
legend-tips-more = Nach jedem Raubzug wird die Landzunge gewertet: die äußere Landspitze für die größte Summe aus Wikingern und Dörfern, die innere für die zweitgrößte. Die Stapel an der Spitze zeigen die Summen.
legend-bench = Nur für diese Farbe
legend-bench-more = Jeder Drache hat einen farbigen Platz. Wer diese Farbe spielt, entscheidet, ob dort ein Wikinger mitfährt. Die beiden anderen Plätze gehören der Person, die den Drachen gezogen hat.
lengths-equal = Drei Landzungen mit je { $tiles } Plättchen
lengths = Landzungen: A { $a }, B { $b }, C { $c } Plättchen
lengths-more = Ein Plättchen hat zwei Felder. Je länger eine Landzunge ist, desto mehr Drachen haben in den Fjorden daneben Platz.
matter-attack = Mit der Karte Angriff fällt, wer verteidigt. Ohne sie entscheidet die andere Person.
matter-defence = Verlierst du, zieht dein Wikinger in Walhalla ein. Du gewinnst, wenn du einen Helden abgibst oder Schutzschild ausspielst.
matter-hunt = Jagd verdoppelt die Siegpunkte dieses Waldes.
matter-secret = Klicke Karten auf deiner Hand an, um sie verdeckt auszulegen.

quay-boarding = { $who } geht an Bord
quay-riding = { $who }: mitfahren?
quay-sailing = { $who } schickt den Drachen los
quay-landing = { $who } geht von Bord
quay-attack = { $who } greift { $other } an: { $field }
quay-defence = { $who } greift { $other } an: { $field }
quay-hunt = { $who } hat { $field } besetzt
quay-secret = Raubzug { $raid } ist zu Ende: Karten werden ausgelegt

effect-cult = Wer sie besetzt, zieht eine Aktionskarte.
effect-forest-2 = Wer ihn besetzt, erhält sofort 2 Siegpunkte, mit Jagd 4.
effect-forest-3 = Wer ihn besetzt, erhält sofort 3 Siegpunkte, mit Jagd 6.
effect-village-1 = Der Wikinger hier zählt bei der Mehrheit auf dieser Landzunge 1 mehr.
effect-village-2 = Der Wikinger hier zählt bei der Mehrheit auf dieser Landzunge 2 mehr.
effect-wheat = Bringt am Ende des 1., 2. oder 3. Raubzuges 1, 2 oder 3 Siegpunkte. Der Wikinger hier bleibt für den nächsten Raubzug stehen.
card-effect-forest = 1 Siegpunkt für jeden Wald, den du belagerst
card-effect-wheat = 1 Siegpunkt mehr für jedes Weizenfeld, das du belagerst
card-effect-cult = 1 Siegpunkt für jede Kultstätte, die du belagerst
card-effect-village = 1 Siegpunkt für jedes Dorf, das du belagerst
card-effect-tongue-6 = Zählt wie zwei Wikinger auf der Landzunge mit der Landspitze 6
card-effect-tongue-7 = Zählt wie zwei Wikinger auf der Landzunge mit der Landspitze 7
card-effect-tongue-8 = Zählt wie zwei Wikinger auf der Landzunge mit der Landspitze 8
card-effect-walhalla = Zählt wie zwei Helden in Walhalla
card-effect-hunt = Verdoppelt die Siegpunkte des Waldes, den du gerade besetzt hast
card-effect-attack = Dein Angriff gelingt; die andere Person hat keine Wahl
card-effect-shield = Du gewinnst den Kampf und gibst keinen Helden ab
card-at-raid-end = Am Ende eines Raubzuges
card-at-landing = Beim Von-Bord-Gehen

tip-fjord = Fjord { $fjord }: { $room ->
        [0] Er ist voll.
        [one] Platz für noch einen Drachen.
       *[other] Platz für noch { $room } Drachen.
    }
tip-lead = Das gewählte Ende zeigt zum Spielplan, und wer dort sitzt, geht zuerst von Bord.
tip-seat = Dieser Platz ({ $place }) ist neutral: Nur wer den Drachen gezogen hat, kann ihn besetzen.
tip-seat-own = Dieser Platz ({ $place }) ist nur für { $who }, egal wer den Drachen losschickt.
tip-seat-nobody = Dieser Platz ({ $place }) bleibt leer: Diese Farbe spielt niemand.
tip-leave-empty = Hier fährt niemand mit. Dein Wikinger bleibt in Midgard.
tip-tongue = Landzunge { $tongue }: { $tiles } Plättchen, { $fields } Felder. Jedes Feld liegt auf beiden Seiten an einem Fjord.
tip-inner-rank = 2.
tip-outer-rank = 1.
tip-dragon = Ein Drache mit drei Plätzen. Ein Platz gehört { $who }: { $place }.
tip-dragon-free = Ein Drache mit drei Plätzen. Ein Platz ist { $colour }: { $place }. Diese Farbe spielt niemand, er bleibt leer.
tip-inner = Innere Landspitze: Der zweite Platz auf Landzunge { $tongue } bringt nach jedem Raubzug { $points } Siegpunkte.
tip-outer = Äußere Landspitze: Der erste Platz auf Landzunge { $tongue } bringt nach jedem Raubzug { $points } Siegpunkte.
tip-sum = { $who } kommt auf Landzunge { $tongue } auf { $sum }: Wikinger und Dörfer. Das würde jetzt bringen: { $points ->
        [0] nichts
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    }.
tip-midgard = Midgard: Wikinger, die in diesem Raubzug an Bord gehen können.
tip-asgard = Asgard: Wikinger, die warten. Nach einem Raubzug können sie als Nachschub kommen.
tip-walhalla = Walhalla: die gefallenen Helden. Mit einem von ihnen bezahlst du einen gewonnenen Kampf, und sie entscheiden über den Nachschub.
tip-midgard-of = { $who } hat { $vikings ->
        [0] keinen Wikinger
        [one] einen Wikinger
       *[other] { $vikings } Wikinger
    } in Midgard, die in diesem Raubzug an Bord gehen können.
tip-asgard-of = { $who } hat { $vikings ->
        [0] keinen Wikinger
        [one] einen Wikinger
       *[other] { $vikings } Wikinger
    } in Asgard, die nach einem Raubzug als Nachschub kommen können.
tip-walhalla-of = { $who } hat { $vikings ->
        [0] keinen Helden
        [one] einen Helden
       *[other] { $vikings } Helden
    } in Walhalla. Sie gewinnen Kämpfe und entscheiden über den Nachschub.
tip-worth-supply = Was dieser Platz in Walhalla jetzt bringen würde: So viele Wikinger kommen nach dem Raubzug aus Asgard, wenn so viele da sind.
tip-worth-points = Was dieser Platz in Walhalla bringen würde, wenn das Spiel jetzt zu Ende wäre.
tip-dragons = Noch im Stapel: { $list }.
tip-cards = Der Nachziehstapel der Aktionskarten. Eine Kultstätte bringt eine.
tip-discards = Abgelegt: { $cards }.

# Was an einer Ausgabe oder Option nicht stimmt
wrong-tips = Die äußeren Landspitzen sind 6, 7 und 8, jede einmal: Die Landzungenkarten nennen sie.
wrong-supply = Der Nachschub für { $seats } Personen fehlt oder stimmt nicht.
wrong-supply-twice = Der Nachschub für { $seats } Personen steht zweimal da.
wrong-card-twice = Die Karte „{ $card }“ steht zweimal da.
wrong-total = Es müssten { $expected } { $what } sein, es gibt aber { $found }.
pieces-tiles = Geländeplättchen
pieces-dragons = Drachen
pieces-cards = Aktionskarten
wrong-tongues = Sag, wie viele Plättchen jede der drei Landzungen hat, mit Kommas und ohne Leerzeichen.
wrong-tongue = Eine Landzunge hat { $least } bis { $most } Plättchen.
wrong-tongues-sum = Die drei Landzungen haben zusammen { $tiles } Plättchen, nicht { $sum }.
wrong-tongues-spelling = Schreib jede Zahl ohne führende Nullen und Vorzeichen.

# Questions that can be answered in advance
standing-rides = Mitfahren
standing-attacks = Angriff ausspielen
standing-hunts = Jagd ausspielen
