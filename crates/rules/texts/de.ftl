not-awaited = Du bist nicht am Zug: { $count ->
    [one] Am Zug ist
   *[other] Am Zug sind
} { $who }.
game-over = Das Spiel ist zu Ende.
not-a-move = „{ $text }“ ist keine Aktion dieses Spiels. Was möglich ist, steht in der Liste.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-not-yours = Nur die eigene letzte Aktion lässt sich zurücknehmen, und inzwischen war jemand anderes am Zug.
undo-revealed = Das lässt sich nicht zurücknehmen: Seither ist etwas Neues bekannt geworden.
undo-asked = Das lässt sich nicht zurücknehmen: Seither sind mehrere zugleich gefragt.
and = { $others } und { $last }
decision-why = Warum
sourced = belegt
derived = abgeleitet
assumed = angenommen
somebody = Jemand

# What is wrong with something that was written
on-line = Zeile { $line }: { $says }
more-mistakes = { $more ->
    [one] … und noch ein Fehler.
   *[other] … und noch { $more } Fehler.
 }
should-text = ein Text
should-number = eine ganze Zahl von { $low } bis { $high }
should-numbers = eine Liste ganzer Zahlen von { $low } bis { $high }
should-word = eines von { $words }
should-words = eine Liste aus { $words }
should-list = eine Liste
should-section = ein Abschnitt
should-section-named = ein Abschnitt [{ $entry }]
should-sections = eine Liste von Abschnitten [[{ $entry }]]
found-type = ein Wert der Art { $type }
wrong-toml = Das ist kein TOML: { $error }.
wrong-unknown-entry = Den Eintrag „{ $entry }“ gibt es hier nicht; es gibt { $known }.
wrong-missing-entry = Der Eintrag „{ $entry }“ fehlt; hierher gehört { $expected }.
wrong-entry = „{ $entry }“ müsste { $expected } sein, ist aber { $found }.
wrong-numbers = „{ $entry }“ müsste { $expected } sein.
wrong-length = „{ $entry }“ müsste { $least } bis { $most } Einträge haben, hat aber { $found }.
wrong-sections = Es gibt { $count } Abschnitte [[{ $entry }]], höchstens { $most } sind möglich; nur die ersten wurden gelesen.
wrong-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
wrong-option = Es gibt keine Option „{ $option }“ (es gibt { $known }).
wrong-option-none = Es gibt keine Option „{ $option }“; dieses Spiel hat keine.
wrong-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein (möglich: { $known }).
wrong-revision = Die Regeln von { $game } haben { $newest ->
    [one] nur die Fassung 1
   *[other] die Fassungen 1 bis { $newest }
 }, nicht { $revision }.
wrong-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
wrong-seats-either = { $game } ist für { $low } oder { $high } Personen, nicht für { $seats }.
wrong-seats-exactly = { $game } ist für { $low } Personen, nicht für { $seats }.

# Why a record is refused
saga-format = Eine Aufzeichnung beginnt mit „{ $format }“, hier steht „{ $found }“.
saga-control = Ein Steuerzeichen hat in einer Aufzeichnung keinen Platz.
saga-edition = Die Ausgabe wird mit ihrem SHA-256 genannt, 64 hexadezimalen Ziffern.
saga-options = Eine Aufzeichnung nennt höchstens { $most } Optionen.
saga-seats = „seats“ müsste eine Zahl von 1 bis { $most } sein.
saga-seed = Eine Zufallszahl hat { $digits } hexadezimale Ziffern.
saga-move = Ein Zug ist ein Platz von 1 bis { $seats } und eine Aktion, hier steht „{ $found }“.
saga-names = Namen stehen für die Plätze 1 bis { $seats } der Reihe nach, jeder mit höchstens { $most } Zeichen.
saga-names-all = Für { $seats } Plätze gibt es { $names } Namen; nenne alle oder keinen.
saga-taken-back = „taken-back“ müsste eine ganze Zahl ab 1 sein, ist aber „0“.
saga-count = Das Ende zählt „{ $found }“ Züge, die Aufzeichnung hat aber { $moves }.
saga-score = Eine Wertung ist ein Platz, seine Punkte und was bei Gleichstand zählt.
saga-score-seat = Hier müsste die Wertung von Platz { $seat } stehen.
saga-end = Eine Aufzeichnung endet mit „finished“ oder „unfinished“, nicht mit „{ $found }“.
saga-sum = Die Prüfsumme passt nicht: Die Aufzeichnung wurde nachträglich geändert.
saga-after = Die Aufzeichnung war mit der Zeile davor zu Ende; danach darf nichts mehr kommen.
saga-stops = Hier hört die Aufzeichnung auf, wo { $expected } folgen müsste.
saga-empty = Vor { $expected } müsste eine leere Zeile stehen, hier steht „{ $found }“.
saga-entry = Hier müsste „{ $entry }“ stehen, hier steht „{ $found }“.
saga-number = „{ $entry }“ müsste { $expected } sein, ist aber „{ $found }“.
saga-other-game = Das ist eine Aufzeichnung von „{ $found }“, nicht von { $game }.
saga-unknown-edition = Diese Ausgabe ist hier nicht bekannt; nenne ihre Datei mit { $option }.
saga-wrong-score = Platz { $seat } hat { $score } Punkte, und bei Gleichstand zählt { $tie }.
saga-not-over = Nach diesen Zügen ist das Spiel nicht zu Ende.
saga-over = Nach diesen Zügen ist das Spiel zu Ende und gewertet.
what-entry = „{ $entry }“
what-number = eine ganze Zahl
what-number-from-one = eine ganze Zahl ab 1
what-seats = eine Zahl von 1 bis { $most }
what-name-or-moves = der Name eines Platzes oder eine leere Zeile mit den Zügen
what-empty-moves = eine leere Zeile mit den Zügen
what-empty-end = eine leere Zeile mit dem Ende
what-move-or-end = ein Zug oder eine leere Zeile mit dem Ende
what-move = ein Zug
what-moves = den Zügen
what-end = dem Ende
