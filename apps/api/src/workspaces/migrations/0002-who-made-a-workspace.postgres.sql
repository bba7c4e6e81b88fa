-- Who made the workspace, as a number that tells addresses apart; -1 where nobody knows.
ALTER TABLE workspace ADD COLUMN made_by INTEGER NOT NULL DEFAULT -1;
