import { defect } from '../../defect.ts';
import { frozenAt, limitTo } from '../../workspace.ts';

export default defect({
  id: 'refusal-without-limit-headers',
  rule: 'LIMIT-02',
  level: 'easy',
  technique: 'contract',
  file: 'apps/api/src/limit/stage.ts',
  from: 'throw exceeded(limit, retryHeader(policy, standing), headers);',
  to: 'throw exceeded(limit, retryHeader(policy, standing), {});',
  seen: 'A 429 does not say which limit it is about.',
  hints: [
    'Look at the headers of a workspace with a limit.',
    'Each answer has them: also the one that refuses.',
    'Be refused with 429: there is a header RateLimit.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    await limitTo(api, { kind: 'fixed-window', limit: 1 });
    await api.get('/ping');
    const { headers } = await api.get('/ping');
    expect(headers.get('RateLimit')).toContain('r=0');
  },
});
