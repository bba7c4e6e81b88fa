import type { ProblemKind } from './problem.ts';

/** A kind of credentials: the header that carries them, their documentation, and the problems that refuse them. */
export interface SecurityScheme {
  readonly header: string;
  /** The value of the header. */
  readonly value: (secret: string) => string;
  readonly meaning: string;
  /** The security scheme object of OpenAPI. */
  readonly openApi: Readonly<Record<string, string>>;
  readonly problems: { readonly missing: ProblemKind; readonly invalid: ProblemKind };
}

/** Every kind of credentials that an endpoint can take. */
export const securitySchemes = {
  token: {
    header: 'Authorization',
    value: (secret: string) => `Bearer ${secret}`,
    meaning: '`Bearer` and the token.',
    openApi: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A token that POST /auth returned.',
    },
    problems: { missing: 'missing-token', invalid: 'invalid-token' },
  },
} as const satisfies Record<string, SecurityScheme>;

export type SchemeName = keyof typeof securitySchemes;

/** The credentials that an endpoint takes. It checks credentials of this scheme and ignores all others. */
export interface Security<
  Scheme extends SchemeName = SchemeName,
  Required extends boolean = boolean,
> {
  readonly scheme: Scheme;
  /** Whether a call without credentials is refused. */
  readonly required: Required;
}

/** The default: a request needs no token, but a token that it sends must be valid. */
export const optionalToken = { scheme: 'token', required: false } as const satisfies Security;
export const requiredToken = { scheme: 'token', required: true } as const satisfies Security;
