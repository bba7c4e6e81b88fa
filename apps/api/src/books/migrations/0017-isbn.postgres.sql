-- ISBNs with and without hyphens are the same, which a constraint on the column cannot say. Every write to the books of a
-- workspace locks its row first, so no two of them can add the same ISBN at once.
ALTER TABLE book DROP CONSTRAINT book_workspace_isbn_key;
CREATE INDEX book_isbn ON book (workspace, (replace(replace(isbn, '-', ''), ' ', '')));
ALTER TABLE book ADD COLUMN description_key TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE book SET description_key = lower(description);
ALTER TABLE snapshot_book ADD COLUMN description_key TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE snapshot_book SET description_key = lower(description);
