-- What people may do at a table beside what the rules of the game say: the words for what does not go. Before there were
-- customs everything went.
ALTER TABLE tables ADD COLUMN customs TEXT NOT NULL DEFAULT '';
