# Every page
skip = Direkt zum Tisch
german = Deutsch
english = English

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

# The question
question = Was gefragt ist
chosen-so-far = Bisher gewählt
chosen = Gewählt:
back = Zurück
confirm = Ausführen
cancel = Noch nicht
undo = Zurücknehmen
hint = Tipp
hint-none = Hier gibt es keinen Tipp.
thinking = Denkt nach …
skip-ahead = Vorspulen
why = Warum?
rules = Regeln
settings = Einstellungen
forced = Nur eines ist möglich:
send-failed = Das ist nicht angekommen. Bitte noch einmal versuchen.
lost = Die Verbindung ist unterbrochen. Neuer Versuch …
found = Wieder verbunden.

# The regions
board = Der Spielplan
my-area = Mein Bereich
players = Mitspieler
log = Verlauf
log-empty = Noch ist nichts geschehen.
items = Woher die Punkte kommen
no-points = Keine Punkte.
sum = Summe
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
you = du
awaited = ist am Zug
watching = Du schaust zu. Klappe einen Mitspieler auf, um zu sehen, was vor ihm liegt.
panels = Bereiche
tab-mine = Meins
tab-players = Mitspieler
tab-log = Verlauf
tab-chat = Chat
edition-more = So kommt die gedruckte Liste hinein
older-more = Was sich geändert hat
copied = Kopiert.

# The end and looking back
rematch = Noch einmal
record = Aufzeichnung herunterladen
replay = Noch einmal ansehen
hall = Zur Halle
first = Zum Anfang
last = Zum Ende
step-back = Einen Zug zurück
step-on = Einen Zug weiter
round-back = Eine Runde zurück
round-on = Eine Runde weiter
play = Abspielen
position = Zug
seen-by = Gesehen von
spectator = Zuschauer

# Settings
pace = Tempo der anderen Züge
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-none = Sofort
confirming = Meine Züge bestätigen
confirm-touch = Nur bei Fingertipp
confirm-always = Immer
confirm-never = Nie
windows = Jederzeit-Karten: mich fragen
windows-always = Immer
windows-own = Nur in meinem Zug
windows-round = Diese Runde nicht
sound = Ton, wenn ich am Zug bin
sound-on = An
sound-off = Aus
notify = Mitteilung, wenn ich am Zug bin
notify-on = An
notify-off = Aus
keys = Tasten
key-digits = Den Knopf mit dieser Nummer wählen
key-tab = Zum nächsten Ort
key-enter = Wählen
key-escape = Einen Schritt zurück
key-undo = Den letzten Zug zurücknehmen
key-hint = Tipp
key-skip = Vorspulen
key-board = Zum Spielplan
key-prompt = Zur Frage
key-help = Diese Hilfe
my-seat = Mein Platz
lend = Einen Bot für mich spielen lassen
return = Ich spiele wieder selbst
leave = Meinen Platz verlassen
leave-sure = Wirklich verlassen? Die anderen können dann einen Bot weiterspielen lassen oder deinen Platz jemandem geben, und du kannst in diesem Spiel keinen anderen Platz nehmen.
devices = Geräte meines Platzes
device = Auf einem anderen Gerät spielen
device-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, zehn Minuten lang. Gib ihn niemandem: Er ist dein Platz.
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
