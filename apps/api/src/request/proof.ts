import type { IncomingMessage } from 'node:http';
import type { SchemeName, Security } from '@sparring/contracts/security';
import type { HttpProblem } from '../problem/refusal.ts';
import type { EndpointContext } from './context.ts';

/** The claims of a valid token. The times are in seconds since 1970. */
export interface Claims {
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
}

/** The account that credentials belong to. */
export interface LabAccountProof {
  readonly username: string;
}

/** A valid signature, and the lines that it signs. */
export interface SignatureProof {
  readonly base: string;
}

/** The valid access token of a login or of a grant, which `grant` names. */
export interface LabTokenProof {
  readonly subject: string;
  readonly client?: string;
  readonly scope: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly grant: string;
}

export interface SessionProof {
  readonly id: string;
  readonly username: string;
  readonly csrf: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly hasSecondFactor?: boolean;
}

/** The id and the secret that a client of OAuth sent in the header. They are not compared yet. */
export interface ClientProof {
  readonly id: string;
  readonly secret: string;
}

/** The teacher at the desk. */
export interface TeacherProof {
  /** The CSRF token; empty for the key in the Authorization header, which no page can send. */
  readonly csrf: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly session?: { readonly nonce: string; readonly expires: number; readonly csrf: string };
}

/** What valid credentials of each scheme prove. */
export interface Proofs extends Record<SchemeName, object> {
  readonly token: Claims;
  readonly basic: LabAccountProof;
  readonly digest: LabAccountProof;
  readonly keyInHeader: LabAccountProof;
  readonly keyInQuery: LabAccountProof;
  readonly signature: SignatureProof;
  readonly totp: LabAccountProof;
  readonly accessToken: LabTokenProof;
  readonly oauth: LabTokenProof;
  readonly session: SessionProof;
  readonly client: ClientProof;
  readonly teacher: TeacherProof;
}

export type Proof = Proofs[SchemeName];

/** Reads and checks the credentials of one scheme. */
export interface Scheme<Proven> {
  /** Returns the credentials of a request unchecked. */
  readonly sent: (request: IncomingMessage) => string | undefined;
  /** Returns what the credentials prove; throws 401 if they are invalid or of another scheme. */
  readonly check: (sent: string, context: EndpointContext) => Promise<Proven>;
  /** The refusal of a call without required credentials. */
  readonly missing: (context: EndpointContext) => HttpProblem;
}

/** The schemes of learners; the desk has a guard of its own. */
export type Schemes = { readonly [Name in Exclude<SchemeName, 'teacher'>]: Scheme<Proofs[Name]> };

/** Returns what the credentials prove, or undefined for a request without them. Throws if they are invalid, or required and missing. */
export type Guard = (context: EndpointContext) => Promise<Proof> | undefined;

/** Makes the guard of an endpoint with these credentials. */
export type GuardOf = (security: Security) => Guard;
