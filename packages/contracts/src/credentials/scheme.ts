import type { ProblemKind } from '../problem.ts';

/** The part of a request that carries credentials. */
export type CredentialPlace = 'header' | 'query' | 'cookie';

/** What the documentation shows as the secret: a published value, or the name of what a client gets or computes first. */
export type Secret = { readonly published: string } | { readonly variable: string };

/** A kind of credentials: where they are, their documentation, their challenge, and the problems that refuse them. */
export interface SecurityScheme {
  readonly place: CredentialPlace;
  readonly name: string;
  /** The value in that place. */
  readonly value: (secret: string) => string;
  readonly secret: Secret;
  readonly meaning: string;
  /** The challenge in WWW-Authenticate: the scheme and its realm. */
  readonly challenge: string;
  /** The security scheme object of OpenAPI, for the API at a base address. */
  readonly openApi: (base: string) => Readonly<Record<string, unknown>>;
  /** The `auth` of Postman, for a scheme that Postman computes. */
  readonly postman?: { readonly type: string; readonly values: Readonly<Record<string, string>> };
  /** The options of curl, for a scheme that curl computes. */
  readonly curl?: string;
  readonly problems: { readonly missing: ProblemKind; readonly invalid: ProblemKind };
}
