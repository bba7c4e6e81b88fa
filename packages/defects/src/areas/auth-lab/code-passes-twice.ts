import { defect } from '../../defect.ts';
import { codeAt } from '../../lab.ts';
import { frozenAt } from '../../workspace.ts';

export default defect({
  id: 'code-passes-twice',
  rule: 'AUTHLAB-12',
  level: 'medium',
  technique: 'security',
  file: 'apps/api/src/auth-lab/totp.ts',
  from: `if (yield* rows.get('totp', String(step))) return false;
`,
  to: '',
  seen: 'A one-time code passes as often as it is sent.',
  hints: [
    'Look at one-time codes.',
    'Their name says it.',
    'Send the same code twice: the second gets 401.',
  ],
  caught: async ({ api, expect }) => {
    const now = '2030-01-01T00:00:00Z';
    await frozenAt(api, now);
    const headers = { 'X-TOTP': codeAt(Date.parse(now)) };
    await api.get('/labs/auth/totp', headers);
    const { status } = await api.get('/labs/auth/totp', headers);
    expect(status).toBe(401);
  },
});
