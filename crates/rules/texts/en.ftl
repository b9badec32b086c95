not-awaited = It is not your turn: { $who } { $count ->
    [one] is
   *[other] are
} to move.
game-over = The game is over.
not-a-move = "{ $text }" isn't an action of this game: { $why }
nothing-to-undo = There is nothing to take back.
undo-not-yours = You can take back only your own last action, and someone else has moved since.
undo-revealed = You can't take this back: something new has been revealed since.
undo-asked = You can't take this back: several players have been asked since.
and = { $others } and { $last }
decision-why = Why
sourced = sourced
derived = derived
assumed = assumed
