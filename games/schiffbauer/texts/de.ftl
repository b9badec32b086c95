title = Schiffbauer der Nordsee
summary = Morgens Karten wählen, nachmittags die größte Wikingerflotte bauen, abends Gold und Arbeiter zählen.

# Der gedruckte Name eines Schiffs oder Handwerkers kommt aus der Ausgabe, in beiden Sprachen.
printed = { $de }
nothing = nichts

good-oak = Holz
good-wool = Wolle
good-iron = Eisen
amount = { $n } { $good }
gold = { $n } Gold
workers = { $n } Arbeiter
goods = { $n ->
    [one] { $n } Gut
   *[other] { $n } Güter
}
goods-up-to = bis zu { $n } Güter
goods-of = { $n ->
    [one] { $n } Gut
   *[other] { $n } Güter
} { $types }
goods-for-each = für jedes { $n } { $types }
types-any = beliebiger Sorte
types-other = anderer Sorte
types-one-other = einer anderen Sorte

card-carpenter = Zimmermann
card-blacksmith = Schmied
card-weaver = Weberin
card-ropemaker = Seiler
card-carver = Schnitzer
card-tarmaker = Teersieder
card-woodcutter = Holzfäller
card-assassin = Attentäterin
card-barbarian = Barbar
card-conspirator = Verschwörer
card-pioneer = Pionier
card-mercenary = Söldner
card-plunderer = Plünderer
card-berserker = Berserker
card-thief = Dieb
card-watchman = Wachmann
card-chieftain = Häuptling
card-sage = Weiser
card-beggar = Bettler
card-servant = Knecht
card-merchant = Kaufmann
card-trader = Händlerin
card-king = König
card-queen = Königin
card-navigator = Navigator
card-bowsaw = Bogensäge
card-spindle = Spinnwirtel
card-bloomery = Rennofen
card-cart = Handelskarre
card-longhouse = Langhaus
card-mine = Bergwerk
card-church = Kirche
card-fortress = Festung
card-treasury = Schatzhaus
card-boathouse = Bootshaus
card-markethall = Markthalle
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

does-craftsman = Handwerker; unter dem Tableau anwerben oder aus der Hand für ein Schiff nutzen
does-ship = Schiff, { $points } SP, { $flag }; kostet { $cost }; braucht { $craftsmen }; bringt { $icons }
flag-civil = zivil
flag-military = { $n } Militär
icon-mill = Mühle { $n }
icon-workers = tägliche Arbeiter { $n }
icon-gold = Gold am Abend { $n }
does-building = Gebäude; kostet { $cost }; zählt { $worth }
worth-points = { $n } SP
worth-gold = { $n } SP je { $per } Gold
worth-civil = { $n } SP je zivilem Schiff
worth-mill = die Kapazität der Mühle über { $above }
does-priced = Werkzeug; kostet { $gold } Gold; { $does }
does-tool = ein Schiff ohne { $good } fertigstellen, dann abwerfen
does-cart = kommt mit { $load }; je Kauf darf 1 Gut der gekauften Sorte von hier in die Mühle
does-exchange = gib { $give }, nimm { $take }
does-assassin = wirf einen angeworbenen Handwerker ab, bei anderen oder bei dir selbst
does-barbarian = wirf ein unfertiges Schiff ab, bei anderen oder bei dir selbst
does-conspirator = hole einen fremden Handwerker auf einen freien Platz bei dir
does-pioneer = du beginnst den morgigen Tag
does-mercenary = du erhältst { $gain } Gold, alle anderen verlieren { $loss }
does-plunderer = eine andere Person verliert { $n } Gold je Gut in ihrer Mühle
does-berserker = zahle { $n } Gold und wirf ein fremdes Werkzeug ab
does-thief = nimm ein Gut aus einer fremden Mühle
does-watchman = schützt dich bis zu deinem nächsten Zug vor Angriffen (nicht vor Berserkern)
does-chieftain = ziehe { $n } Karten
does-sage = wirf 1 bis { $n } Karten ab und ziehe ebenso viele
does-king = du erhältst { $n } Gold
does-queen = du erhältst { $n } Gold
does-navigator = du erhältst { $base } Gold und { $step } für jeden Zug, der heute schon vorbei ist

