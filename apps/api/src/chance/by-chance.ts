import type { ErrorByChance, NumberByChance } from '@sparring/contracts/chance';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { problemKinds } from '@sparring/contracts/problem';
import type { Handler } from '../http/handler.ts';
import { HttpProblem } from '../refusal.ts';
import { happens, pick, saying } from './decide.ts';
import type { ChanceStep } from './steps.ts';

/** The handler behind a decision: the error of the endpoint, or the handler's answer; both say how it was decided. */
const orError =
  (chance: ErrorByChance, handler: Handler<Endpoint>): Handler<Endpoint> =>
  async (call) => {
    const at = await call.chance.next();
    const { p, problem, detail, headers } = chance;
    if (happens(at, p)) {
      const decided = saying(at, chance, problemKinds[problem].status);
      throw new HttpProblem(problem, detail, { headers: { ...headers, ...decided } });
    }
    const answer = await handler(call);
    return { ...answer, headers: { ...answer.headers, ...saying(at, chance, answer.status) } };
  };

/** The handler of an endpoint with what its chance asks for before it. */
export const withChance = ({ chance }: Endpoint, handler: Handler<Endpoint>): Handler<Endpoint> =>
  chance?.kind === 'error' ? orError(chance, handler) : handler;

/** A number that chance draws, with the header that says so. */
export const drawNumber = async (
  { next }: { readonly next: () => Promise<ChanceStep> },
  chance: NumberByChance,
) => {
  const at = await next();
  const number = pick(at, chance);
  return { number, headers: saying(at, chance, number) };
};
