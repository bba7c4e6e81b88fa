import type { IncomingMessage } from 'node:http';
import type { SchemeName } from '@sparring/contracts/security';
import type { Clock } from '../clock.ts';
import type { GuardOf, Proofs } from '../proof.ts';
import type { HttpProblem } from '../refusal.ts';

/** Reads and checks the credentials of one scheme. */
export interface Scheme<Proof> {
  /** Returns the credentials of a request unchecked. */
  readonly sent: (request: IncomingMessage) => string | undefined;
  /** Returns what the credentials prove; throws 401 if they are invalid or of another scheme. */
  readonly check: (sent: string, clock: Pick<Clock, 'now'>) => Promise<Proof>;
  /** The refusal of a call without required credentials. */
  readonly missing: () => HttpProblem;
}

type Schemes = { readonly [Name in SchemeName]: Scheme<Proofs[Name]> };

/** The guard of an endpoint reads only the credentials of its own scheme and ignores all others. */
export const createGuards =
  (schemes: Schemes): GuardOf =>
  ({ scheme, required }) => {
    const { sent, check, missing } = schemes[scheme];
    return (request, clock) => {
      const credentials = sent(request);
      if (credentials !== undefined) return check(credentials, clock);
      if (required) throw missing();
      return undefined;
    };
  };
