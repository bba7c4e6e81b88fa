-- The last verdict of each lab. number grows with each verdict, so that the newest is known.
CREATE TABLE lab_verdict (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  lab TEXT NOT NULL,
  number BIGINT NOT NULL,
  reported_at BIGINT NOT NULL,
  solved INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (workspace, lab)
);
