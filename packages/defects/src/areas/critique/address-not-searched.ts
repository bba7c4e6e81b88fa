import { defect } from '../../defect.ts';
import { critiqueOf } from '../../workspace.ts';

export default defect({
  id: 'address-not-searched',
  rule: 'CRITIQUE-03',
  level: 'easy',
  technique: 'security',
  file: 'apps/api/src/critique/rules/keeps-secrets-out-of-addresses.ts',
  from: 'isGood: !isMasked(path)',
  to: 'isGood: true',
  seen: 'The critique says nothing about a token in an address.',
  hints: [
    'Look at what the critique says of secrets.',
    'Put one where it does not belong.',
    'GET /books?token=… with a long token: the verdict is improve.',
  ],
  caught: async ({ api, expect }) => {
    const rule = 'keeps-secrets-out-of-addresses';
    await critiqueOf(api, rule);
    await api.get('/books?token=8f14e45fceea167a');
    expect(await critiqueOf(api, rule)).toBe('improve');
  },
});
