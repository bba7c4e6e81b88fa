/* Everything that the auth lab accepts. All of it is public, so it protects nothing. */

export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

interface LabAccount {
  readonly username: string;
  readonly password: string;
  readonly scopes: readonly Scope[];
}

/** One account for each role. The name is the role. */
export const labAccounts = [
  { username: 'reader', password: 'amber-Falcon-92', scopes: ['read'] },
  { username: 'editor', password: 'copper-Heron-58', scopes: ['read', 'write'] },
  { username: 'admin', password: 'violet-Badger-17', scopes: ['read', 'write', 'admin'] },
] as const satisfies readonly LabAccount[];

/** The protection space in every challenge. */
export const realm = 'auth lab';

export const apiKey = 'lab-key-7f3c19e2';

/** The key that signs requests with HMAC-SHA256. */
export const signingKey = { id: 'lab-signer', secret: 'quiet-Lantern-63-for-signatures' } as const;

/** The secret of the one-time codes, in base32. */
export const totp = {
  secret: 'SPARRINGPRACTICETOTPSECRETLESSON',
  digits: 6,
  /** The seconds for which a code is valid, and the number of codes before and after that also pass. */
  period: 30,
  drift: 1,
} as const;

/** How long each thing is valid, in seconds. */
export const labLifetimes = {
  nonce: 300,
  signature: 300,
  accessToken: 300,
  refreshToken: 86_400,
  session: 1800,
  code: 60,
} as const;

export const callbackPath = '/labs/auth/oauth/callback';

interface LabClient {
  readonly id: string;
  /** A client without one is public. */
  readonly secret?: string;
  readonly grants: readonly ('authorization_code' | 'refresh_token' | 'client_credentials')[];
  /** Absolute addresses, or paths of this API. */
  readonly redirects: readonly string[];
  readonly scopes: readonly Scope[];
}

const byCode = { grants: ['authorization_code', 'refresh_token'], scopes } as const;

/** The registered clients of the OAuth provider. */
export const labClients: readonly LabClient[] = [
  { id: 'lab-web', secret: 'hollow-Cedar-24', redirects: [callbackPath], ...byCode },
  {
    id: 'lab-app',
    redirects: ['http://127.0.0.1:8765/callback', 'http://localhost:8765/callback', callbackPath],
    ...byCode,
  },
  {
    id: 'lab-service',
    secret: 'silver-Anchor-86',
    grants: ['client_credentials'],
    redirects: [],
    scopes: ['read', 'write'],
  },
];

/** A verifier of PKCE and its challenge, for the examples. */
export const samplePkce = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
} as const;
