import type { StoredJob } from './stored-job.ts';

const report = {
  books: 30,
  categories: [
    { category: 'Fiction', books: 5 },
    { category: 'History', books: 4 },
    { category: 'Science', books: 4 },
    { category: 'Science Fiction', books: 4 },
    { category: 'Testing', books: 4 },
    { category: 'Children', books: 3 },
    { category: 'Cooking', books: 3 },
    { category: 'Travel', books: 2 },
  ],
};

const first = { created: Date.parse('2025-01-01T09:00:00Z'), lasts: 60_000, fails: false, report };

/** The jobs of every workspace: the first is stuck, the second succeeds, the third fails. */
export const seedJobs: readonly StoredJob[] = [
  { ...first, id: 1, lasts: null },
  { ...first, id: 2 },
  { ...first, id: 3, fails: true },
];
