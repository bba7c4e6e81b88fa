import type { IncomingMessage } from 'node:http';
import type { SchemeName, Security } from '@sparring/contracts/security';
import type { Claims } from './auth/tokens.ts';

/** What good credentials of each scheme prove. */
export interface Proofs extends Record<SchemeName, object> {
  readonly token: Claims;
}

export type Proof = Proofs[SchemeName];

/** What the credentials of a request prove; nothing, when it has none and needs none. Otherwise it throws. */
export type Guard = (request: IncomingMessage) => Promise<Proof> | undefined;

/** The guard of an endpoint that takes these credentials. */
export type GuardOf = (security: Security) => Guard;
