-- Leave that somebody has announced, with what is over and still counts for the year: `FROM-UNTIL FROM-UNTIL`, oldest first, in
-- milliseconds since 1970; and when the last of it is over.
ALTER TABLE persons ADD COLUMN leaves TEXT NOT NULL DEFAULT '';
ALTER TABLE persons ADD COLUMN leaves_end BIGINT;
CREATE INDEX persons_on_leave ON persons (leaves_end) WHERE leaves_end IS NOT NULL;
