import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'null-changes-nothing',
  rule: 'BOOK-11',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/contracts/src/book.ts',
  from: "description === undefined ? sent : { ...sent, description: description ?? '' }",
  to: 'description == null ? sent : { ...sent, description }',
  seen: 'PATCH with null for the description leaves it as it was.',
  hints: [
    'Look at what PATCH does with null.',
    'In a merge patch null removes.',
    'PATCH {"description": null, "stock": 3}: the description is empty.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    await api.send('PATCH', path, { body: { description: null, stock: 3 } });
    const { body } = await api.get<Book>(path);
    expect(body.description).toBe('');
  },
});
