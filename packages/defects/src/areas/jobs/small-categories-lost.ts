import { defect } from '../../defect.ts';
import { advance, stopClock } from '../../own-time.ts';
import type { BookReport } from '@sparring/contracts/job';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'small-categories-lost',
  rule: 'JOB-06',
  level: 'sneaky',
  technique: 'oracle',
  file: 'apps/api/src/jobs/stored-job.ts',
  from: 'books: categories.reduce(',
  to: 'books: categories.slice(0, categoriesShown).reduce(',
  pure: true,
  seen: 'With more than ten categories the report counts too few books.',
  hints: [
    'Compare the report with the list of books.',
    'The seed has eight categories. What if there are more?',
    'Add books in three new categories: the result counts 33 books.',
  ],
  caught: async ({ api, expect }) => {
    await stopClock(api);
    for (const isbn of ['9781000000009', '9781000000016', '9781000000023'])
      await api.post('/books', { ...newBook, isbn, category: `Rare ${isbn}` });
    await api.post('/labs/jobs', { seconds: 1 });
    await advance(api, 'PT1S');
    const { body } = await api.get<BookReport>('/labs/jobs/4/result');
    expect(body.books).toBe(33);
  },
});
