-- ISBNs with and without hyphens are the same, which a constraint on the column cannot say. Every write to the books of a
-- workspace locks its row first, so no two of them can add the same ISBN at once.
ALTER TABLE book DROP CONSTRAINT book_workspace_isbn_key;
CREATE INDEX book_isbn ON book (workspace, (replace(replace(isbn, '-', ''), ' ', '')));
