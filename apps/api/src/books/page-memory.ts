import type { BookPage } from './list.ts';

/** The oldest pages are forgotten when more books than this are remembered. */
const mostBooks = 5000;

/**
 * Remembers pages of books. A key tells the workspace and its revision, so a page is never found
 * again after a write, on whichever replica that happened. Its books are frozen: nobody changes what
 * others will be given.
 */
export const pageMemory = () => {
  const pages = new Map<string, BookPage>();
  let books = 0;

  const remember = (key: string, page: BookPage): void => {
    Object.freeze(page.books);
    pages.set(key, page);
    books += page.books.length;
    for (const [oldest, { books: left }] of pages) {
      if (books <= mostBooks) return;
      pages.delete(oldest);
      books -= left.length;
    }
  };
  return { find: (key: string) => pages.get(key), remember };
};
