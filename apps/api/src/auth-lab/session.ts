import { schemeOf } from '@sparring/contracts/security';
import type { Scheme, SessionProof } from '../request/proof.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import type { LabSecrets } from './secrets.ts';

const { name: cookie } = schemeOf('session');
const pattern = new RegExp(`(?:^|;)\\s*${cookie}=([^;\\s]*)`);

/** A session whose id is in a cookie. */
export const session = (secrets: LabSecrets): Scheme<SessionProof> => ({
  sent: ({ headers }) => pattern.exec(headers.cookie ?? '')?.[1],
  check: async (id, { workspaceContext }) => {
    const found = await secrets.find(workspaceContext, 'session', id);
    if (!found)
      throw refusedCredentials(
        'session',
        'This workspace has no session with this id: the session has ended or expired, or it never existed.',
      );
    return { id, ...found };
  },
  missing: () => missingCredentials('session'),
});
