import type { ErrorByChance, FailureByChance, NumberByChance } from '@sparring/contracts/chance';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { problemKinds } from '@sparring/contracts/problem';
import type { Handler } from '../request/handler.ts';
import { HttpProblem } from '../refusal.ts';
import { happens, pick, headerOf } from './decide.ts';
import type { ChanceStep } from '../request/workspace-context.ts';

/** Answers with the random error or with the handler's answer. Both get the X-Chance header. */
const orError =
  (chance: ErrorByChance, handler: Handler<Endpoint>): Handler<Endpoint> =>
  async (call) => {
    const at = await call.chance.next();
    const { p, problem, detail, headers } = chance;
    if (happens(at, p)) {
      const decided = headerOf(at, chance, problemKinds[problem].status);
      throw new HttpProblem(problem, detail, { headers: { ...headers, ...decided } });
    }
    const answer = await handler(call);
    return { ...answer, headers: { ...answer.headers, ...headerOf(at, chance, answer.status) } };
  };

/** The handler of an endpoint, with its random error before it if it has one. */
export const withChance = ({ chance }: Endpoint, handler: Handler<Endpoint>): Handler<Endpoint> =>
  chance?.kind === 'error' ? orError(chance, handler) : handler;

/** Draws a random number. Returns it with its X-Chance header. */
export const drawNumber = async (
  { next }: { readonly next: () => Promise<ChanceStep> },
  chance: NumberByChance,
) => {
  const at = await next();
  const number = pick(at, chance);
  return { number, headers: headerOf(at, chance, number) };
};

/** Decides whether what the call starts fails later. Returns it with the X-Chance header. */
export const failureBy = async (
  { next }: { readonly next: () => Promise<ChanceStep> },
  chance: FailureByChance,
) => {
  const at = await next();
  const fails = happens(at, chance.p);
  return { fails, headers: headerOf(at, chance, fails ? 1 : 0) };
};
