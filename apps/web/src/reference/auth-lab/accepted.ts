import {
  apiKey,
  labAccounts,
  labClients,
  signingKey,
  totp,
} from '@sparring/contracts/credentials/published';
import { paths } from '../../paths.ts';

/** Something that the lab accepts, and what it is for. */
export interface Accepted {
  readonly what: string;
  readonly value: string;
  readonly meaning: string;
}

const accounts = labAccounts.map(({ username, password, scopes }) => ({
  what: `Account ${username}`,
  value: password,
  meaning: `Its password. Scopes: ${scopes.join(', ')}.`,
}));

const clients = labClients.map(({ id, secret, redirects, grants }) => ({
  what: `Client ${id}`,
  value: secret ?? 'no secret',
  meaning: `${secret ? 'Its secret' : 'A public client'}. It may use ${[...grants, ...redirects].join(', ')}.`,
}));

/** What the pages of the lab accept, by their path. Nothing of it is secret. */
export const accepted: Readonly<Record<string, readonly Accepted[]>> = {
  [paths.apiAuthLab]: [
    ...accounts,
    { what: 'API key', value: apiKey, meaning: 'The same in the header and in the query.' },
    {
      what: `Signing key ${signingKey.id}`,
      value: signingKey.secret,
      meaning: 'The secret of hmac-sha256.',
    },
    {
      what: 'One-time codes',
      value: totp.secret,
      meaning: `The secret in base32: SHA-1, ${totp.digits} digits, ${totp.period} seconds.`,
    },
  ],
  [paths.apiTokenLab]: accounts,
  [paths.apiSessionLab]: accounts,
  [paths.apiOAuthLab]: [...clients, ...accounts],
};
