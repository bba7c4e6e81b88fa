-- The number of requests that were ever recorded in the workspace: the number of the last one.
ALTER TABLE workspace ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;

-- The summary and the messages are JSON. The other columns are for the filters of the list.
CREATE TABLE request (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  status INTEGER,
  summary TEXT NOT NULL,
  messages TEXT NOT NULL,
  PRIMARY KEY (workspace, number)
) STRICT;

CREATE INDEX request_received_at ON request (received_at);
