malformed = Die Anfrage ist nicht lesbar
malformed-cut-off = Der Inhalt der Anfrage kam nicht ganz an. Schicke ihn noch einmal.
malformed-not-json = Der Inhalt muss JSON sein, mit „Content-Type: application/json“.
malformed-body = Der Inhalt ist nicht wie erwartet: { $why }.
malformed-form = Das Formular ist nicht wie erwartet: { $why }.
malformed-query = Was hinter dem Fragezeichen steht, ist nicht wie erwartet: { $why }.
malformed-key = Ein Idempotency-Key hat { $fewest } bis { $most } Buchstaben, Ziffern, Binde- und Unterstriche.
malformed-client = „client“ hat 1 bis { $most } Bytes.
malformed-action = „action“ hat höchstens { $most } Bytes.
malformed-setting = Es gibt keine Einstellung „{ $key }“.
malformed-record = Eine Aufzeichnung ist Text in UTF-8.
malformed-language = Diese Sprache gibt es hier nicht. Zur Wahl stehen: { $known }.
malformed-hosts = Die Anfrage nennt ihren Host zweimal oder einen anderen als ihre Adresse. Nenne einen Host, und nur einmal.
no-seat = Dafür braucht es einen Platz
no-seat-detail = Schicke das Kennwort deines Platzes mit: als Cookie, das du vom Server hast, oder als „Authorization: Bearer …“.
nobody = Du bist hier noch niemand
nobody-detail = Dieser Browser oder dieses Programm hat noch keinen Platz oder wurde abgemeldet. Setz dich an einen Tisch oder komm mit deinem Wiederherstellungscode zurück.
wrong-code = Dieser Code stimmt nicht
wrong-code-detail = Niemand hat diesen Wiederherstellungscode. Prüfe jedes Zeichen: Es sind zwanzig Buchstaben und Ziffern. Ein Code, der erneuert wurde, gilt nicht mehr.
sits-twice = Du sitzt doppelt an diesem Tisch
sits-twice-detail = Du sitzt doppelt an diesem Tisch. Verlasse zuerst einen Platz.
wrong-token = Dieses Kennwort öffnet hier keinen Platz
wrong-token-detail = Kein Platz an diesem Tisch hat dieses Kennwort. Vielleicht wurde der Platz inzwischen aufgegeben.
wrong-origin = Die Anfrage kommt von einer anderen Seite
wrong-origin-detail = Ein Browser darf nur von den Seiten dieses Servers aus etwas ändern. Ein Programm schickt ein Bearer-Kennwort und weder Cookie noch Origin.
misdirected = Dieser Name wird hier nicht bedient
misdirected-detail = Der Server antwortet nicht für den Namen in dieser Anfrage. Wer ihn betreibt, kann seine öffentliche Adresse einstellen.
not-yours = Das steht dir nicht zu
not-yours-detail = Das kann nur, wer auf diesem Platz sitzt.
not-yours-host = Das entscheidet, wer den Tisch eröffnet hat.
needs-invitation = Diesen Platz gibt es auf Einladung
needs-invitation-detail = Jemand hat diese Partie verlassen, die nicht allen offensteht. Wer sie noch spielt, kann dir eine Einladung schicken.
no-such-table = Diesen Tisch gibt es nicht
no-such-table-detail = Es gibt keinen Tisch mit diesem Namen. Prüfe den Link: Er hat zwölf Buchstaben und Ziffern.
no-such-page = Hier ist nichts
no-such-page-detail = Diese Adresse führt nirgendwohin. Die Schnittstelle ist unter /api/openapi.json beschrieben.
no-such-method = Das geht hier nicht
no-such-method-detail = Diese Adresse gibt es, aber nicht mit dieser Methode. Die Schnittstelle ist unter /api/openapi.json beschrieben.
no-such-game = Dieses Spiel gibt es nicht
no-such-game-detail = Ein Spiel mit diesem Namen gibt es hier nicht. GET /api/games zählt sie auf.
no-such-order = Das lässt sich nicht im Voraus beantworten
no-such-order-detail = Dieses Spiel hat keine solche Frage, die sich im Voraus beantworten ließe.
no-such-pace = Dieses Tempo gibt es nicht
no-such-pace-detail = Dieses Tempo gibt es hier nicht. Es gibt: { $paces }.
no-such-level = Diesen Bot gibt es nicht
no-such-level-detail = Kein Bot dieser Stärke spielt dieses Spiel. GET /api/games zählt die Stärken auf.
no-such-seat = Diesen Platz gibt es nicht
no-such-seat-detail = Der Tisch hat keinen Platz mit dieser Nummer. Plätze werden ab 1 gezählt.
no-such-position = Diese Stellung gibt es nicht
no-such-position-detail = So weit ist die Partie nicht: Stellungen zählen von 0, dem Anfang, bis { $last }.
late = Das kam zu spät
late-detail = Inzwischen ist etwas geschehen. Sieh dir den Tisch noch einmal an und antworte dann.
ahead = Diese Nummer gibt es noch nicht
ahead-detail = Der Tisch ist bei Nummer { $sequence }. Nenne die Nummer des Standes, auf den du antwortest.
not-awaited = Du bist nicht am Zug
refused = Eine Regel verbietet das
not-in-lesson = Nicht in dieser Einführung
not-in-lesson-detail = Das ist erlaubt, aber die Einführung zeigt dir hier etwas anderes.
not-an-action = Das ist kein Zug dieses Spiels
undo-refused = Das lässt sich nicht zurücknehmen
undo-custom = An diesem Tisch gilt ein beendeter Zug. Das wurde beim Eröffnen so gewählt.
undo-over = Die Partie ist zu Ende, und ihre Zufallszahl ist bekannt.
undo-nothing-to-ask = Du kannst die anderen nur nach einem eigenen Zug fragen, den du nicht selbst zurücknehmen kannst, und nur einmal zur gleichen Zeit.
undo-nothing-asked = Niemand bittet dich gerade darum.
not-begun = Die Partie hat noch nicht begonnen
not-begun-detail = Die Partie beginnt, wenn alle Plätze besetzt sind.
has-begun = Die Partie hat begonnen
has-begun-detail = Das lässt sich nur ändern, solange der Tisch auf Mitspielende wartet.
no-hints = An diesem Tisch gibt es keine Tipps
no-hints-detail = Beim Eröffnen dieses Tisches wurde gewählt, dass niemand Tipps bekommt.
plays-again = Die nächste Partie hat begonnen
plays-again-detail = Die anderen spielen schon an einem anderen Tisch weiter.
still-here = Noch Zeit
still-here-detail = Ein Bot spielt für jemand anderen erst weiter, wenn die Zeit abgelaufen ist.
nobody-else = Die Partie wartet auf niemand anderen
nobody-else-detail = Die Partie wartet gerade auf niemand anderen.
nudged-already = Schon angestupst
nudged-already-detail = Das letzte Anstupsen ist noch keine zwölf Stunden her. Lass ihnen etwas Zeit.
resting = Dieser Tisch ist weggeräumt
resting-detail = Dreißig Tage lang hat niemand gezogen. Hol den Tisch erst zurück; das können alle, die dort sitzen.
not-finished = Die Partie ist noch nicht zu Ende
not-finished-detail = Das wird erst nach dem Ende gezeigt, weil es verrät, was noch verborgen ist.
over = Die Partie ist zu Ende
over-detail = An diesem Tisch ändert sich nichts mehr.
over-conceded = Du hast diese Partie aufgegeben.
full = Dieser Tisch ist voll
full-detail = An diesem Tisch gibt es schon { $most } Einträge, viel mehr, als eine Partie braucht; weitere gehen nicht. Eröffne einen neuen.
full-talk = An diesem Tisch wurde so viel gesagt und zurückgenommen, dass das nicht mehr geht. Die Partie geht bis zum Ende weiter.
full-seats = Die Plätze an diesem Tisch haben so oft gewechselt, dass sie jetzt bleiben, wie sie sind. Die Partie geht weiter.
seat-taken = Dieser Platz ist besetzt
seat-taken-detail = Auf diesem Platz spielt schon jemand. Nimm einen freien.
sits-already = Du sitzt schon hier
sits-already-detail = Ein Gast nimmt an einem Tisch einen Platz.
has-left = Du hast einen Platz in dieser Partie verlassen
has-left-detail = Du weißt, was dort liegt, und kannst hier deshalb keinen anderen Platz nehmen. Deinen alten kannst du wieder nehmen, wenn er frei ist, und zusehen darfst du.
name-taken = Dieser Name sieht einem anderen hier ähnlich
name-taken-detail = Jemand an diesem Tisch heißt { $name }. Nimm einen Namen, der sich damit nicht verwechseln lässt.
no-such-channel = Diesen Kanal gibt es nicht
no-such-channel-detail = Keiner deiner Kanäle hat diese Nummer. Vielleicht ist er schon entfernt.
too-many-channels = Du hast zu viele Kanäle
too-many-channels-detail = Du kannst auf höchstens { $most } Wegen benachrichtigt werden. Entferne zuerst einen.
bad-channel = An diese Adresse wird nichts geschickt
bad-channel-detail = Es muss eine vollständige Adresse sein, die mit https:// beginnt und ins öffentliche Netz führt.
no-such-device = Dieses Gerät gibt es nicht
no-such-device-detail = Keines deiner Geräte hat diese Nummer. Vielleicht ist es schon abgemeldet.
last-device = Das ist dein einziges Gerät
last-device-detail = Ohne es könntest du nie zurückkommen. Lass dir zuerst einen Wiederherstellungscode geben oder nimm ein weiteres Gerät dazu.
too-many-devices = Du hast zu viele Geräte
too-many-devices-detail = Du spielst von höchstens { $most } Geräten. Melde zuerst eines ab.
bad-leave = Dieser Urlaub lässt sich nicht ankündigen
bad-leave-detail = Du kannst dir im Jahr { $most } Tage nehmen, und dir bleiben noch { $left }.
bad-leave-then = Urlaub beginnt frühestens heute und spätestens in einem Jahr, und er endet nicht vor seinem Beginn.
bad-leave-overlaps = Für einen Teil dieser Tage hast du schon Urlaub angekündigt.
bad-leave-long = Du kannst dir höchstens { $most } Tage am Stück nehmen, und dazwischen muss ein Tag liegen.
no-such-leave = Diesen Urlaub gibt es nicht
no-such-leave-detail = Du hast ihn nicht angekündigt, oder er ist schon vorbei.
malformed-days = Nenne den ersten und den letzten Tag wie 2026-12-23.
spent-code = Dieser Link gilt nicht mehr
spent-code-detail = Er gilt einmal und nicht lange. Lass dir dort, wo er herkam, einen neuen geben.
not-a-bot = Hier spielt kein Bot
not-a-bot-detail = Auf diesem Platz spielt schon ein Mensch.
a-bot-already = Hier spielt schon ein Bot
a-bot-already-detail = Auf diesem Platz spielt schon ein Bot.
bad-setup = So lässt sich kein Tisch eröffnen
bad-setup-bounds = Ein Tisch hat höchstens { $seats } Plätze, { $options } Optionen zu { $bytes } Bytes und eine Ausgabe von { $kib } KiB.
bad-name = Dieser Name geht nicht
bad-name-detail = Ein Name hat 1 bis { $most } Zeichen.
bad-name-hidden = Jedes Zeichen eines Namens muss zu sehen sein: Buchstaben, Ziffern, Symbole und Leerzeichen. Lass weg, was unsichtbar ist oder die Schreibrichtung ändert, und Zeilenumbrüche.
bad-name-marks = Ein Buchstabe eines Namens hat höchstens zwei Akzente, und kein Akzent steht allein.
bad-name-house = Langhus heißt das Haus selbst. Nimm einen anderen Namen.
bad-chat = Das lässt sich nicht sagen
bad-chat-detail = Eine Nachricht hat 1 bis { $most } Zeichen.
bad-record = Diese Aufzeichnung lässt sich nicht öffnen
bad-record-long = Eine Aufzeichnung hat hier höchstens { $most } Zeilen.
too-large = Das ist zu groß
too-large-detail = Die Anfrage hat mehr als { $most } Bytes.
too-many = Zu viele Anfragen
too-many-detail = Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } und versuche es noch einmal.
too-many-own-bots = { $most } Tische nur mit Bots, die von deiner Adresse eröffnet wurden, sind noch nicht fertig. Sieh einem bis zum Ende zu oder eröffne einen Tisch mit einem Platz für dich.
too-many-bots = { $most } Tische nur mit Bots sind noch nicht fertig; mehr passen heute nicht hinein. An einem Tisch mit einem Platz für dich kannst du trotzdem spielen.
hint-says = { $win } % Siege, etwa { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
 }
