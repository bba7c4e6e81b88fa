import { labSchemes } from './credentials/lab-schemes.ts';
import type { SecurityScheme } from './credentials/scheme.ts';

/** Every kind of credentials that an endpoint can take. */
export const securitySchemes = {
  token: {
    place: 'header',
    name: 'Authorization',
    value: (secret: string) => `Bearer ${secret}`,
    secret: { variable: 'token' },
    meaning: '`Bearer` and the token.',
    challenge: 'Bearer realm="sparring"',
    openApi: () => ({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A token that POST /auth returned.',
    }),
    problems: { missing: 'missing-token', invalid: 'invalid-token' },
  },
  ...labSchemes,
} as const satisfies Record<string, SecurityScheme>;

/** The credentials of the teacher's desk. The documents of learners do not name them. */
export const deskSchemes = {
  teacher: {
    place: 'cookie',
    name: 'desk_session',
    value: (secret: string) => secret,
    secret: { variable: 'desk_session' },
    meaning:
      'The cookie that the login has set. `Authorization: Bearer` and the key will do instead.',
    challenge: 'Bearer realm="desk"',
    openApi: () => ({ type: 'http', scheme: 'bearer', description: 'The key of the teacher.' }),
    problems: { missing: 'wrong-key', invalid: 'wrong-key' },
  },
} as const satisfies Record<string, SecurityScheme>;

const allSchemes = { ...securitySchemes, ...deskSchemes };

export type SchemeName = keyof typeof allSchemes;

/** A scheme without its individual type. */
export const schemeOf = (name: SchemeName): SecurityScheme => allSchemes[name];

/** The credentials that an endpoint takes. It checks credentials of this scheme and ignores all others. */
export interface Security<
  Scheme extends SchemeName = SchemeName,
  Required extends boolean = boolean,
> {
  readonly scheme: Scheme;
  /** Whether a call without credentials is refused. */
  readonly required: Required;
  /** The scope that the credentials need. A call without it is refused with 403. */
  readonly scope?: string;
}

/** The default: a request needs no token, but a token that it sends must be valid. */
export const optionalToken = { scheme: 'token', required: false } as const satisfies Security;
export const requiredToken = { scheme: 'token', required: true } as const satisfies Security;
