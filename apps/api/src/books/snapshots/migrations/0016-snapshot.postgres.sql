-- What a workspace held at a moment. The numbers of a workspace begin with 1.
CREATE TABLE snapshot (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  made_at TEXT NOT NULL,
  books INTEGER NOT NULL,
  seed BIGINT NOT NULL,
  step BIGINT NOT NULL,
  chance TEXT NOT NULL,
  PRIMARY KEY (workspace, number)
);

-- The books of a snapshot, as they are in the table book.
CREATE TABLE snapshot_book (
  workspace INTEGER NOT NULL,
  snapshot INTEGER NOT NULL,
  id TEXT COLLATE "C" NOT NULL,
  version BIGINT NOT NULL,
  title TEXT NOT NULL,
  author TEXT NOT NULL,
  cents INTEGER NOT NULL,
  description TEXT NOT NULL,
  category TEXT NOT NULL,
  isbn TEXT COLLATE "C" NOT NULL,
  stock INTEGER NOT NULL,
  created_at TEXT COLLATE "C" NOT NULL,
  updated_at TEXT NOT NULL,
  title_key TEXT COLLATE "C" NOT NULL,
  author_key TEXT COLLATE "C" NOT NULL,
  category_key TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (workspace, snapshot, id),
  FOREIGN KEY (workspace, snapshot) REFERENCES snapshot (workspace, number) ON DELETE CASCADE
);