prompt-start = Nimm ein Gut für den Anfang.
prompt-draft = Durchgang { $pass }: Behalte eine von { $cards } Karten.
prompt-work = Du bist am Zug: Führe beliebig viele Aktionen aus.
prompt-aim = { $card } ({ $does }): Wähle ein Ziel.
prompt-sage = Weiser: Wirf { $n ->
    [one] noch eine Karte
   *[other] bis zu { $n } Karten
} ab.
prompt-give = { $card }: Gib ein Gut in den Vorrat.
prompt-take = { $card }: Nimm Güter aus dem Vorrat (noch { $n }).
prompt-staff = { $ship }: Kommt „{ $card }“ vom Tableau oder aus der Hand?
prompt-surplus = Deine Mühle fasst nur { $limit }: Gib { $n ->
    [one] ein Gut
   *[other] { $n } Güter
} zurück.

take = { $what } nehmen
keep = { $card } behalten
buy = { $what } kaufen für { $cost }
buy-cart = { $what } kaufen, dazu 1 von der Karre
play-recruit = Anwerben: { $card }
play-visit = Aufsuchen: { $card }
play-equip = { $card } kaufen für { $gold } Gold
play-build = { $card } bauen für { $cost }
play-begin = Schiffbau beginnen: { $card }
discard = Abwerfen: { $card }
discard-tool = Dein Werkzeug abwerfen: { $card }
finish = { $ship } fertigstellen
finish-tool = { $ship } fertigstellen mit: { $card }
use-board = { $card } vom Tableau
use-hand = { $card } aus der Hand
aim-discard = Bei { $who } abwerfen: { $card }
aim-discard-own = Bei dir selbst abwerfen: { $card }
aim-lure = Von { $who } herüberholen: { $card }
aim-steal = Bei { $who } stehlen: { $good }
aim-smash = Bei { $who } abwerfen: { $card }
aim-plunder = { $who } plündern ({ $n } Gold)
give = { $what } geben
enough = Das genügt
return = { $what } zurückgeben
end = { $n ->
    [0] Zug beenden
    [one] Zug beenden und 1 Karte abwerfen
   *[other] Zug beenden und { $n } Karten abwerfen
}

told-day = Tag { $day } beginnt. Den Pioniermarker hat { $who }.
told-packet = { $who } zieht { $n } Karten.
told-kept = { $who } behält eine Karte.
told-kept-own = { $who } behält: { $card }.
told-aside = { $who } legt eine Karte verdeckt beiseite.
told-aside-own = { $who } legt beiseite: { $card }.
told-reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel von { $n } Karten gemischt.
told-took = { $who } nimmt { $what }.
told-gave = { $who } gibt { $what } ab.
told-bought = { $who } kauft { $what }.
told-bought-cart = { $who } kauft { $what } und nimmt 1 von der Handelskarre.
told-recruit = { $who } wirbt an: { $card }.
told-visit = { $who } sucht auf: { $card }.
told-equip = { $who } kauft ein Werkzeug: { $card }.
told-build = { $who } baut: { $card }.
told-begin = { $who } beginnt einen Schiffbau: { $card }.
told-discarded = { $who } wirft ab: { $card }.
told-tool-gone = { $card } von { $who } wird abgeworfen.
told-tool-used = { $who } nutzt: { $card }.
told-staffed-board = { $card } arbeitet für { $who }.
told-staffed-hand = { $card } arbeitet für { $who }, direkt aus der Hand.
told-finished = { $who } stellt ein Schiff fertig: { $card }.
told-removed = { $who } verliert: { $card }.
told-lured = { $who } holt von { $from } herüber: { $card }.
told-stolen = { $who } stiehlt { $what } bei { $from }.
told-gained = { $who } erhält { $n } Gold.
told-lost = { $who } verliert { $n } Gold.
told-protected = Ein Wachmann schützt { $who }.
told-drew = { $who } zieht eine Karte.
told-drew-own = { $who } zieht: { $card }.
told-watch-over = Der Wachmann von { $who } geht.
told-ended = { $who } beendet den Zug.
told-income = Abend: { $who } erhält { $gold } Gold und { $workers } Arbeiter.
told-workers-left = Im Dorf von { $who } ist kein Platz für { $n } Arbeiter.
told-returned = { $who } gibt { $what } zurück.
told-over = Ein viertes Schiff ist fertig, und der Tag ist vorbei: Das Spiel endet.

