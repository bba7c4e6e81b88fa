-- What a lab remembers of a workspace, as one JSON text for each lab.
CREATE TABLE lab_document (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  lab TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (workspace, lab)
);
