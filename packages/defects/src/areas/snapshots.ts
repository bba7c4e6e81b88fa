import { exampleBook } from '@sparring/contracts/book-endpoints';
import { type Defect, defect } from '../defect.ts';
import { newBook } from '../new-book.ts';

export const defects: readonly Defect[] = [
  defect('added-book-survives', 'SNAPSHOT-03', 'medium', 'sequences', {
    file: 'apps/api/src/books/snapshots/snapshots.ts',
    from: 'AND (${content}) NOT IN (SELECT ${content} FROM ${kept})`,',
    to: 'AND id IN (SELECT id FROM ${kept} WHERE kept.updated_at <> book.updated_at)`,',
    seen: 'A book that was added after the snapshot is still there after the restore.',
    nudge: 'Look at what a restore undoes.',
    hint: 'A book can be changed, deleted or added in between.',
    recipe: 'POST a book after the snapshot and restore it: GET gets 404.',
    caught: async ({ api, expect }) => {
      await api.post('/workspace/snapshots');
      const { body } = await api.post<{ id: string }>('/books', newBook);
      await api.post('/workspace/snapshots/1/restore');
      expect((await api.get(`/books/${body.id}`)).status).toBe(404);
    },
  }),
  defect('difference-without-deletions', 'SNAPSHOT-07', 'hard', 'contract', {
    file: 'apps/api/src/books/snapshots/difference.ts',
    from: "if (!after) return [{ op: 'remove', path }];",
    to: 'if (!after) return [];',
    pure: true,
    matters: '!after',
    seen: 'The difference does not have the books that were deleted since the snapshot.',
    nudge: 'Look at the difference from a snapshot.',
    hint: 'There are three ways in which a list of books can change.',
    recipe: 'DELETE a book: the difference has a remove.',
    caught: async ({ api, expect }) => {
      const path = `/books/${exampleBook.id}`;
      await api.send('DELETE', path);
      const { body } = await api.get('/workspace/snapshots/0/difference');
      expect(body).toContainEqual(expect.objectContaining({ op: 'remove', path }));
    },
  }),
  defect('fork-forgets-the-seed', 'SNAPSHOT-09', 'medium', 'contract', {
    file: 'apps/api/src/books/snapshots/snapshots.ts',
    from: 'SET seed = source.seed, step = source.step,',
    to: 'SET step = source.step,',
    seen: 'A fork has the seed of a new workspace, so that its random outcomes are others.',
    nudge: 'Look at what a fork copies.',
    hint: 'The books are not all that decides the next response.',
    recipe: 'Set seed 7 and fork: the seed of the fork is 7.',
    caught: async ({ api, expect }) => {
      await api.send('PATCH', '/workspace', { body: { seed: 7 } });
      const { body } = await api.post('/workspace/fork');
      expect(body).toMatchObject({ seed: 7 });
    },
  }),
];
