-- What is used of the limit of a workspace, at the time `last` of its clock. `places` holds, for each API, the
-- number of requests that it answers and the time of the server until which that number counts.
CREATE TABLE limit_use (
  workspace INTEGER PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  last BIGINT NOT NULL,
  used BIGINT NOT NULL DEFAULT 0,
  hits BIGINT[] NOT NULL DEFAULT '{}',
  places JSONB NOT NULL DEFAULT '{}',
  accepted BOOLEAN NOT NULL DEFAULT TRUE
);
