-- What the house answers for whoever sits there: `asks-all windows@3 offers>4@3`. Nobody else is told.
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
