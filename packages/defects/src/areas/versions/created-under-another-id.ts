import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'created-under-another-id',
  rule: 'VERSION-11',
  level: 'hard',
  technique: 'oracle',
  file: 'apps/api/src/books/routes.ts',
  from: '{ id, precondition }',
  to: '{ precondition }',
  seen: 'PUT with If-None-Match: * creates the book, but not under the id of the path.',
  hints: [
    'Look at a PUT that creates.',
    'Who sends a PUT chooses the address.',
    'PUT a book to a free id with If-None-Match: *, then GET that id: 200.',
  ],
  caught: async ({ api, expect }) => {
    const path = '/books/5f0c1f5e-0c7a-4a53-8f6a-6c1d2e3f4a5b';
    await api.send('PUT', path, { headers: { 'If-None-Match': '*' }, body: newBook });
    const { status } = await api.get(path);
    expect(status).toBe(200);
  },
});
