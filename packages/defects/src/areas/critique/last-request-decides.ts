import { defect } from '../../defect.ts';
import { critiqueOf } from '../../workspace.ts';

export default defect({
  id: 'last-request-decides',
  rule: 'CRITIQUE-02',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/critique/rule.ts',
  from: 'const wrong = found.find(({ isGood }) => !isGood);',
  to: 'const wrong = found.slice(-1).find(({ isGood }) => !isGood);',
  pure: true,
  seen: 'A client that does it wrong once, and right at last, is told that it is good.',
  hints: [
    'Look at the verdicts of the critique.',
    'Do something wrong first and right afterwards.',
    'A token in the address, then one in the header: the verdict is improve.',
  ],
  caught: async ({ api, expect }) => {
    const rule = 'keeps-secrets-out-of-addresses';
    await critiqueOf(api, rule);
    await api.get('/books?token=8f14e45fceea167a');
    await api.get('/books', { Authorization: 'Bearer 8f14e45fceea167a' });
    expect(await critiqueOf(api, rule)).toBe('improve');
  },
});
