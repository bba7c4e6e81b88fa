import type { IncomingMessage } from 'node:http';
import type { SchemeName, Security } from '@sparring/contracts/security';
import type { Clock } from './clock.ts';
import type { Claims } from './auth/tokens.ts';

/** What valid credentials of each scheme prove. */
export interface Proofs extends Record<SchemeName, object> {
  readonly token: Claims;
}

export type Proof = Proofs[SchemeName];

/** Returns what the credentials prove at the time of the workspace, or undefined for a request without them. Throws if they are invalid, or required and missing. */
export type Guard = (
  request: IncomingMessage,
  clock: Pick<Clock, 'now'>,
) => Promise<Proof> | undefined;

/** Makes the guard of an endpoint with these credentials. */
export type GuardOf = (security: Security) => Guard;
