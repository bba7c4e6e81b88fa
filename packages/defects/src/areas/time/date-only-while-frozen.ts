import { defect } from '../../defect.ts';
import { set } from '../../workspace.ts';

export default defect({
  id: 'date-only-while-frozen',
  rule: 'TIME-11',
  level: 'hard',
  technique: 'contract',
  file: 'apps/api/src/conditions/own-date.ts',
  from: 'return conditions.clock ?',
  to: "return conditions.clock && 'frozen' in conditions.clock ?",
  used: 'conditions.clock',
  matters: "conditions.clock !== undefined && !('frozen' in conditions.clock)",
  seen: 'While the clock of the workspace runs, the header Date is the time of the server.',
  hints: [
    'Look at the header Date.',
    'A clock of its own can be frozen or running.',
    'Set now to 2030 without freezing: Date is in 2030.',
  ],
  caught: async ({ api, expect }) => {
    await set(api, { now: '2030-01-01T00:00:00Z' });
    const { headers } = await api.get('/ping');
    expect(headers.get('Date')).toContain('01 Jan 2030');
  },
});
