-- ISBNs with and without hyphens are the same, which a constraint on the column cannot say. Only one write runs at once.
CREATE TABLE book_of_any_isbn (
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
  description_key TEXT NOT NULL,
  PRIMARY KEY (workspace, id)
) STRICT, WITHOUT ROWID;
INSERT INTO book_of_any_isbn SELECT *, lower(description) FROM book;
DROP TABLE book;
ALTER TABLE book_of_any_isbn RENAME TO book;
CREATE INDEX book_created_at ON book (workspace, created_at, id);
CREATE INDEX book_isbn ON book (workspace, replace(replace(isbn, '-', ''), ' ', ''));
ALTER TABLE snapshot_book ADD COLUMN description_key TEXT NOT NULL DEFAULT '';
UPDATE snapshot_book SET description_key = lower(description);
