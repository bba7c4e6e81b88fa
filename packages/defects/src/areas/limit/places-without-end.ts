import { defect } from '../../defect.ts';
import { limitTo, pinged } from '../../workspace.ts';

export default defect({
  id: 'places-without-end',
  rule: 'LIMIT-16',
  level: 'hard',
  technique: 'concurrency',
  file: 'apps/api/src/limit/stage.ts',
  from: "policy.kind === 'concurrency' ? untilAnswered(context, next, giveBack) : next();",
  to: "policy.kind === 'concurrency' ? (void giveBack(), next()) : next();",
  seen: 'The limit of the kind concurrency accepts any number of requests at the same time.',
  hints: [
    'Look at the limit of the kind concurrency.',
    'You need a request that takes long.',
    'Limit 1: while a latency simulation of ten seconds is open, GET /ping gets 429.',
  ],
  caught: async ({ api, expect }) => {
    await limitTo(api, { kind: 'concurrency', limit: 1 });
    const slow = new AbortController();
    const { signal } = slow;
    const address = `${api.origin}${api.base}/testing/latency-simulation?delay=10`;
    const open = fetch(address, { signal }).catch(() => undefined);
    await expect.poll(() => pinged(api), { timeout: 1500 }).toBe(429);
    slow.abort();
    await open;
  },
});
