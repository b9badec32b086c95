free-seat = free seat
bot = bot
older-rules = This game started under revision { $revision } of the rules and is finished under it; the rulebook describes revision { $newest }.
reconstructed = { $assumed } of { $all } entries of this edition are a reconstruction, not the printed list.
