-- Classes of a teacher. `start` is JSON: what every reset of a member returns to.
CREATE TABLE class (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  opened_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  outsiders TEXT NOT NULL,
  message TEXT,
  start TEXT NOT NULL DEFAULT '{}',
  last_number INTEGER NOT NULL DEFAULT 0
);

-- `seen` is JSON: what the last requests say about the member. A key is the name of a workspace.
CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  class INTEGER NOT NULL REFERENCES class (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  name TEXT NOT NULL,
  student_id TEXT,
  email TEXT,
  key TEXT NOT NULL UNIQUE,
  hand_at BIGINT,
  calls INTEGER NOT NULL DEFAULT 0,
  seen TEXT,
  UNIQUE (class, number)
);

-- Keys that were replaced: whoever uses one is told so.
CREATE TABLE old_key (
  key TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE
);
CREATE INDEX old_key_member ON old_key (member);

-- A member works in the workspace of the key, and in those whose names begin with it.
ALTER TABLE workspace ADD COLUMN member INTEGER REFERENCES member (id) ON DELETE SET NULL;
CREATE INDEX workspace_member ON workspace (member) WHERE member IS NOT NULL;

-- Requests that reached nobody while a class was open.
CREATE TABLE stray_request (
  received_at BIGINT NOT NULL,
  reason TEXT NOT NULL,
  method TEXT NOT NULL,
  target TEXT NOT NULL,
  tool TEXT NOT NULL,
  client TEXT NOT NULL
);
CREATE INDEX stray_request_received_at ON stray_request (received_at);

-- Sessions of the desk that ended before their time.
CREATE TABLE ended_session (
  nonce TEXT PRIMARY KEY,
  expires_at BIGINT NOT NULL
);
