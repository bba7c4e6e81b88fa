import { area } from '../area.ts';

export const classic = area({
  slug: 'classic',
  title: 'X-Student-Id and the JSON of 2025',
  place: {
    endpoints: [
      'books.listBooks',
      'books.getBook',
      'books.addBook',
      'books.updateBook',
      'books.patchBook',
      'books.deleteBook',
    ],
  },
  rules: [
    'CLASSIC-01 rule book: X-Student-Id selects the workspace of that name, for reads and writes.',
    'CLASSIC-02 rule book: An X-Student-Id that is empty or cannot be the name of a workspace gets 400; so does one that differs from the name in the path or in X-Workspace.',
    'CLASSIC-03 rule book: With X-Student-Id, a request for books without x-api-key gets 403, and any key is accepted.',
    'CLASSIC-04 rule book: With X-Student-Id, price and stock can be text, and "true" or "false" is a stock of 1 or 0; both are returned as they were sent until the value changes, and otherwise as text.',
    'CLASSIC-05 rule book: With X-Student-Id, the fields of a book that the API does not know are returned as they were sent, in this workspace alone; more than 2000 characters of them get 400.',
    'CLASSIC-06 rule book: With X-Student-Id, each book has bookId, which is its id; a bookId in a body is ignored.',
    'CLASSIC-07 rule book: With X-Student-Id, POST to /books/reset restores the workspace, and removes the fields that the API does not know.',
    'CLASSIC-08 rule book: With X-Student-Id, each problem has message: Forbidden for a 403, and otherwise its error.',
    'CLASSIC-09 rule book: Without X-Student-Id, the same book has none of this: a price and a stock that are numbers, no bookId, and 400 for an unknown field.',
    'CLASSIC-10 rule book: With X-Student-Id, faults, the limit, the log and an Idempotency-Key work as without it.',
  ],
  where: {
    'CLASSIC-01': 'every answer',
    'CLASSIC-02': 'every answer',
    'CLASSIC-07': ['workspaces.resetWorkspace'],
    'CLASSIC-08': 'every answer',
    'CLASSIC-10': 'every answer',
  },
});