hint-items = { $says }: { $items }
old-rules = Dieser Tisch begann mit anderen Regeln
old-rules-detail = { $why }
key-used = Dieser Schlüssel gehört zu einer anderen Anfrage
key-used-detail = Dieser Idempotency-Key kam schon mit einer anderen Anfrage. Lade die Seite neu oder wähle für jede Anfrage einen neuen Schlüssel.
unavailable = Das geht gerade nicht
unavailable-detail = Was du geschickt hast, wurde nicht gespeichert. Versuche es gleich noch einmal.
unknown = Ob das gespeichert wurde, ist nicht bekannt
unknown-detail = Ob das gespeichert wurde, ist nicht bekannt. Sende es noch einmal mit demselben Schlüssel: Nichts geschieht zweimal.
broken = Hier ist etwas schiefgegangen
broken-detail = Der Server hat einen Fehler gemacht. Verloren ist nichts; versuche es noch einmal.

# Pages
page-welcome = Vier Wikingerspiele, ein Tisch
page-claim = Spiele sofort gegen ehrliche Bots oder schicke Freunden einen Link. Kein Konto, nichts zu installieren.
page-games = Spiele
page-players = { $same ->
    [1] Für { $low } Personen
   *[other] Für { $low } bis { $high } Personen
 }
page-play-now = Sofort spielen
page-strength = Bots
page-strength-lambi = für die erste Partie
page-strength-heri = sehr leicht
page-strength-ref = leicht
page-strength-gaupa = mittel
page-strength-galti = eher schwer
page-strength-ulf = schwer
page-strength-bjorn = sehr schwer
page-strength-orn = am stärksten
page-learn = Lernen
page-learn-title = { $game } lernen
page-learn-how = Du spielst eine kurze Partie an einem echten Tisch. Eine Anleitung erklärt dir, was du siehst, was zu tun ist und warum; die anderen ziehen von selbst. Das dauert drei bis fünf Minuten, danach kannst du von dort aus weiterspielen.
page-aid = Übersicht
page-minutes = { $low } bis { $high } Minuten
page-weight = { $weight } zu lernen
page-weight-light = leicht
page-weight-medium = recht leicht
page-weight-heavy = etwas schwerer
page-best = am besten zu { $best ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
 }
