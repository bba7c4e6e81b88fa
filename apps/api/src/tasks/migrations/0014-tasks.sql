-- Whether somebody has asked for the tasks of a workspace. Outside of a class nothing is looked at before.
ALTER TABLE workspace ADD COLUMN asks_tasks INTEGER NOT NULL DEFAULT 0;

-- `plan` is JSON: which tasks the class does, and until when they count.
ALTER TABLE class ADD COLUMN plan TEXT NOT NULL DEFAULT '{"tasks":[],"counts_until":null,"counts_reported":false}';

-- The time of the first request, and the ids of the tasks that are done, as JSON.
ALTER TABLE member ADD COLUMN first_at BIGINT;
ALTER TABLE member ADD COLUMN done TEXT NOT NULL DEFAULT '[]';

-- How far a member, or a workspace outside of a class, is with a task. `state` is JSON: where its proof stands.
-- `proof` is JSON, too: the steps with their requests, and the card. It outlives the log, a reset and the key.
CREATE TABLE task_progress (
  member INTEGER REFERENCES member (id) ON DELETE CASCADE,
  workspace INTEGER REFERENCES workspace (id) ON DELETE CASCADE,
  task TEXT NOT NULL,
  state TEXT,
  hints INTEGER NOT NULL DEFAULT 0,
  done_at BIGINT,
  proof TEXT,
  ticked_at BIGINT,
  note TEXT
);
CREATE UNIQUE INDEX task_progress_member ON task_progress (member, task) WHERE member IS NOT NULL;
CREATE UNIQUE INDEX task_progress_workspace ON task_progress (workspace, task) WHERE workspace IS NOT NULL;
