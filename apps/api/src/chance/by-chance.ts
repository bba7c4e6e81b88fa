import type { ErrorByChance, FailureByChance, NumberByChance } from '@sparring/contracts/chance';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { problemKinds } from '@sparring/contracts/problem';
import type { Handler } from '../request/handler.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { happens, pick, headerOf } from './decide.ts';
import type { ChanceStep } from '../request/workspace-context.ts';

/** Answers with the random error or by the handler. Both answers get the X-Chance header. */
const withRandomError =
  (chance: ErrorByChance, handler: Handler<Endpoint>): Handler<Endpoint> =>
  async (call) => {
    const step = await call.chance.next();
    const { p, problem, detail, headers } = chance;
    if (happens(step, p)) {
      const decided = headerOf(step, chance, problemKinds[problem].status);
      throw new HttpProblem(problem, detail, { headers: { ...headers, ...decided } });
    }
    const answer = await handler(call);
    return { ...answer, headers: { ...answer.headers, ...headerOf(step, chance, answer.status) } };
  };

/** Draws the random error of an endpoint, if it has one, before its handler runs. */
export const withChance = ({ chance }: Endpoint, handler: Handler<Endpoint>): Handler<Endpoint> =>
  chance?.kind === 'error' ? withRandomError(chance, handler) : handler;

/** Draws a random number. Returns it with its X-Chance header. */
export const drawNumber = async (
  { next }: { readonly next: () => Promise<ChanceStep> },
  chance: NumberByChance,
) => {
  const step = await next();
  const number = pick(step, chance);
  return { number, headers: headerOf(step, chance, number) };
};

/** Decides whether the job that the call starts will fail. Returns the decision with its X-Chance header. */
export const drawFailure = async (
  { next }: { readonly next: () => Promise<ChanceStep> },
  chance: FailureByChance,
) => {
  const step = await next();
  const fails = happens(step, chance.p);
  return { fails, headers: headerOf(step, chance, fails ? 1 : 0) };
};