page-age = ab { $age } Jahren
page-new = Neuer Tisch
page-how = So wird gespielt
page-mine = Meine Tische
page-mine-past = Meine beendeten Partien
page-watched = Zugeschaute Partien
page-open = Offene Tische
page-no-open = Kein Tisch wartet auf Mitspielende. Eröffne einen; auf Wunsch steht er dann hier.
page-finished = Kürzlich beendet
page-no-finished = Noch wurde keine öffentliche Partie beendet.
page-none = Noch ist kein Tisch eröffnet.
page-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
 }
page-your-turn = Du bist am Zug
page-your-turn-until = Du bist am Zug · noch { $left }
page-your-turn-late = Du bist am Zug · deine Zeit ist abgelaufen
page-waits-for = wartet auf { $who }
page-won-by = { $count ->
    [one] { $who } gewann mit { $score }
   *[other] { $who } teilen sich den Sieg mit { $score }
 }
page-resting = weggeräumt
page-is-record = eine Aufzeichnung
page-free-seat = freier Platz
page-bot = Bot
page-guest = Gast
page-name = Dein Name
page-keep = Merken
page-bring = Aufzeichnungen und Programme
page-bring-how = Füge hier eine Aufzeichnung ein; sie öffnet sich zum Nachspielen.
page-watch-record = Aufzeichnung öffnen
page-interface = Die Schnittstelle für Programme
page-back-to-hall = Zur Halle
page-contents = Inhalt
page-search = Regeln durchsuchen
page-decisions = Entscheidungen: was die gedruckten Regeln offenlassen
page-decisions-about = Wo die gedruckten Regeln schweigen oder sich auf zwei Arten lesen lassen, steht hier, wie wir spielen, warum, und wie sicher wir uns sind.
page-to-rules = Zu den Regeln
page-you = Du
page-variant = Variante
page-seats = Wer spielt
page-seat = Platz
page-how-many = Personen
page-somebody = frei: alle mit dem Link
page-customs = Tipps und Zurücknehmen
page-custom-hints = Tipps
page-custom-take-back = Beendete Züge zurücknehmen
page-custom-usual = wie üblich: nur allein gegen Bots
page-custom-yes = erlaubt
page-custom-no = nicht erlaubt
page-pace = Wie viel Zeit ihr habt
page-pace-people = Das zählt nur, wenn mehrere Personen spielen.
page-pace-none = Ohne Grenze: alle lassen sich so viel Zeit, wie sie wollen
page-pace-evening = Ein Abend
page-pace-days = Über Tage
page-pace-weeks = Über Wochen
page-pace-how = { $start } am Anfang und { $increment } mehr für jeden Besuch, höchstens { $most }
page-pace-lasts = (die Partie dauert etwa { $time })
page-who-sees = Wer diesen Tisch findet
page-by-link = Nur wer den Link hat
page-listed = Alle, in der Halle
page-edition = Eine andere Ausgabe
page-edition-how = Wer die Schachtel besitzt, kann mit der gedruckten Karten- oder Plättchenliste spielen: Füge hier deine Ausgabendatei ein.
page-edition-rules = Was eine Ausgabe ist
page-edition-text = Der Text der Ausgabendatei
page-open-table = Tisch eröffnen
page-cancel = Abbrechen
page-waiting = { $count ->
    [0] Die Partie beginnt.
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
 }
