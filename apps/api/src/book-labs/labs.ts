import type { Books } from '../books/books.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { createCursors } from './cursor.ts';
import { csvRoutes } from './csv-routes.ts';
import { cursorRoutes } from './cursor-routes.ts';
import { patchRoutes } from './patch-routes.ts';
import { queryRoutes } from './query-routes.ts';
import { versionRoutes } from './version-routes.ts';

/** Other shapes of the books of a workspace. `secret` seals the cursors. */
export const createBookLabs = (secret: string, books: Books) => ({
  cursorLab: cursorRoutes(books, createCursors(secret)),
  queryLab: queryRoutes(books),
  patchLab: patchRoutes(books),
  bulkLab: bulkRoutes(books),
  csvLab: csvRoutes(books),
  versionLab: versionRoutes(books),
});

export type BookLabs = ReturnType<typeof createBookLabs>;
