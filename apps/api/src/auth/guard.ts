import type { GuardOf, Proof, Scheme, Schemes } from '../proof.ts';
import { HttpProblem } from '../refusal.ts';

/** Throws 403 when the credentials are valid but do not have the scope. */
const requireScope = (proof: Proof, wanted: string): Proof => {
  const { scope = '' } = proof as { scope?: string };
  if (scope.split(' ').includes(wanted)) return proof;
  const detail = `This operation needs the scope ${wanted}, but the token has only: ${scope || 'none'}. Log in with an account of a higher role.`;
  throw new HttpProblem('insufficient-scope', detail);
};

/** The guard of an endpoint reads only the credentials of its own scheme and ignores all others. */
export const createGuards =
  (schemes: Schemes): GuardOf =>
  ({ scheme, required, scope }) => {
    const { sent, missing, check: proving }: Scheme<Proof> = schemes[scheme];
    const check: typeof proving = scope
      ? async (credentials, asked) => requireScope(await proving(credentials, asked), scope)
      : proving;
    return (asked) => {
      const credentials = sent(asked.request);
      if (credentials !== undefined) return check(credentials, asked);
      if (required) throw missing(asked);
      return undefined;
    };
  };
