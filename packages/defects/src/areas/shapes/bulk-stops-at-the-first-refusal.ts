import { defect } from '../../defect.ts';
import { exampleBook } from '@sparring/contracts/book-endpoints';

export default defect({
  id: 'bulk-stops-at-the-first-refusal',
  rule: 'BULK-03',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/book-labs/bulk-routes.ts',
  from: 'results.push(await execute(operation, writes, call).catch(refused(instance)));',
  to: `const result = await execute(results.some(({ status }) => status >= 400) ? undefined : operation, writes, call).catch(refused(instance));
      results.push(result);`,
  seen: 'After a refused operation all others of the bulk request are refused too.',
  hints: [
    'Look at a bulk request in which one operation is wrong.',
    'Put the wrong one first, and look at those after it.',
    'delete an unknown book, then a known one: 404 and 200.',
  ],
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
});
