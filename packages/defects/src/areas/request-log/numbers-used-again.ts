import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'numbers-used-again',
  rule: 'LOG-08',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/requests/rows.ts',
  from: `yield sql(
    'DELETE FROM request WHERE workspace = (SELECT id FROM workspace WHERE name = $1)',`,
  to: `yield sql('UPDATE workspace SET recorded = 0 WHERE name = $1', name);
  yield sql(
    'DELETE FROM request WHERE workspace = (SELECT id FROM workspace WHERE name = $1)',`,
  seen: 'After the log was cleared, its numbers begin at 1 again.',
  hints: [
    'Look at the ids in the log.',
    'Clear it, and go on.',
    'Send a request, clear the log, send another one: its id is higher than that of the first.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await api.get('/ping');
    const [before] = await logged(api);
    await api.send('DELETE', '/workspace/requests');
    await api.get('/ping');
    const [after] = await logged(api);
    expect(after?.id).toBeGreaterThan(before?.id ?? Infinity);
  },
});
