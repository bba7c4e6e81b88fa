import type { IncomingMessage } from 'node:http';
import type { SchemeName } from '@sparring/contracts/security';
import type { GuardOf, Proofs } from '../proof.ts';
import type { HttpProblem } from '../refusal.ts';

/** How the API reads credentials of one scheme, and checks them. */
export interface Scheme<Proof> {
  /** What stands where a request carries them, whatever it is. */
  readonly sent: (request: IncomingMessage) => string | undefined;
  /** What they prove; 401 when they are no good, or of another scheme. */
  readonly check: (sent: string) => Promise<Proof>;
  /** For a call that needs them and has none. */
  readonly missing: () => HttpProblem;
}

type Schemes = { readonly [Name in SchemeName]: Scheme<Proofs[Name]> };

/** An endpoint looks only where its own scheme has its credentials: what stands elsewhere means nothing to it. */
export const createGuards =
  (schemes: Schemes): GuardOf =>
  ({ scheme, required }) => {
    const { sent, check, missing } = schemes[scheme];
    return (request) => {
      const credentials = sent(request);
      if (credentials !== undefined) return check(credentials);
      if (required) throw missing();
      return undefined;
    };
  };
