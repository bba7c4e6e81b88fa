import type { Book } from '@sparring/contracts/book';
import { exampleBook } from '@sparring/contracts/book-endpoints';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('bulk-forgets-if-match', 'BULK-02', 'sneaky', 'concurrency', {
    file: 'apps/api/src/book-labs/bulk-routes.ts',
    from: "wanted === 'If-Match' ? operation.if_match : undefined",
    to: "wanted === 'If-None-Match' ? operation.if_match : undefined",
    seen: 'if_match works the other way round: the right ETag is refused and a wrong one accepted.',
    nudge: 'Look at the delete of a bulk request.',
    hint: 'It can name the version that it wants to delete.',
    recipe: 'if_match: "0" gets 412, and the book stays.',
    caught: async ({ api, expect }) => {
      const { body } = await api.post<{ readonly results: readonly { readonly status: number }[] }>(
        '/labs/books/bulk',
        { operations: [{ op: 'delete', id: exampleBook.id, if_match: '"0"' }] },
      );
      const { status } = await api.get(`/books/${exampleBook.id}`);
      expect([body.results[0]?.status, status]).toEqual([412, 200]);
    },
  }),
  defect('bulk-stops-at-the-first-refusal', 'BULK-03', 'medium', 'negative', {
    file: 'apps/api/src/book-labs/bulk-routes.ts',
    from: 'results.push(await execute(operation, writes, call).catch(refused(instance)));',
    to: `const result = await execute(results.some(({ status }) => status >= 400) ? undefined : operation, writes, call).catch(refused(instance));
      results.push(result);`,
    matters: 'results.some(({ status }) => status >= 400)',
    seen: 'After a refused operation all others of the bulk request are refused too.',
    nudge: 'Look at a bulk request in which one operation is wrong.',
    hint: 'Put the wrong one first, and look at those after it.',
    recipe: 'delete an unknown book, then a known one: 404 and 200.',
    caught: async ({ api, expect }) => {
      const { body } = await api.post<{ readonly results: readonly { readonly status: number }[] }>(
        '/labs/books/bulk',
        {
          operations: [
            { op: 'delete', id: '00000000-0000-4000-8000-00000000ffff' },
            { op: 'delete', id: exampleBook.id },
          ],
        },
      );
      expect(body.results.map(({ status }) => status)).toEqual([404, 200]);
    },
  }),
  defect('patch-ignores-if-match', 'PATCH-07', 'hard', 'concurrency', {
    file: 'apps/api/src/book-labs/patch-routes.ts',
    from: `      (before) => patched(before, body),
      refuseUnexpected(header),`,
    to: `      (before) => patched(before, body),
      () => void header,`,
    used: "(header('If-Match') ?? header('If-None-Match')) !== undefined",
    seen: 'A JSON Patch is executed although If-Match names an old version.',
    nudge: 'Look at If-Match.',
    hint: 'Each kind of change has to heed it, not only PUT.',
    recipe: 'PATCH /labs/books/{id} with If-Match: "0" gets 412.',
    caught: async ({ api, expect }) => {
      const { status } = await api.send('PATCH', `/labs/books/${exampleBook.id}`, {
        headers: { 'Content-Type': 'application/json-patch+json', 'If-Match': '"0"' },
        body: [{ op: 'replace', path: '/stock', value: 1 }],
      });
      expect(status).toBe(412);
    },
  }),
  defect('patch-keeps-what-worked', 'PATCH-02', 'hard', 'sequences', {
    file: 'apps/api/src/book-labs/json-patch.ts',
    from: 'if (!isPossible || error) throw conflict(at, operation, reasonOf(operation, error));',
    to: "if ((!isPossible || error) && (at === 0 || operation.op === 'test')) throw conflict(at, operation, reasonOf(operation, error));",
    seen: 'A patch with an impossible operation after the first is executed without it, and gets 200.',
    nudge: 'Look at patches with several operations.',
    hint: 'What happens to the first change if the second is impossible?',
    recipe: 'replace /stock, then remove /publisher: 409, and the stock is what it was.',
    caught: async ({ api, expect }) => {
      const path = `/labs/books/${exampleBook.id}`;
      const { status } = await api.send('PATCH', path, {
        headers: { 'Content-Type': 'application/json-patch+json' },
        body: [
          { op: 'replace', path: '/stock', value: 99 },
          { op: 'remove', path: '/publisher' },
        ],
      });
      const { body } = await api.get<Book>(`/books/${exampleBook.id}`);
      expect([status, body.stock]).toEqual([409, exampleBook.stock]);
    },
  }),
  defect('patch-of-created-at', 'PATCH-04', 'sneaky', 'contract', {
    file: 'apps/api/src/book-labs/json-patch.ts',
    from: "['id', 'created_at', 'updated_at'] as const",
    to: "['id', 'updated_at'] as const",
    seen: 'A patch of created_at gets 200 and changes nothing.',
    nudge: 'Look at the fields that the API sets itself.',
    hint: 'A 200 says that the change was made.',
    recipe: 'replace /created_at: 400, as for /id.',
    caught: async ({ api, expect }) => {
      const { status } = await api.send('PATCH', `/labs/books/${exampleBook.id}`, {
        headers: { 'Content-Type': 'application/json-patch+json' },
        body: [{ op: 'replace', path: '/created_at', value: '2020-01-01T00:00:00.000Z' }],
      });
      expect(status).toBe(400);
    },
  }),
];
