# Every page
description = Vier Brettspiele über Wikinger, im Browser zu spielen, mit Freunden oder gegen den Computer.
skip = Zum Inhalt

# The title bar
your-turn = Du bist am Zug
turn-of = { $count ->
    [one] { $who } ist am Zug
   *[other] Warten auf { $who }
 }
won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } teilen sich den Sieg
 }
won-by-points = { $points } Punkte, { $more } mehr als { $who }.
won-by-tie-break = { $points } Punkte wie { $who }; bei Gleichstand entscheidet { $what }: { $own } zu { $other }.
won-shared = Je { $points } Punkte, und nichts anderes entscheidet.
won-conceded = { $count ->
    [one] { $who } hat aufgegeben.
   *[other] { $who } haben aufgegeben.
 }
tie-break = Gleichstand
connected = Verbunden
not-connected = Keine Verbindung

# The question
question = Deine Entscheidung
all-answers = Alle Antworten
list = Alle
chosen-so-far = Bisher gewählt
chosen = Gewählt:
back = Zurück
confirm = Ausführen
cancel = Abbrechen
undo = Zurücknehmen
ask-undo = Zurück?
ask-undo-how = Die anderen fragen, ob du deinen letzten Zug zurücknehmen darfst
ask-undo-asks = { $who } möchte den letzten Zug zurücknehmen.
ask-undo-waits = { $count ->
    [one] { $who } muss es noch erlauben.
   *[other] { $who } müssen es noch erlauben.
 }
ask-undo-allow = Erlauben
ask-undo-deny = Nein
ask-undo-not-any-more = Doch nicht
hint = Tipp
hint-none = Hier gibt es keinen Tipp.
thinking = Denkt nach …
skip-ahead = Vorspulen
why = Warum?
rules = Regeln
settings = Einstellungen
forced = Es gibt nur eine Möglichkeit:
send-failed = Das ist nicht angekommen. Bitte noch einmal versuchen.
lost = Keine Verbindung: Was du jetzt wählst, käme nicht an. Sobald sie wieder da ist, geht es von selbst weiter.
found = Wieder verbunden.

# The regions
board = Der Spielplan
my-area = Mein Bereich
players = Mitspielende
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-show = Im Verlauf zeigen
log-all = Alle
log-me = Was mich betraf
log-since = Seit meinem letzten Zug
items = Woher die Punkte kommen
no-points = Keine Punkte.
sum = Summe
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
you = du
awaited = ist am Zug
here = da
away = gerade woanders
gone = nicht da
gone-since = weg seit
watching = Du schaust zu. Öffne den Bereich einer Person, um zu sehen, was vor ihr liegt.
panels = Bereiche
tab-mine = Meins
tab-players = Mitspielende
tab-log = Verlauf
tab-chat = Chat
unread = ungelesen
edition-more = So spielst du mit der gedruckten Liste
older-more = Was sich geändert hat
copied = Kopiert.

# The end and looking back
result = Das Ergebnis
rematch = Noch einmal spielen
again-agreed = { $count ->
    [one] { $who } möchte noch einmal spielen.
   *[other] { $who } möchten noch einmal spielen.
 }
again-refused = { $count ->
    [one] { $who } möchte nicht noch einmal spielen.
   *[other] { $who } möchten nicht noch einmal spielen.
 }
again-waiting = Warten auf { $who }.
again-yes = Ich bin dabei
again-no = Nein, danke
again-not-any-more = Doch nicht
again-without = Ohne sie weiterspielen
again-begun = Die nächste Partie hat begonnen.
again-go = Zum neuen Tisch
record = Aufzeichnung herunterladen
replay = Partie ansehen
hall = Zur Halle
see-board = Spielplan ansehen
print = Wertung drucken
picture = Als Bild speichern
to-present = Zurück zum Spiel
first = Zum Anfang
last = Zum Ende
step-back = Einen Zug zurück
step-on = Einen Zug weiter
round-back = Eine Runde zurück
round-on = Eine Runde weiter
play = Abspielen
position = Zug
seen-by = Gesehen von
spectator = Zuschauende

