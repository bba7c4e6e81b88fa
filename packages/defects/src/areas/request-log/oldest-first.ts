import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'oldest-first',
  rule: 'LOG-03',
  level: 'easy',
  technique: 'paging',
  file: 'apps/api/src/requests/rows.ts',
  from: 'ORDER BY number DESC LIMIT',
  to: 'ORDER BY number LIMIT',
  seen: 'The log lists the oldest request first.',
  hints: [
    'Look at the order of the log.',
    'Send two different requests, and read the log.',
    'GET /ping, then GET /books: the first of the list is /books.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await api.get('/ping');
    await api.get('/books');
    const [newest] = await logged(api);
    expect(newest?.path).toContain('/books');
  },
});
