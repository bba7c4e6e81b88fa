import { defect } from '../../defect.ts';
import { frozenAt, limitTo, pinged, set } from '../../workspace.ts';

export default defect({
  id: 'fractions-of-seconds-lost',
  rule: 'LIMIT-03',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/api/src/limit/count.ts',
  from: 'count.used - (at - count.last) * policy.limit',
  to: 'count.used - Math.floor((at - count.last) / second) * second * policy.limit',
  seen: 'Who asks a token bucket several times a second never gets a token.',
  hints: [
    'Look at the limit of the kind token-bucket.',
    'Tokens come evenly, also within a second.',
    'One token a second, the bucket empty at 0: refused at 0.6 seconds, accepted at 1.2.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00.000Z');
    await limitTo(api, { kind: 'token-bucket', limit: 60, burst: 1 });
    const statuses = [await pinged(api)];
    for (const now of ['2030-01-01T00:00:00.600Z', '2030-01-01T00:00:01.200Z']) {
      await set(api, { now });
      statuses.push(await pinged(api));
    }
    expect(statuses).toEqual([200, 429, 200]);
  },
});
