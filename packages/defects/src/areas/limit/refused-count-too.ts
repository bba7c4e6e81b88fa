import { defect } from '../../defect.ts';
import { frozenAt, limitTo, pinged, set } from '../../workspace.ts';

export default defect({
  id: 'refused-count-too',
  rule: 'LIMIT-06',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/api/src/limit/count.ts',
  from: 'if (count.used + cost > quota) return false;',
  to: `if (count.used + cost > quota) {
    if (policy.kind === 'sliding-window') {
      count.hits.shift();
      count.hits.push(count.last);
    }
    return false;
  }`,
  used: "policy.kind === 'sliding-window'",
  seen: 'By a sliding window, a client that asks again too early is refused for longer.',
  hints: [
    'Look at the limit of the kind sliding-window.',
    'Ask again while you are refused. Does that cost you anything?',
    'Limit 1 in 60 seconds: accepted at 0, refused at 30, accepted at 60.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    await limitTo(api, { kind: 'sliding-window', limit: 1 });
    const statuses = [await pinged(api)];
    await set(api, { advance: 'PT30S' });
    statuses.push(await pinged(api));
    await set(api, { advance: 'PT30S' });
    statuses.push(await pinged(api));
    expect(statuses).toEqual([200, 429, 200]);
  },
});
