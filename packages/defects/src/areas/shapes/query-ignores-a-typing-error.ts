import { defect } from '../../defect.ts';

export default defect({
  id: 'query-ignores-a-typing-error',
  rule: 'QUERY-06',
  level: 'medium',
  technique: 'negative',
  file: 'packages/contracts/src/book-labs/query-endpoints.ts',
  from: '  .strictObject({',
  to: '  .object({',
  printed: ['documents'],
  seen: 'A query with a mistyped member gets all books instead of 400.',
  hints: [
    'Look at the members of a query.',
    'What if somebody mistypes one?',
    'The member categry gets 400 with the pointer /categry.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await api.send('QUERY', '/labs/books', { body: { categry: 'Testing' } });
    expect(status).toBe(400);
  },
});
