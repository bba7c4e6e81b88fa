import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'etag-stays',
  rule: 'VERSION-01',
  level: 'sneaky',
  technique: 'concurrency',
  file: 'apps/api/src/books/book-work.ts',
  from: `const version = yield* drawVersion(name, workspace, book);
    yield sql(update`,
  to: `const { version } = before;
    yield sql(update`,
  matters: 'true',
  seen: 'A changed book keeps its ETag.',
  hints: [
    'Look at the ETag of a book.',
    'Another content is another version.',
    'PATCH a book: its ETag before differs from the one after.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    const before = await api.get(path);
    await api.send('PATCH', path, { body: { stock: 3 } });
    const after = await api.get(path);
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  },
});
