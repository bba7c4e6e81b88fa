-- What the auth lab remembers for a while: sessions, grants, codes, and what was used once.
CREATE TABLE lab_secret (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (workspace, kind, key)
) STRICT, WITHOUT ROWID;
