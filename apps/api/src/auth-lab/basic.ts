import { accountWith } from './accounts.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import type { LabAccountProof, Scheme } from '../request/proof.ts';

const pattern = /^Basic +([\w+/-]+=*)$/i;

/** The two parts of Basic credentials; undefined if the header is not Basic. */
export const basicPair = (sent: string): readonly [name: string, secret: string] | undefined => {
  const encoded = pattern.exec(sent)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : [text.slice(0, colon), text.slice(colon + 1)];
};

/** A username and a password in every request (RFC 7617). */
export const basic: Scheme<LabAccountProof> = {
  sent: ({ headers }) => headers.authorization,
  check: async (sent) => {
    const pair = basicPair(sent);
    if (!pair)
      throw refusedCredentials(
        'basic',
        'The Authorization header must be "Basic " followed by username:password in base64.',
      );
    const account = accountWith(...pair);
    if (!account) throw refusedCredentials('basic', `No account "${pair[0]}" has this password.`);
    return { username: account.username };
  },
  missing: () => missingCredentials('basic'),
};
