import { defect } from '../../defect.ts';
import { frozenAt, limitTo, pinged } from '../../workspace.ts';

export default defect({
  id: 'count-outlives-the-policy',
  rule: 'LIMIT-11',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/limit/count-alone.ts',
  from: 'if (kept?.number === number) return kept.count;',
  to: 'if (kept) return kept.count;',
  seen: 'A limit that is set again goes on with the old count.',
  hints: [
    'Look at PUT /workspace/limit.',
    'Use a limit up, then set one again.',
    'Limit 1: one request, PUT the same limit, one more request: 200.',
  ],
  caught: async ({ api, expect }) => {
    const policy = { kind: 'fixed-window', limit: 1 } as const;
    await frozenAt(api, '2030-01-01T00:00:00Z');
    await limitTo(api, policy);
    await pinged(api);
    await limitTo(api, policy);
    expect(await pinged(api)).toBe(200);
  },
});
