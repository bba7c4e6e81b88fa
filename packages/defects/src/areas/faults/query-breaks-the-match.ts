import { defect } from '../../defect.ts';
import { script } from '../../workspace.ts';

export default defect({
  id: 'query-breaks-the-match',
  rule: 'FAULT-02',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/faults/stage.ts',
  from: 'pathIn(url))',
  to: "pathIn(url) + (/\\?[^#]*/.exec(url)?.[0] ?? ''))",
  above: "import { matches } from './match.ts';",
  matters: `faults.rules.some((rule) => {
    const [path, query] = [pathIn(url), /\\?[^#]*/.exec(url)?.[0] ?? ''];
    return matches(rule, method, path) !== matches(rule, method, path + query);
  })`,
  seen: 'A rule for a path does not match a request that has a query, too.',
  hints: [
    'Look at which requests a rule matches.',
    'An address has more parts than its path.',
    'A fault for /books: GET /books?limit=5 has it as well.',
  ],
  caught: async ({ api, expect }) => {
    await script(api, { path: '/books', outcomes: [{ kind: 'status', status: 503 }] });
    const { status } = await api.get('/books?limit=5');
    expect(status).toBe(503);
  },
});
