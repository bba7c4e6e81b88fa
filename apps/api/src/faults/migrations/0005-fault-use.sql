-- How often each outcome of each rule was used. The outcome -1 counts the requests that the rule decided.
-- script is the number of the script: the counts of a script that was replaced are never used again.
CREATE TABLE fault_use (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  script BIGINT NOT NULL,
  rule INTEGER NOT NULL,
  outcome INTEGER NOT NULL,
  used BIGINT NOT NULL,
  PRIMARY KEY (workspace, rule, outcome)
);
