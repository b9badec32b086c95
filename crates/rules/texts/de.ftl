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
