-- An entry stands only after the one before it, and the first only at a table: whoever has not seen the last entries, or
-- does not know that the table is gone, is refused, and no list ever has a gap.
CREATE TRIGGER in_sequence BEFORE INSERT ON entries
WHEN NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND sequence = NEW.sequence - 1)
    AND NOT (NEW.sequence = 1 AND EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id))
BEGIN
    SELECT RAISE(ABORT, 'out of sequence');
END;
