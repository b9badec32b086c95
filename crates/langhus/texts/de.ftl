games = Spiele:
examples = Beispiele, wie ein Spiel geschrieben wird:
for-seats = { $few } bis { $many } Plätze
for-exactly = { $count } Plätze

name-own = Person { $seat }
name-random = Zufall { $seat }
name-bot = { $bot } { $seat }

play-welcome = { $title }: { $count ->
    [one] Du spielst Platz { $seats }.
   *[other] Du spielst die Plätze { $seats }.
}
others-random = { $count ->
    [one] Platz { $seats } wählt zufällig: Jede erlaubte Aktion ist gleich wahrscheinlich, geplant wird nichts.
   *[other] Die Plätze { $seats } wählen zufällig: Jede erlaubte Aktion ist gleich wahrscheinlich, geplant wird nichts.
}
others-bot = { $count ->
    [one] Platz { $seats } spielt { $bot }.
   *[other] Die Plätze { $seats } spielt { $bot }.
} { $honest }
others-other = { $count ->
    [one] Platz { $seats } spielt der Bot { $bot }.
   *[other] Die Plätze { $seats } spielt der Bot { $bot }.
}
play-hint = Tippe die Nummer einer Möglichkeit; ? erklärt, was du sonst noch tippen kannst.
play-help =
    Nummer    wählt, was hinter der Nummer steht
    Aktion    wählt mit den Wörtern in [Klammern]
    Enter     bestätigt, wo es nur eine Möglichkeit gibt
    b         zurück aus einer Gruppe von Möglichkeiten
    u         nimmt deine letzte Aktion zurück
    s DATEI   speichert das Spiel
    l         zeigt den Verlauf
    t         zeigt den Tisch noch einmal
    q         beendet
play-over = Das Spiel ist zu Ende.

hint-line = { $text }: { $attention } % der Aufmerksamkeit, { $win } % Siege, { $score } Punkte

choice-back = zurück
choice-only = Es gibt keine andere Möglichkeit: Enter bestätigt sie.
choice-group = { $place }: { $count } Möglichkeiten, von „{ $first }“ bis „{ $last }“
enter-is-nothing = Tippe die Nummer einer Möglichkeit, oder ? für Hilfe.
no-such-number = Es gibt keine Möglichkeit { $number }; sie sind von 1 bis { $most } nummeriert.
nothing-to-close = Es ist keine Gruppe von Möglichkeiten offen.
log-empty = Noch ist nichts geschehen.

save-where = Sag, wohin, zum Beispiel: s mein-spiel.saga
save-offer = Um das Spiel zu speichern, tippe den Namen einer Datei; Enter beendet, ohne zu speichern.
saved =
    Gespeichert als { $file }. So geht es später weiter:
      { $program } { $command }
saved-finished =
    Gespeichert als { $file }. So siehst du es dir wieder an:
      { $program } { $command }

place = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
place-and-tie = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (bei Gleichstand zählt { $tie })

record-finished = { $file } stimmt: { $title }, { $seats } Plätze, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, beendet.
record-unfinished = { $file } stimmt: { $title }, { $seats } Plätze, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, nicht beendet.
seed-hash = Gegeben nach der Zufallszahl mit dem SHA-256 { $hash }
position = Stellung { $number } von { $moves }
step-help = Enter: weiter, b: zurück, 1 bis { $seats }: von diesem Platz aus sehen, 0: wie alle, die zuschauen, q: Ende
step-first = Das ist die erste Stellung.
step-last = Das ist die letzte Stellung.
step-unknown = Das ist keine der Tasten.

record-unreadable = Die Aufzeichnung { $file } lässt sich nicht lesen: { $why }.
record-unwritable = Die Aufzeichnung { $file } lässt sich nicht schreiben: { $why }.
edition-unreadable = Die Ausgabe { $file } lässt sich nicht lesen: { $why }.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }.
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }.
folder-unmakable = Der Ordner { $file } lässt sich nicht anlegen: { $why }.
why-missing = Datei oder Ordner gibt es nicht
why-no-permission = dir fehlt die Berechtigung
why-folder = das ist ein Ordner
why-too-large = sie ist größer als { $most } Bytes
why-no-text = Zeile { $line } ist kein UTF-8-Text
why-no-record = es gibt schon eine Datei dieses Namens, und sie ist keine Aufzeichnung
why-other = { $error }

usage = Aufruf:
usage-no-command = Es gibt keinen Befehl „{ $named }“{ $near }. Die Befehle sind { $known }.
usage-unknown = „{ $argument }“ passt hier nicht{ $near }.
usage-no-value = Hinter { $argument } fehlt ein Wert.
usage-no-game = Es gibt kein Spiel „{ $value }“{ $near }. Die Spiele sind { $known }.
usage-wrong-value = { $argument } kann nicht „{ $value }“ sein{ $near }. Möglich sind { $known }.
usage-invalid = { $argument } kann nicht „{ $value }“ sein{ $why }.
usage-missing = Das fehlt noch: { $argument }.
usage-twice = { $argument } darf nur einmal vorkommen.
usage-conflict = { $argument } und { $prior } passen nicht zusammen.
usage-other = Die Argumente stimmen nicht: { $why }.
usage-meant = (meintest du { $near }?)

edition-right = { $file } ist eine Ausgabe von { $game } (SHA-256 { $hash }).
edition-wrong = { $file } ist keine Ausgabe von { $game }; darin { $count ->
    [one] ist ein Fehler
   *[other] sind { $count } Fehler
}:
    { $mistakes }
record-wrong = Die Aufzeichnung { $file } stimmt nicht: { $why }
record-no-game = Es gibt kein Spiel „{ $game }“; die Spiele sind { $known }.
record-moves = Die Aufzeichnung hat { $moves } Züge.
failed-terminal = Das Terminal lässt sich nicht lesen oder beschreiben: { $error }.
failed-program = Das ist ein Fehler des Programms: { $says }.

no-seat = Es gibt keinen Platz { $seat } an diesem Tisch; er hat die Plätze 1 bis { $seats }.
no-move = --at kann nicht { $at } sein: Die Aufzeichnung hat { $moves } Züge.
no-variant = Mit diesen Optionen und so vielen Plätzen wird kein Spiel gespielt.
too-many-bots = Es sind { $bots } Bots für { $seats } Plätze.
no-weights = Der Bot { $bot } fragt nach keinen Gewichten: Nimm greedy oder search:100.
nothing-learnt = Das Gespür für { $game } hat keine Gewichte, die sich lernen ließen.
needed-whole = gebraucht wird eine ganze Zahl von { $low } bis { $high }
needed-number = gebraucht wird eine Zahl von { $low } bis { $high }
needed-address = gebraucht wird eine Adresse dieses Rechners, etwa 127.0.0.1:8712
needed-arena = Bots mit einem Netz spielen in der Arena, mit --net DATEI
needed-bot = Einen Bot „{ $bot }“ gibt es nicht: Nimm random, greedy, search:20ms, search:1000 (Simulationen), search:20ms:2threads, net:20ms, soft:64:20 (Simulationen, Weichheit) oder eine Stärke: { $levels }
needed-pace = „{ $pace }“ ist kein Tempo. Schreib einen Namen aus Kleinbuchstaben, die Zeit zu Beginn, was ein Besuch dazugibt, und das Höchste, jeweils mit d, h, m oder s, wie in days=2d+12h/4d
