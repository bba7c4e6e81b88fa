import { scopes, type Scope } from '@sparring/contracts/credentials/published';
import { HttpProblem } from '../problem/refusal.ts';
import { clientNamed, type Client } from './oauth-client.ts';

/** The parameters of a request for authorization, as they were sent. */
export interface Asking {
  readonly response_type?: string | undefined;
  readonly client_id?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly scope?: string | undefined;
  readonly state?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** A client and the registered address to which the browser goes back. */
export interface Way {
  readonly client: Client;
  readonly redirect: string;
}

/** An error that the client gets in the redirect. */
export interface AskingError {
  readonly error: string;
  readonly error_description: string;
}

const refused = (detail: string): HttpProblem => new HttpProblem('redirect-refused', detail);

/** The way back; throws if the client or the address is not registered, because then there is none. */
export const wayBack = (
  { client_id: id, redirect_uri: sent }: Asking,
  absolute: (path: string) => string,
): Way => {
  const client = clientNamed(id);
  if (!client) throw refused(`The client "${id ?? ''}" is not registered.`);
  const registered = client.redirects.map((one) => (one.startsWith('/') ? absolute(one) : one));
  if (registered.length === 0) throw refused(`The client ${client.id} has no redirect_uri.`);
  const redirect = sent ?? (registered.length === 1 ? registered[0] : undefined);
  if (redirect === undefined)
    throw refused(`The client ${client.id} has several addresses, so redirect_uri is needed.`);
  if (!registered.includes(redirect))
    throw refused(
      `The redirect_uri ${redirect} is not exactly one of ${client.id}: ${registered.join(', ')}.`,
    );
  return { client, redirect };
};

const isScope = (name: string): name is Scope => (scopes as readonly string[]).includes(name);

/** The wanted scopes that these may have, or the error. */
export const scopeFor = (
  wanted: string | undefined,
  allowed: readonly Scope[],
  byDefault: readonly Scope[],
): { readonly scope: string } | AskingError => {
  const names = wanted === undefined ? byDefault : wanted.split(' ').filter(Boolean);
  const unknown = names.find((name) => !isScope(name));
  if (unknown !== undefined)
    return { error: 'invalid_scope', error_description: `There is no scope '${unknown}'.` };
  const granted = scopes.filter((scope) => names.includes(scope) && allowed.includes(scope));
  return granted.length > 0
    ? { scope: granted.join(' ') }
    : { error: 'invalid_scope', error_description: 'None of the wanted scopes can be given.' };
};

const challengePattern = /^[\w-]{43}$/;

const invalid = (error_description: string) => ({ error: 'invalid_request', error_description });

/** What is wrong with the rest of the request, which the client is told. */
export const errorIn = (asking: Asking, client: Client): AskingError | undefined => {
  if (asking.response_type === undefined) return invalid('response_type is missing: send code.');
  if (asking.response_type !== 'code')
    return {
      error: 'unsupported_response_type',
      error_description: 'The only response_type is code.',
    };
  if (asking.code_challenge === undefined)
    return invalid('code_challenge is missing: PKCE is required.');
  if (asking.code_challenge_method !== 'S256')
    return invalid('code_challenge_method must be S256; plain protects nothing.');
  if (!challengePattern.test(asking.code_challenge))
    return invalid('code_challenge must be the base64url of a SHA-256: 43 characters.');
  const scope = scopeFor(asking.scope, client.scopes, ['read']);
  return 'error' in scope ? scope : undefined;
};

/** The address with which the browser goes back. */
export const addressWith = (
  redirect: string,
  issuer: string,
  { state }: Asking,
  parameters: Readonly<Record<string, string>>,
): string => {
  const url = new URL(redirect);
  const all = { ...parameters, ...(state !== undefined && { state }), iss: issuer };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
};
