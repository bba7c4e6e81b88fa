-- Workspace 0 holds the seed books: whoever has not written yet reads them there.
-- books is NULL until a workspace has its own copy. Every write to its books raises the revision;
-- an id is never used again, so the two together name one state of the books for ever.
CREATE TABLE workspace (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  seed INTEGER NOT NULL,
  step INTEGER NOT NULL,
  chance TEXT NOT NULL,
  books INTEGER,
  revision INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT;

CREATE TABLE book (
  workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  author TEXT NOT NULL,
  cents INTEGER NOT NULL,
  description TEXT NOT NULL,
  category TEXT NOT NULL,
  isbn TEXT NOT NULL,
  stock INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  title_key TEXT NOT NULL,
  author_key TEXT NOT NULL,
  category_key TEXT NOT NULL,
  PRIMARY KEY (workspace, id),
  UNIQUE (workspace, isbn)
) STRICT, WITHOUT ROWID;

-- The usual order has an index. The other orders sort the few books that a workspace may hold:
-- an index for each would make every write dearer.
CREATE INDEX book_created_at ON book (workspace, created_at, id);

CREATE TABLE version (latest INTEGER NOT NULL) STRICT;
INSERT INTO version VALUES (0);
