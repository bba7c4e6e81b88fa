-- Requests that reached nobody are numbered in the order in which they are written. Whoever counts on locks this row.
CREATE TABLE stray_count (
  number BIGINT NOT NULL
);
INSERT INTO stray_count VALUES (0);
ALTER TABLE stray_request ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