refused-not-now = Das geht jetzt nicht. { $asked }
asked-start = Nimm zuerst deine Güter für den Anfang.
asked-draft = Behalte zuerst eine Karte.
asked-work = Es ist Nachmittag: Führe Aktionen aus oder beende deinen Zug.
asked-aim = Wähle zuerst ein Ziel für die Karte.
asked-sage = Wirf zuerst Karten für den Weisen ab.
asked-give = Gib zuerst Güter zum Tausch.
asked-take = Nimm zuerst Güter im Tausch.
asked-staff = Sag zuerst, woher der Handwerker kommt.
asked-surplus = Gib zuerst Güter zurück, die deine Mühle nicht fasst.
asked-over = Das Spiel ist zu Ende.
refused-not-in-packet = Diese Karte wird dir nicht angeboten: { $card }.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refused-gold = Das kostet { $needs } Gold; du hast { $has }.
refused-workers = Das braucht { $needs } Arbeiter; du hast { $has }.
refused-goods = Das braucht { $needs } { $good }; du hast { $has }.
refused-cart = Auf einer Handelskarre von dir liegt das nicht: { $good }.
refused-no-tool = Du hast kein Werkzeug.
refused-tool-no-help = Dein Werkzeug ersetzt nichts an diesem Schiff: { $ship }.
refused-crew-full = Alle vier Plätze für Handwerker sind belegt.
refused-workshops-full = Beide Werkstätten sind belegt.
refused-already-built = Das hast du schon gebaut: { $card }. Erlaubt ist eines jeder Art.
refused-not-in-workshop = Dieses Schiff liegt in keiner deiner Werkstätten: { $ship }.
refused-no-craftsman = { $ship }: Dir fehlt dieser Handwerker: { $card }.
refused-no-target = { $card }: Es gibt kein Ziel; die Karte lässt sich nur abwerfen.
refused-sage = Für den Weisen brauchst du eine andere Handkarte zum Abwerfen.
refused-nothing-to-give = { $card }: Du hast die nötigen Güter nicht.
refused-only-opponents = { $card }: Wähle jemand anderen, nicht dich selbst.
refused-guarded = Ein Wachmann schützt { $who }.
refused-no-seat = Auf Platz { $number } sitzt niemand.
refused-nothing-there = { $who } { $what }.
lacks-tool = hat kein Werkzeug
lacks-craftsman = hat diesen Handwerker nicht angeworben
lacks-ship = hat kein solches Schiff in einer Werkstatt
lacks-good = hat dieses Gut nicht in der Mühle
refused-at-least-one = Mindestens eines muss es sein, bevor du aufhörst.
refused-no-type-left = Wenn du auch noch { $good } gibst, bleibt keine andere Sorte zum Nehmen.
refused-same-type = { $good } hast du gegeben; nimm eine andere Sorte.

item-ship = Schiff: { $card }
item-building = Gebäude: { $card }
item-military = Meiste Militärpunkte
tie-break = übriges Gold
items-ship = Schiffe
items-building = Gebäude