# Settings
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
text-size = Textgröße
text-normal = Normal
text-large = Groß
text-largest = Am größten
pace = Tempo fremder Züge
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-none = Sofort
confirming = Meine Züge bestätigen
confirm-touch = Nur bei Berührung
confirm-always = Immer
confirm-never = Nie
orders = Wird bis zum Ende der Runde für dich beantwortet
decline-round = Nein, die ganze Runde
decline-above = Nein zu allem über { $price }, die ganze Runde
declined-for-you = { $what }: wird diese Runde für dich abgelehnt.
ask-me = Wieder fragen
sound = Töne
sound-on = An
sound-off = Aus
notify = Mitteilung, wenn ich am Zug bin
notify-on = An
notify-off = Aus
keys = Tasten
key-digits = Wählen, was diese Taste trägt
key-tab = Zum nächsten Ort
key-enter = Wählen
key-escape = Einen Schritt zurück
key-list = Liste aller Antworten
key-undo = Den letzten Zug zurücknehmen
key-hint = Tipp
key-skip = Vorspulen
key-board = Zum Spielplan
key-prompt = Zur Frage
key-zoom = Größer, kleiner, ganzer Spielplan
key-pan = Einen Spielplan verschieben, der größer ist als sein Platz
key-help = Diese Hilfe
my-seat = Mein Platz
lend = Einen Bot für mich spielen lassen
return = Ich spiele wieder selbst
concede = Aufgeben
concede-sure = Willst du diese Partie wirklich aufgeben? Du kommst dann auf den letzten Platz. Wenn andere noch miteinander spielen, spielt ein Bot für dich weiter.
leave = Meinen Platz verlassen
leave-sure = Wirklich verlassen? Die anderen können dann einen Bot weiterspielen lassen oder deinen Platz jemand anderem geben, und du kannst in dieser Partie keinen anderen Platz nehmen.
devices = Meine Geräte
device = Auf einem anderen Gerät spielen
device-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, zehn Minuten lang. Gib ihn niemandem: Er öffnet alle deine Plätze.
device-unknown = Ein Programm oder ein unbekannter Browser
device-this = (dieses Gerät)
device-added = seit
device-used = zuletzt benutzt
device-sign-out = Abmelden
device-signed-out = Abgemeldet:
copy = Kopieren
seat-is-free = { $who } ist gegangen.
fill = Einen Bot weiterspielen lassen
invite = Jemanden einladen
invite-how = Wer diesen Link zuerst öffnet, kann sich hierher setzen. Er gilt einmal, einen Tag lang.
close = Schließen

# Die Anleitung und die Übersicht
guide = Einführung
guide-step = Schritt { $step } von { $steps }
guide-others = Die anderen ziehen …
guide-next = Weiter
guide-back = Zurück
guide-on = Von hier weiterspielen
guide-leave = Ohne Anleitung weiterspielen
help = Hilfe bei neuen Fragen
help-on = An
help-off = Aus
help-more = Mehr in den Regeln
help-known = Verstanden
help-none = Keine Hilfe mehr
aid = Übersicht
key-aid = Übersicht
about-you = Du

# Zeit
day = Tag
days = Tage
hours = Std.
minutes = Min.
time-left = Zeit
time-up = Zeit abgelaufen
own-time = Du hast noch
own-time-up = Deine Zeit ist abgelaufen. Du kannst trotzdem antworten, solange die anderen keinen Bot weiterspielen lassen.
own-time-up-listed = Deine Zeit ist abgelaufen. Du kannst noch antworten, aber bald spielt ein Bot weiter.
their-time-up = Die Zeit von { $who } ist abgelaufen.
bot-soon = Bald spielt ein Bot weiter.
wait = Warten
stand-in = Einen Bot weiterspielen lassen
away-until = abwesend bis
away-from = abwesend von
away-to = bis
own-leave = deine Uhr steht still, solange du weg bist
nudge = Anstupsen
nudged = { $who } bittet dich weiterzuspielen.
finished-by-bot = von einem Bot beendet
resting = Seit einem Monat hat niemand gezogen; darum ist dieser Tisch weggeräumt.
bring-back = Weiterspielen

# What is wrong with the script of a lesson
lesson-before = „{ $line }“ müsste die Nummer eines Platzes und eine Aktion sein.
lesson-seed = Eine Zufallszahl hat 64 hexadezimale Ziffern.
lesson-names = Jeder Platz außer dem eigenen braucht einen Namen.
