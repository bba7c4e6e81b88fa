-- The requests that were sent with an Idempotency-Key. answer is NULL while the request is being executed.
-- claim is another number for each execution; only its holder may store the answer.
-- claimed_at is the time of the server, expires_at that of the workspace.
CREATE TABLE idempotency_key (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  request TEXT NOT NULL,
  claim BIGINT NOT NULL,
  claimed_at BIGINT NOT NULL,
  expires_at BIGINT,
  answer TEXT,
  PRIMARY KEY (workspace, name)
);
CREATE INDEX idempotency_key_claim ON idempotency_key (workspace, claim);
