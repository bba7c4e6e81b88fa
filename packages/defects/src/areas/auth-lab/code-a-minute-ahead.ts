import { defect } from '../../defect.ts';
import { codeAt } from '../../lab.ts';
import { frozenAt } from '../../workspace.ts';

export default defect({
  id: 'code-a-minute-ahead',
  rule: 'AUTHLAB-11',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/auth-lab/totp.ts',
  from: '{ length: 2 * totp.drift + 1 }',
  to: '{ length: 2 * totp.drift + 2 }',
  pure: true,
  seen: 'The one-time code of the next minute passes already.',
  hints: [
    'Look at one-time codes.',
    'Some codes beside the current one pass. Try the first that must not.',
    'With a frozen clock, the code of 60 seconds later: 401.',
  ],
  caught: async ({ api, expect }) => {
    const now = '2030-01-01T00:00:00Z';
    await frozenAt(api, now);
    const code = codeAt(Date.parse(now) + 60_000);
    const { status } = await api.get('/labs/auth/totp', { 'X-TOTP': code });
    expect(status).toBe(401);
  },
});