phase-start = Güter für den Anfang
phase-morning = morgens, Durchgang { $pass } von { $passes }
phase-afternoon = nachmittags
phase-evening = abends
phase-over = das Spiel ist zu Ende
sketch-head = Tag { $day } · { $phase } · Pioniermarker: { $who }
sketch-pile = Nachziehstapel: { $n } Karten; die oberste Rückseite bringt { $yields }
sketch-piles = Ablage: { $open } offen, { $down } verdeckt · heute beiseite: { $aside } · im Umlauf: { $packet }
sketch-pioneer = Pionier: { $who } beginnt den morgigen Tag.
sketch-visited = { $who } sucht gerade auf: { $card }
sketch-own = { $seat } { $who } (du) · { $points } SP · { $hand } auf der Hand
sketch-other = { $seat } { $who } · { $points } SP · { $hand } auf der Hand
sketch-purse = Gold { $gold }/{ $coast } · Arbeiter { $workers }/{ $village } · Mühle { $stored }/{ $limit }: { $goods }
sketch-places = Werkstätten: { $workshops } · Handwerker: { $crew }
sketch-fleet = Schiffe ({ $n }/4): { $ships } · { $points } SP, { $military } Militär; jeden Abend { $gold } Gold, { $workers ->
    [one] 1 neuer Arbeiter
   *[other] { $workers } neue Arbeiter
}
sketch-right = Werkzeug: { $tool } · Gebäude: { $buildings }
sketch-guarded = Ein Wachmann hält Wache.
sketch-packet = Zur Wahl; behalte eine:
sketch-hand = Deine Hand:
sketch-workshops = Schiffe in den Werkstätten:
sketch-discards = Offen abgelegt: { $cards }
sketch-face-down = Verdeckt abgelegt, dir bekannt: { $cards }
sketch-passed-on = In Durchgang { $pass } weitergereicht, jetzt auf späteren Händen oder beiseite: { $cards }
sketch-set-aside = In Durchgang { $pass } von dir beiseitegelegt: { $cards }
sketch-not-in-pile = Seit dem letzten Mischen nicht im Stapel, also auf einer Hand: { $cards }
sketch-reconstruction = Die Zahlen auf den Karten sind eine ausgewogene Rekonstruktion, nicht die gedruckten.

# Orte, bevor man sie wählt
place-discards = Etwas abwerfen
place-end = Zug beenden
place-tool = Dein Werkzeug
place-mill = Mit allen Gütern aus der Mühle
place-cart = Mit 1 Gut von der Handelskarre
place-alone = Ohne die Handelskarre
place-crew = Unter dem Tableau anwerben
place-workshops = In eine freie Werkstatt
place-buildings = Bei den Gebäuden bauen
place-visit = Auf den Dorfplatz: aufsuchen
place-buy = { $what } kaufen
place-supply = { $good } aus dem Vorrat
place-goods = { $good } in der Mühle von { $who }
place-hand = Karte: { $card }
place-coast = Gold von { $who }

