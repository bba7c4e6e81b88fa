import { defect } from '../../defect.ts';
import { frozenAt, limitTo, set } from '../../workspace.ts';

export default defect({
  id: 'moment-too-long',
  rule: 'LIMIT-08',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/limit/count.ts',
  from: 'hits[gone]! <= start',
  to: 'hits[gone]! < start',
  seen: 'By a sliding window, a client that waits exactly as long as Retry-After says is refused again.',
  hints: [
    'Look at Retry-After.',
    'Wait exactly as long as it says, not longer.',
    'Sliding window with a frozen clock: be refused, advance by Retry-After, ask again: 200.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    await limitTo(api, { kind: 'sliding-window', limit: 1 });
    await api.get('/ping');
    const refused = await api.get('/ping');
    await set(api, { advance: `PT${refused.headers.get('Retry-After')}S` });
    const { status } = await api.get('/ping');
    expect(status).toBe(200);
  },
});
