import { defect } from '../../defect.ts';
import { samplePkce } from '@sparring/contracts/credentials/published';
import { codeOf, exchanged } from '../../lab.ts';

export default defect({
  id: 'plain-verifier',
  rule: 'OAUTH-04',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/auth-lab/code-exchange.ts',
  from: "isSame(createHash('sha256').update(verifier).digest('base64url'), challenge)",
  to: "isSame(createHash('sha256').update(verifier).digest('base64url'), challenge) || isSame(verifier, challenge)",
  pure: true,
  seen: 'The challenge itself is accepted as the verifier, so that whoever saw it can exchange the code.',
  hints: [
    'Look at PKCE.',
    'The challenge is public, the verifier is not.',
    'Exchange a code with the challenge as code_verifier: invalid_grant.',
  ],
  caught: async ({ api, expect }) => {
    const code = await codeOf(api);
    const { error } = await exchanged(api, code, { code_verifier: samplePkce.challenge });
    expect(error).toBe('invalid_grant');
  },
});