# Der gezeichnete Tisch
board-morning = Morgens
board-afternoon = Nachmittags
board-evening = Abends
board-morning-tip = Morgens: Alle behalten drei Karten, eine in jedem Durchgang.
board-afternoon-tip = Nachmittags: Alle sind der Reihe nach einmal am Zug.
board-evening-tip = Abends: Jeder Arbeiter bringt 1 Gold, dann kommen neue Arbeiter.
board-order = Reihenfolge
board-order-tip = Die Reihenfolge des Tages. Wer den Pioniermarker hat, beginnt.
board-pile = Nachziehstapel
board-pile-tip = Die Rückseite der obersten Karte: So viel Holz, Wolle oder Eisen bringt ein Kauf.
board-price = Ein Kauf:
board-price-tip = Ein Kauf kostet 2 Gold und 2 Arbeiter und bringt Güter einer Sorte.
board-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-discards = Ablage
board-discards-label = Ablagestapel: { $open } offen, { $down } verdeckt. Hierher kommt, was abgeworfen wird.
board-look-tip = Welche Karten offen liegen und welche du kennst.
board-open-discards = Offen abgelegt:
board-face-down = Verdeckt abgelegt, dir bekannt:
board-passed-on = In Durchgang { $pass } weitergereicht oder beiseitegelegt:
board-not-in-pile = Nicht im Stapel, also auf einer Hand:
board-square = Dorfplatz
board-square-tip = Hier suchst du Dorfbewohner auf. Ihre Wirkung geschieht sofort.
board-supply = Vorrat
board-supply-tip = Der allgemeine Vorrat. Er geht nie aus.
board-packet = Karten zur Wahl
board-packet-of = { $who } wählt aus:
board-fleet = Flotte
board-fleet-tip = Fertige Schiffe. Der Tag, an dem jemand ein viertes fertigstellt, ist der letzte.
board-tool = Werkzeug
board-tool-tip = Platz für ein Werkzeug. Ein neues verdrängt das alte.
board-buildings = Gebäude
board-buildings-tip = Von jeder Art darfst du ein Gebäude bauen.
board-none = noch keins
board-gold = { $n } Gold
board-coast-tip = Die Küste reicht von 0 bis 12. Was darüber hinausgeht, verfällt.
board-mill = Mühle
board-mill-tip = Mühle: { $n ->
    [one] 1 Gut
   *[other] { $n } Güter
}; über Nacht fasst sie { $limit }.
board-village = Dorf
board-village-tip = Dorf: { $n } Arbeiter. Abends bringt jeder 1 Gold, dann { $new ->
    [one] kommt 1 neuer
   *[other] kommen { $new } neue
}; über Nacht bleiben höchstens 8.
board-tonight = Heute Abend:
board-workshop = Werkstatt { $letter }
board-workshop-tip = Hier liegt ein begonnenes Schiff, bis alles Nötige da ist.
board-ready = Alles ist da
board-staffing = Wird gerade fertig
board-lacks = Es fehlt: { $what }
board-on-board = { $card }: unter dem Tableau
board-in-hand = { $card }: auf der Hand
board-nowhere = { $card }: fehlt
board-crew = Handwerker
board-crew-tip = Vier Plätze für angeworbene Handwerker. Ein fertiges Schiff verbraucht sie.
board-hand = Deine Hand
board-hand-empty = Keine Karten auf der Hand.
board-needed-by = Gebraucht für: { $ships }
board-derived = Manches daran ist aus den Regeln abgeleitet.
board-assumed = Manches daran ist angenommen und kann von der gedruckten Karte abweichen.
board-load = Auf der Karre: { $what }
board-fact-ships = Fertige Schiffe
board-fact-gold = Gold
board-fact-workers = Arbeiter
board-fact-goods = Güter in der Mühle
board-fact-military = Militärpunkte
board-fact-hand = Handkarten

# Was an einer Ausgabe nicht stimmt
wrong-card-missing = Die Karte „{ $card }“ fehlt (mit backs = [] gibt es von ihr kein Exemplar).
wrong-card-twice = Die Karte „{ $card }“ steht zweimal da.
wrong-count = Es müssten { $cards } Karten sein, die Rückseiten ergeben aber { $backs }.
wrong-too-few = Das sind zu wenige Karten: Zu fünft können { $needed } zugleich außerhalb des Stapels sein, es gibt aber { $cards }.
wrong-too-many = Das sind mehr als { $most } Karten.
wrong-hand = Mit den Häuptlingen könnten { $hand } Karten auf eine Hand kommen; höchstens { $most } sind möglich.
wrong-no-ship = Es gibt kein Schiff, also könnte das Spiel nicht enden.
wrong-back = Eine Rückseite bringt 1 bis 9 von jedem Gut, { $back } ist also keine.
wrong-civil = Ein ziviles Schiff hat keine Militärpunkte.
wrong-cart = Eine leere Karre würde sofort abgeworfen.
wrong-fewest-more = „fewest“ darf nicht größer sein als „give_goods“.
wrong-fewest-none = „fewest“ müsste mindestens 1 sein, wo Güter gegeben werden.
