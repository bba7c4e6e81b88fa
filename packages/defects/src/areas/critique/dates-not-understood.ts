import { defect } from '../../defect.ts';
import { critiqueOf, limitTo } from '../../workspace.ts';

export default defect({
  id: 'dates-not-understood',
  rule: 'CRITIQUE-02',
  level: 'sneaky',
  technique: 'languages',
  file: 'apps/api/src/critique/rules/waits-for-retry-after.ts',
  from: '/^\\d+$/.test(retryAfter) ? from + Number(retryAfter) * 1000 : Date.parse(retryAfter)',
  to: 'from + Number(retryAfter) * 1000',
  pure: true,
  seen: 'The critique does not see that a client asks again too early, if Retry-After is a date.',
  hints: [
    'Look at what the critique says of waiting.',
    'Retry-After has two forms.',
    'A limit with retry_after date, asked again at once: the verdict is improve.',
  ],
  caught: async ({ api, expect }) => {
    await critiqueOf(api, 'waits-for-retry-after');
    const policy = { kind: 'sliding-window', limit: 1, retry_after: 'date' } as const;
    await limitTo(api, policy);
    for (let times = 0; times < 3; times += 1) await api.get('/ping');
    expect(await critiqueOf(api, 'waits-for-retry-after')).toBe('improve');
  },
});
