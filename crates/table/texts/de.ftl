free-seat = freier Platz
bot = Bot
older-rules = Diese Partie begann nach Fassung { $revision } der Regeln und wird nach ihr zu Ende gespielt; das Regelheft erklärt Fassung { $newest }.
reconstructed = { $assumed } von { $all } Einträgen dieser Ausgabe sind rekonstruiert, nicht die gedruckte Liste.
