import type { BookPage } from './list.ts';

/** Above this number of books the cache drops its oldest pages. */
const maxBooks = 5000;

/**
 * Caches pages of books. A key contains the workspace and its revision, so that a write on any replica
 * invalidates the pages. The books of a page are frozen, because several answers share them.
 */
export const pageCache = () => {
  const pages = new Map<string, BookPage>();
  let books = 0;

  const add = (key: string, page: BookPage): void => {
    Object.freeze(page.books);
    pages.set(key, page);
    books += page.books.length;
    for (const [oldest, { books: left }] of pages) {
      if (books <= maxBooks) return;
      pages.delete(oldest);
      books -= left.length;
    }
  };
  return { find: (key: string) => pages.get(key), add };
};
