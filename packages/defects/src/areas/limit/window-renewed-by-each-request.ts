import { defect } from '../../defect.ts';
import { frozenAt, limitTo, pinged, set } from '../../workspace.ts';

export default defect({
  id: 'window-renewed-by-each-request',
  rule: 'LIMIT-04',
  level: 'hard',
  technique: 'timing',
  file: 'apps/api/src/limit/count.ts',
  from: 'if (Math.floor(at / window) !== Math.floor(count.last / window)) count.used = 0;',
  to: 'if (at - count.last >= window) count.used = 0;',
  seen: 'A fixed window does not end as long as requests keep coming.',
  hints: [
    'Look at the limit of the kind fixed-window.',
    'When does a window end, if you never pause?',
    'Limit 1 in 60 seconds, from a full minute on: refused at 40 seconds, accepted at 80.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    await limitTo(api, { kind: 'fixed-window', limit: 1 });
    const statuses = [await pinged(api)];
    await set(api, { advance: 'PT40S' });
    statuses.push(await pinged(api));
    await set(api, { advance: 'PT40S' });
    statuses.push(await pinged(api));
    expect(statuses).toEqual([200, 429, 200]);
  },
});
