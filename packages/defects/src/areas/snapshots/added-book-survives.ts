import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'added-book-survives',
  rule: 'SNAPSHOT-03',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/api/src/books/snapshots/snapshots.ts',
  from: 'AND (${content}) NOT IN (SELECT ${content} FROM ${kept})`,',
  to: 'AND id IN (SELECT id FROM ${kept} WHERE kept.updated_at <> book.updated_at)`,',
  seen: 'A book that was added after the snapshot is still there after the restore.',
  hints: [
    'Look at what a restore undoes.',
    'A book can be changed, deleted or added in between.',
    'POST a book after the snapshot and restore it: GET gets 404.',
  ],
  caught: async ({ api, expect }) => {
    await api.post('/workspace/snapshots');
    const { body } = await api.post<{ id: string }>('/books', newBook);
    await api.post('/workspace/snapshots/1/restore');
    expect((await api.get(`/books/${body.id}`)).status).toBe(404);
  },
});
