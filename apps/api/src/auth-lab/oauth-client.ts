import { labClients } from '@sparring/contracts/credentials/published';
import { schemeOf } from '@sparring/contracts/security';
import type { ClientProof, Scheme } from '../request/proof.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { basicPair } from './basic.ts';
import { isSame } from '../http/read/compare.ts';

export type Client = (typeof labClients)[number];

export const clientNamed = (id = ''): Client | undefined =>
  labClients.find((client) => client.id === id);

const refused = (detail: string): HttpProblem =>
  new HttpProblem('oauth-invalid-client', detail, {
    headers: { 'WWW-Authenticate': schemeOf('client').challenge },
  });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** The id and secret of a client in the Authorization header (RFC 6749, section 2.3.1). */
export const oauthClient: Scheme<ClientProof> = {
  sent: ({ headers }) => headers.authorization,
  check: async (sent) => {
    const pair = basicPair(sent);
    if (!pair) throw refused('The Authorization header is not Basic with client_id:client_secret.');
    const [id, secret] = pair.map(decoded) as [string, string];
    return { id, secret };
  },
  missing: () => refused('Send client_id and client_secret as Basic in the Authorization header.'),
};

interface InBody {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/** The client that a request comes from. A client with a secret must send it, in the header or in the body. */
export const requireClient = (proof: ClientProof | undefined, body: InBody): Client => {
  const inBody = body.client_id !== undefined && body.client_id !== proof?.id;
  if (proof && (inBody || body.client_secret !== undefined))
    throw new HttpProblem(
      'oauth-invalid-request',
      'The header and the body both authenticate a client. Use one of them.',
    );
  const id = proof?.id ?? body.client_id;
  const client = clientNamed(id);
  if (!client) throw refused(`The client '${id ?? ''}' is unknown.`);
  const secret = proof?.secret ?? body.client_secret;
  const isRight =
    client.secret === undefined ? secret === undefined : isSame(client.secret, secret ?? '');
  if (isRight) return client;
  throw refused(
    client.secret === undefined
      ? `The client ${client.id} is public and has no secret. Send only its client_id.`
      : `The secret of the client ${client.id} is missing or wrong.`,
  );
};