page-that-is-you = (du)
page-sit-down = Platz nehmen
page-send-link = Schicke diesen Link an alle, die mitspielen wollen:
page-seat-of = Platz { $seat } · { $colour }
page-colour-1 = Blau
page-colour-2 = Orange
page-colour-3 = Grün
page-colour-4 = Violett
page-colour-5 = Gold
page-colour-6 = Grau
page-colour-7 = Braun
page-colour-8 = Moosgrün
page-choose-seat = Wähle deinen Platz
page-sit-here = Hierhin setzen
page-bot-here = Bot spielen lassen
page-host = hat den Tisch eröffnet
page-share = Teilen
page-invited = { $who } lädt dich zu { $game } ein
page-invited-free = { $count ->
    [0] Alle Plätze sind besetzt, aber du kannst zusehen. { $summary }
    [one] Ein Platz ist frei. { $summary }
   *[other] { $count } Plätze sind frei. { $summary }
 }
page-see-table = { $game }: { $who }
page-scan = Der Link als QR-Code
page-scan-how = Ein Handy, das hierauf schaut, öffnet den Tisch.
page-begin-now = Jetzt beginnen
page-begin-now-how = Bots nehmen die freien Plätze:
page-leave-table = Meinen Platz freigeben
page-close-table = Tisch schließen
page-close-table-how = Der Tisch verschwindet für alle. Die Partie hat noch nicht begonnen, also geht nichts verloren.
page-close-table-now = Ja, schließen
page-copy = Kopieren
page-copied = Kopiert
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-say = Sag etwas in die Runde
page-sayings = Mit einem Klick sagen
page-send = Senden

