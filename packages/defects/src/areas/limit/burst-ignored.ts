import { defect } from '../../defect.ts';
import { frozenAt, limitTo, pinged } from '../../workspace.ts';

export default defect({
  id: 'burst-ignored',
  rule: 'LIMIT-03',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/api/src/limit/count.ts',
  from: 'quota: policy.burst * window',
  to: 'quota: policy.limit * window',
  pure: true,
  seen: 'A token bucket holds as many tokens as it gets in a window, whatever burst says.',
  hints: [
    'Look at the limit of the kind token-bucket.',
    'It has a member that no other kind uses.',
    'limit 2 with burst 5: five requests are accepted at once, and the sixth is not.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    await limitTo(api, { kind: 'token-bucket', limit: 2, burst: 5 });
    const statuses = [];
    while (statuses.length < 6) statuses.push(await pinged(api));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  },
});
