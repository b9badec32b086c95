not-awaited = It is not your turn: { $who } { $count ->
    [one] is
   *[other] are
} to move.
game-over = The game is over.
not-a-move = "{ $text }" is no action of this game: { $why }
nothing-to-undo = There is nothing to take back.
undo-not-yours = Only your own last action can be taken back, and somebody else has moved since.
undo-revealed = This cannot be taken back: something new has been revealed since.
undo-asked = This cannot be taken back: several players have been asked since.
