import { defect } from '../../defect.ts';
import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'refused-but-changed',
  rule: 'VERSION-03',
  level: 'sneaky',
  technique: 'concurrency',
  file: 'apps/api/src/books/books.ts',
  from: 'change: (workspace, ...change) => write(work.change(workspace, writer, ...change)),',
  to: `change: async (workspace, id, change, precondition) => {
      const { version } = await readWorkspace(workspace, findBook(workspace, id));
      const changed = await write(work.change(workspace, writer, id, change));
      precondition?.(version);
      return changed;
    },`,
  seen: 'A change is refused with 412 and made all the same.',
  hints: [
    'Look at If-Match.',
    'After a refusal nothing has changed: read it again.',
    'PATCH with an old ETag: 412, and GET shows the old value.',
  ],
  caught: async ({ api, expect }) => {
    const path = `/books/${exampleBook.id}`;
    await api.send('PATCH', path, { headers: { 'If-Match': '"0"' }, body: { stock: 3 } });
    const { body } = await api.get<Book>(path);
    expect(body.stock).toBe(exampleBook.stock);
  },
});
