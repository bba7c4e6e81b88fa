-- The verdicts before were claims of anybody: only a verdict with its facts is kept.
DELETE FROM lab_verdict;
ALTER TABLE lab_verdict ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
