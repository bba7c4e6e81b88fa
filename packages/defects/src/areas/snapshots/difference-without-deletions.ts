import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'difference-without-deletions',
  rule: 'SNAPSHOT-07',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/books/snapshots/difference.ts',
  from: "if (!after) return [{ op: 'remove', path }];",
  to: 'if (!after) return [];',
  pure: true,
  matters: '!after',
  seen: 'The difference does not have the books that were deleted since the snapshot.',
  hints: [
    'Look at the difference from a snapshot.',
    'There are three ways in which a list of books can change.',
    'DELETE a book: the difference has a remove.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    await api.send('DELETE', path);
    const { body } = await api.get('/workspace/snapshots/0/difference');
    expect(body).toContainEqual(expect.objectContaining({ op: 'remove', path }));
  },
});