# You, and privacy
page-you-title = Du
page-you-nobody = Du bist hier noch niemand. Sobald du an einem Tisch Platz nimmst, zeigt diese Seite deine Partien, deine Geräte und alles, was über dich gespeichert ist. Anmelden muss sich niemand.
page-leave = Urlaub
page-leave-how = Bist du bald weg? Sag, wann: Deine Uhren stehen dann an allen deinen Tischen still, und alle dort sehen, bis wann du abwesend bist. Du hast { $most } Tage im Jahr, höchstens { $once } am Stück. Tage, die du nicht brauchst, bekommst du zurück.
page-leave-left = { $left ->
    [0] Von { $most } Tagen ist keiner übrig.
    [one] Von { $most } Tagen ist noch 1 übrig.
   *[other] Von { $most } Tagen sind noch { $left } übrig.
}
page-leave-from = Erster Tag
page-leave-until = Letzter Tag
page-leave-do = Ankündigen
page-leave-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-leave-now = gerade jetzt
page-leave-end = Ich bin zurück
page-leave-off = Absagen
page-you-recover = Mit einem Wiederherstellungscode zurückkommen
page-you-recover-how = Hast du hier schon gespielt, auf einem anderen Gerät oder bevor du die Cookies gelöscht hast? Gib deinen Wiederherstellungscode ein. Bist du in diesem Browser schon jemand, werden aus beiden eine Person.
page-you-code = Wiederherstellungscode
page-you-recover-do = Zurückkommen
page-you-no-games = Keine deiner Partien läuft.
page-you-no-past = Noch keine deiner Partien ist zu Ende.
page-you-about = Name und Sprache
page-you-colour = Lieblingsfarbe
page-you-colour-any = egal
page-you-language = Sprache
page-you-settings = Einstellungen auf allen deinen Geräten
page-you-keep = Behalten
page-you-keep-how = Dieser Browser ist dein Schlüssel: Löschst du seine Cookies oder verlierst du ihn, öffnet niemand mehr deine Plätze. Mit einem Wiederherstellungscode kommst du von überall zurück. Es gibt kein Passwort und keine E-Mail.
page-you-code-make = Wiederherstellungscode anlegen
page-you-code-new = Neuen Wiederherstellungscode anlegen
page-you-code-there = Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.
page-you-your-code = Dein Wiederherstellungscode
page-you-your-code-how = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt. Wer ihn hat, ist du, also behalte ihn für dich.
page-you-devices = Meine Geräte
page-you-device-unknown = Ein Programm oder ein unbekannter Browser
page-you-device-this = (dieses Gerät)
page-you-device-added = seit
page-you-device-used = zuletzt benutzt
page-you-sign-out = Abmelden
page-you-link = Weiteres Gerät dazunehmen
page-you-your-link = Link für ein weiteres Gerät
page-you-your-link-how = Scanne den Code oder öffne den Link auf dem anderen Gerät. Er gilt einmal, { $minutes } Minuten lang. Gib ihn niemandem: Er öffnet alle deine Plätze.
page-you-qr = QR-Code mit dem Link für ein weiteres Gerät
page-you-yours = Alles, was dir gehört
page-you-export = Alles herunterladen
page-you-delete = Mich löschen
page-you-delete-how = Du verlässt deine laufenden Partien, und dein Name und was du gesagt hast verschwinden aus allen Partien und Aufzeichnungen. Die Partien bleiben, denn sie gehören auch den anderen. Deine Geräte, dein Wiederherstellungscode und deine Einstellungen werden gelöscht. Das lässt sich nicht rückgängig machen.
page-you-delete-sure = Ja, lösch mich endgültig.
page-you-delete-do = Mich jetzt löschen
page-privacy = Datenschutz
page-privacy-short = Kein Konto, keine E-Mail, keine Werbung, nichts von anderen Seiten. Hier steht, was gespeichert wird, wie lange und von wem.
page-privacy-kept = Was gespeichert wird
page-privacy-you = Du
page-privacy-you-what = Name, Farbe, Sprache und Einstellungen, die du wählst; deine Geräte, jedes als Browser und System in zwei Worten mit dem Tag, an dem es dazukam, und dem Tag der letzten Nutzung; ob du einen Wiederherstellungscode hast; der Urlaub, den du ankündigst und den alle an deinen Tischen sehen. Von Codes, Links und Cookies ist nur ein Hash gespeichert. Alles bleibt, bis du dich löschst.
page-privacy-games = Partien
page-privacy-games-what = Wer wo sitzt, jeder Zug und wann er gemacht wurde. Beendete Partien bleiben als Aufzeichnung. Eine laufende Partie, die { $days } Tage lang niemand angerührt hat, wird gelöscht, wenn niemand darin einen Wiederherstellungscode hat.
page-privacy-talk = Gespräche
page-privacy-talk-what = Was an einem Tisch gesagt wird, können alle lesen, die dort sitzen, solange es den Tisch gibt.
page-privacy-browser = In deinem Browser
page-privacy-browser-what = Ein Cookie, das dein Schlüssel ist und erst mit deinem ersten Platz gesetzt wird; wenn du sie wählst, weitere für Sprache, Namen und Stärke der Bots; für jeden Tisch, wie weit du ihn gesehen hast; und eine Kopie deiner Einstellungen und der Tische, bei denen du zugeschaut hast.
page-privacy-addresses = Adressen
page-privacy-addresses-what = { $days ->
    [0] Der Server schreibt keine Netzadressen auf die Platte. Er zählt im Speicher, wie viel jede anfragt, höchstens einen Tag lang.
   *[other] Der Server selbst schreibt keine Netzadressen auf die Platte. Er zählt im Speicher, wie viel jede anfragt, höchstens einen Tag lang. Protokolldateien des Webservers davor werden höchstens { $days } Tage aufbewahrt.
 }
