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
somebody = Somebody

# What is wrong with something that was written
on-line = line { $line }: { $says }
more-mistakes = { $more ->
    [one] … and one more mistake.
   *[other] … and { $more } more mistakes.
 }
should-text = a text
should-number = a whole number from { $low } to { $high }
should-numbers = a list of whole numbers from { $low } to { $high }
should-word = one of { $words }
should-words = a list of { $words }
should-list = a list
should-section = a section
should-section-named = a section [{ $entry }]
should-sections = a list of sections [[{ $entry }]]
found-type = a value of the type { $type }
wrong-toml = this is not TOML: { $error }.
wrong-unknown-entry = unknown entry "{ $entry }"; known here: { $known }.
wrong-missing-entry = the entry "{ $entry }" is missing; it should be { $expected }.
wrong-entry = "{ $entry }" should be { $expected }, but is { $found }.
wrong-numbers = "{ $entry }" should be { $expected }.
wrong-length = "{ $entry }" should have { $least } to { $most } entries, but has { $found }.
wrong-sections = there are { $count } sections [[{ $entry }]], but there can be at most { $most }; only the first were read.
wrong-option-twice = The option "{ $option }" is given twice.
wrong-option = There is no option "{ $option }" (known: { $known }).
wrong-option-none = There is no option "{ $option }" (there are none in this game).
wrong-value = The option "{ $option }" cannot be "{ $value }" (it can be { $known }).
wrong-revision = The rules of { $game } have { $newest ->
    [one] the revision 1
   *[other] the revisions 1 to { $newest }
 }, not { $revision }.
wrong-seats = { $game } is for { $low } to { $high } players, not for { $seats }.
wrong-seats-either = { $game } is for { $low } or { $high } players, not for { $seats }.
wrong-seats-exactly = { $game } is for { $low } players, not for { $seats }.

# Why a record is refused
saga-format = a record begins with "{ $format }", but this is "{ $found }".
saga-control = a control character has no place in a record.
saga-edition = the edition is named by its SHA-256, 64 hexadecimal digits.
saga-options = a record names at most { $most } options.
saga-seats = "seats" should be a number from 1 to { $most }.
saga-seed = a seed is { $digits } hexadecimal digits.
saga-move = a move is a seat from 1 to { $seats } and an action, but this is "{ $found }".
saga-names = names are given for the seats 1 to { $seats } in order, each of at most { $most } characters.
saga-names-all = there are { $names } names for { $seats } seats; name all or none.
saga-taken-back = "taken-back" should be a whole number from 1, but is "0".
saga-count = the end counts "{ $found }" moves, but the record has { $moves }.
saga-score = a score is a seat, its points and its tie-break.
saga-score-seat = the score of seat { $seat } was expected here.
saga-end = a record ends "finished" or "unfinished", not "{ $found }".
saga-sum = the sum does not fit: the record was changed after it was written.
saga-after = the record ended with the line before; nothing may follow.
saga-stops = the record stops here, where { $expected } should follow.
saga-empty = an empty line was expected before { $expected }, but this is "{ $found }".
saga-entry = "{ $entry }" was expected, but this is "{ $found }".
saga-number = "{ $entry }" should be { $expected }, but is "{ $found }".
saga-other-game = this is a record of "{ $found }", not of { $game }.
saga-unknown-edition = this edition is not known here; give its file with { $option }.
saga-wrong-score = the score of seat { $seat } is { $score } with tie-break { $tie }.
saga-not-over = the game is not over after these moves.
saga-over = the game is over after these moves, and scored.
what-entry = "{ $entry }"
what-number = a whole number
what-number-from-one = a whole number from 1
what-seats = a number from 1 to { $most }
what-name-or-moves = the name of a seat, or an empty line and the moves
what-empty-moves = an empty line and the moves
what-empty-end = an empty line and the end
what-move-or-end = a move, or an empty line and the end
what-move = a move
what-moves = the moves
what-end = the end
