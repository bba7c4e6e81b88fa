import type { IncomingMessage } from 'node:http';
import { apiKey, labAccounts } from '@sparring/contracts/credentials/published';
import { schemeOf } from '@sparring/contracts/security';
import { queryOf } from '../http/read/query.ts';
import type { LabAccountProof, Scheme } from '../request/proof.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import { isSame } from '../http/read/compare.ts';

type KeyScheme = 'keyInHeader' | 'keyInQuery';

const readers: Readonly<
  Record<KeyScheme, (request: IncomingMessage, name: string) => string | undefined>
> = {
  keyInHeader: ({ headers }, name) => headers[name.toLowerCase()]?.toString(),
  keyInQuery: (request, name) => queryOf(request)[name]?.toString(),
};

/** A fixed key in one place. */
export const keyIn = (scheme: KeyScheme): Scheme<LabAccountProof> => ({
  sent: (request) => readers[scheme](request, schemeOf(scheme).name),
  check: async (sent) => {
    if (!isSame(sent, apiKey)) throw refusedCredentials(scheme, 'This is not the API key.');
    return { username: labAccounts[0].username };
  },
  missing: () => missingCredentials(scheme),
});