page-privacy-rights = Was du tun kannst
page-privacy-rights-what = Alles ansehen, herunterladen, ändern und dich löschen:
page-privacy-who = Wer verantwortlich ist
page-privacy-contact = Diesen Server betreibt:
page-privacy-no-contact = Wer diesen Server betreibt, hat keine Kontaktadresse angegeben.
told-turn = { $game }: Du bist am Zug
told-turn-until = { $game }: Du bist am Zug, bis { $until }
told-warning = { $game }: Du bist am Zug, nur noch bis { $until }
told-trial = Langhus: So erfährst du, dass eine Partie auf dich wartet
told-feed = Langhus: Du bist am Zug
told-day = { $day ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
 } { $time }
told-date = { $date } { $time }
told-failed-address = An diese Adresse wird nichts geschickt.
told-failed-name = Der Name in dieser Adresse führt nirgendwohin.
told-failed-not-public = Diese Adresse liegt nicht im öffentlichen Netz.
told-failed-silence = Dort antwortet niemand.
told-failed-certificate = Wer dort antwortet, weist sich nicht aus.
told-failed-nonsense = Was von dort zurückkommt, lässt sich nicht lesen.
told-failed-elsewhere = Von dort wird auf eine andere Adresse verwiesen ({ $status }); dem folgen wir nicht.
told-failed-status = Dort werden unsere Nachrichten abgelehnt ({ $status }).
page-told = Wenn du am Zug bist
page-told-how = Wähle, wo du erfährst, dass eine Partie auf dich wartet. Antwortest du innerhalb einer Minute, wird nichts geschickt; sonst höchstens drei Nachrichten am Tag.
page-told-kind = Wo
page-told-webhook = Webhook (JSON)
page-told-discord = Webhook von Discord
page-told-slack = Webhook von Slack
page-told-feed = Nachrichtenfeed (Atom)
page-told-calendar = Kalender (iCal)
page-told-address = Adresse des Webhooks
page-told-address-how = Feed und Kalender brauchen keine Adresse: Sie bekommen eine.
page-told-add = Hinzufügen
page-told-read = Wird unter seiner geheimen Adresse gelesen
page-told-works = Bisher keine Störung
page-told-off = Er ist abgeschaltet; gelingt ein Versuch, ist er wieder an.
page-told-try = Ausprobieren
page-told-remove = Entfernen
page-told-full = Das sind alle: Du kannst { $most } Kanäle haben.
page-told-your-link = Deine geheime Adresse
page-told-your-link-how = Trag sie jetzt in dein Leseprogramm oder deinen Kalender ein: Sie wird nur dieses eine Mal gezeigt. Wer sie hat, sieht, welche Partien auf dich warten, und kann ihnen zuschauen.
page-told-back = Zurück zu deiner Seite
page-privacy-told = Nachrichten
page-privacy-told-what = Wenn du Kanäle einrichtest: ihre Adressen, deine Zeitzone, wann zuletzt etwas dorthin ging und woran es zuletzt scheiterte. Wer eine solche Adresse betreibt, erfährt, welche Partien auf dich warten. Von den geheimen Adressen der Feeds und Kalender ist nur ein Hash gespeichert. Alles verschwindet mit dem Kanal.
