import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'one-too-many',
  rule: 'LOG-03',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/requests/rows.ts',
  from: 'recorded - logSize',
  to: 'recorded - logSize - 1',
  seen: 'The log holds 201 requests.',
  hints: [
    'Look at how much the log holds.',
    'Send more than that.',
    'Send 201 requests: X-Total-Count is 200.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await Promise.all(Array.from({ length: 201 }, () => api.get('/ping')));
    const { headers } = await api.get('/workspace/requests');
    expect(headers.get('X-Total-Count')).toBe('200');
  },
});
