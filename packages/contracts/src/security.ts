import type { ProblemKind } from './problem.ts';

/** A kind of credentials: where a request carries them, how the documents show them, and what refuses them. */
export interface SecurityScheme {
  readonly header: string;
  /** The value of the header. */
  readonly value: (secret: string) => string;
  readonly meaning: string;
  /** As OpenAPI describes the scheme. */
  readonly openApi: Readonly<Record<string, string>>;
  readonly problems: { readonly missing: ProblemKind; readonly invalid: ProblemKind };
}

/** Every kind of credentials that an endpoint can take. */
export const securitySchemes = {
  token: {
    header: 'Authorization',
    value: (secret: string) => `Bearer ${secret}`,
    meaning: 'The token: `Bearer …`.',
    openApi: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A token from POST /auth.',
    },
    problems: { missing: 'missing-token', invalid: 'invalid-token' },
  },
} as const satisfies Record<string, SecurityScheme>;

export type SchemeName = keyof typeof securitySchemes;

/** The credentials that an endpoint takes: it checks what is sent for this scheme, and looks at no other. */
export interface Security<
  Scheme extends SchemeName = SchemeName,
  Required extends boolean = boolean,
> {
  readonly scheme: Scheme;
  /** Whether a call without credentials is refused. */
  readonly required: Required;
}

/** For an endpoint that says nothing: no token is needed, and one that is sent must be good. */
export const optionalToken = { scheme: 'token', required: false } as const satisfies Security;
export const requiredToken = { scheme: 'token', required: true } as const satisfies Security;
