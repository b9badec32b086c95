free-seat = free seat
bot = bot
custom-hints = Hints are allowed at this table.
custom-no-hints = No hints at this table.
custom-take-back = A finished turn may be taken back until someone else moves.
custom-no-take-back = A finished turn stands.
older-rules = This game started under revision { $revision } of the rules and is finished under it; the rulebook describes revision { $newest }.
reconstructed = { $assumed } of { $all } entries of this edition are a reconstruction, not the printed list.
