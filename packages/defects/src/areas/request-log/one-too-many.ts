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
    const send = (count: number) =>
      Promise.all(Array.from({ length: count }, () => api.get('/ping')));
    // In two parts, because the API writes at most 200 requests at once.
    await send(150);
    await api.get('/workspace/requests');
    await send(51);
    const { headers } = await api.get('/workspace/requests');
    expect(headers.get('X-Total-Count')).toBe('200');
  },
});
