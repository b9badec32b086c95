-- Tables that go on, by age: those at which nobody has moved for long are put away.
CREATE INDEX playing_tables ON tables (created) WHERE status = 'playing';
