import { defect } from '../../defect.ts';
import { sampleAccount } from '@sparring/contracts/auth';

export default defect({
  id: 'token-lives-a-day',
  rule: 'TOKEN-04',
  level: 'hard',
  technique: 'oracle',
  file: 'apps/api/src/auth/tokens.ts',
  from: 'now + tokenLifetime',
  to: 'now + 24 * tokenLifetime',
  seen: 'A token is valid for a day, although expires_in says an hour.',
  hints: [
    'Look at what is in a token.',
    'A token says itself when it was issued and when it ends.',
    'Decode the token: exp less iat is 3600.',
  ],
  caught: async ({ api, expect }) => {
    const { body: grant } = await api.post<{ token: string }>('/auth', sampleAccount);
    const { iat, exp } = JSON.parse(
      Buffer.from(grant.token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { iat: number; exp: number };
    expect(exp - iat).toBe(3600);
  },
});
