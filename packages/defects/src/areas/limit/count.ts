import { type Defect, defect } from '../../defect.ts';
import { frozenAt, limitTo, pinged, set } from '../../workspace.ts';

export const defects: readonly Defect[] = [
  defect('burst-ignored', 'LIMIT-03', 'medium', 'boundaries', {
    file: 'apps/api/src/limit/count.ts',
    from: 'quota: policy.burst * window',
    to: 'quota: policy.limit * window',
    pure: true,
    seen: 'A token bucket holds as many tokens as it gets in a window, whatever burst says.',
    nudge: 'Look at the limit of the kind token-bucket.',
    hint: 'It has a member that no other kind uses.',
    recipe: 'limit 2 with burst 5: five requests are accepted at once, and the sixth is not.',
    caught: async ({ api, expect }) => {
      await frozenAt(api, '2030-01-01T00:00:00Z');
      await limitTo(api, { kind: 'token-bucket', limit: 2, burst: 5 });
      const statuses = [];
      while (statuses.length < 6) statuses.push(await pinged(api));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    },
  }),
  defect('count-outlives-the-policy', 'LIMIT-11', 'sneaky', 'sequences', {
    file: 'apps/api/src/limit/count-alone.ts',
    from: 'if (kept?.number === number) return kept.count;',
    to: 'if (kept) return kept.count;',
    seen: 'A limit that is set again goes on with the old count.',
    nudge: 'Look at PUT /workspace/limit.',
    hint: 'Use a limit up, then set one again.',
    recipe: 'Limit 1: one request, PUT the same limit, one more request: 200.',
    caught: async ({ api, expect }) => {
      const policy = { kind: 'fixed-window', limit: 1 } as const;
      await frozenAt(api, '2030-01-01T00:00:00Z');
      await limitTo(api, policy);
      await pinged(api);
      await limitTo(api, policy);
      expect(await pinged(api)).toBe(200);
    },
  }),
  defect('fractions-of-seconds-lost', 'LIMIT-03', 'sneaky', 'timing', {
    file: 'apps/api/src/limit/count.ts',
    from: 'count.used - (at - count.last) * policy.limit',
    to: 'count.used - Math.floor((at - count.last) / second) * second * policy.limit',
    seen: 'Who asks a token bucket several times a second never gets a token.',
    nudge: 'Look at the limit of the kind token-bucket.',
    hint: 'Tokens come evenly, also within a second.',
    recipe: 'One token a second, the bucket empty at 0: refused at 0.6 seconds, accepted at 1.2.',
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
  }),
  defect('places-without-end', 'LIMIT-16', 'hard', 'concurrency', {
    file: 'apps/api/src/limit/stage.ts',
    from: "policy.kind === 'concurrency' ? untilAnswered(context, next, giveBack) : next();",
    to: "policy.kind === 'concurrency' ? (void giveBack(), next()) : next();",
    seen: 'The limit of the kind concurrency accepts any number of requests at the same time.',
    nudge: 'Look at the limit of the kind concurrency.',
    hint: 'You need a request that takes long.',
    recipe: 'Limit 1: while a latency simulation of ten seconds is open, GET /ping gets 429.',
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
  }),
  defect('refused-count-too', 'LIMIT-06', 'sneaky', 'timing', {
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
    nudge: 'Look at the limit of the kind sliding-window.',
    hint: 'Ask again while you are refused. Does that cost you anything?',
    recipe: 'Limit 1 in 60 seconds: accepted at 0, refused at 30, accepted at 60.',
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
  }),
  defect('window-renewed-by-each-request', 'LIMIT-04', 'hard', 'timing', {
    file: 'apps/api/src/limit/count.ts',
    from: 'if (Math.floor(at / window) !== Math.floor(count.last / window)) count.used = 0;',
    to: 'if (at - count.last >= window) count.used = 0;',
    seen: 'A fixed window does not end as long as requests keep coming.',
    nudge: 'Look at the limit of the kind fixed-window.',
    hint: 'When does a window end, if you never pause?',
    recipe: 'Limit 1 in 60 seconds, from a full minute on: refused at 40 seconds, accepted at 80.',
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
  }),
];
