-- Requests at which the tasks have not looked yet, because another API can still append an earlier one. `call` is JSON.
-- They outlive the log. The only process of an SQLite database looks at once, so there the table stays empty.
CREATE TABLE waiting_call (
  member INTEGER REFERENCES member (id) ON DELETE CASCADE,
  workspace INTEGER REFERENCES workspace (id) ON DELETE CASCADE,
  ended_at BIGINT NOT NULL,
  call TEXT NOT NULL
);
CREATE INDEX waiting_call_member ON waiting_call (member, ended_at) WHERE member IS NOT NULL;
CREATE INDEX waiting_call_workspace ON waiting_call (workspace, ended_at) WHERE workspace IS NOT NULL;
