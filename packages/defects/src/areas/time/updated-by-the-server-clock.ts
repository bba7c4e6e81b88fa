import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { frozenAt } from '../../workspace.ts';

export default defect({
  id: 'updated-by-the-server-clock',
  rule: 'TIME-10',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/api/src/books/book-work.ts',
  from: '...changes, updated_at: clock.now().toISOString()',
  to: '...changes, updated_at: new Date().toISOString()',
  matters: 'Math.abs(clock.now().getTime() - Date.now()) > 1000',
  seen: 'created_at follows the clock of the workspace, updated_at does not.',
  hints: [
    'Look at the times of a book.',
    'A book has two of them.',
    'Freeze the clock in 2030 and PATCH a book: updated_at is that time.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    const path = `/books/${exampleBook.id}`;
    const { body } = await api.send<Book>('PATCH', path, { body: { stock: 3 } });
    expect(body.updated_at).toBe('2030-01-01T00:00:00.000Z');
  },
});
