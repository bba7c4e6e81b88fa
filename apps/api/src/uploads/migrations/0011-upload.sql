-- What is kept of the files that were uploaded: their names, types, sizes and hashes, as JSON.
-- number orders the uploads of a workspace.
CREATE TABLE upload (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (workspace, number)
);
