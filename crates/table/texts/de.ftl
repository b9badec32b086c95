free-seat = freier Platz
bot = Bot
custom-hints = An diesem Tisch sind Tipps erlaubt.
custom-no-hints = An diesem Tisch gibt es keine Tipps.
custom-take-back = Ein beendeter Zug darf zurückgenommen werden, bis jemand anderes zieht.
custom-no-take-back = Ein beendeter Zug gilt.
older-rules = Diese Partie begann nach Fassung { $revision } der Regeln und wird nach ihr zu Ende gespielt; das Regelheft erklärt Fassung { $newest }.
reconstructed = { $assumed } von { $all } Einträgen dieser Ausgabe sind rekonstruiert, nicht die gedruckte Liste.
