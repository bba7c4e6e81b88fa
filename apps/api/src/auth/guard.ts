import type { GuardOf, Proof, Scheme, Schemes } from '../request/proof.ts';
import { HttpProblem } from '../problem/refusal.ts';

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
    const { sent, missing, check: proving }: Scheme<Proof> = schemes[scheme as keyof Schemes];
    const check: typeof proving = scope
      ? async (credentials, context) => requireScope(await proving(credentials, context), scope)
      : proving;
    return (context) => {
      const credentials = sent(context.request);
      if (credentials !== undefined) return check(credentials, context);
      if (required) throw missing(context);
      return undefined;
    };
  };
