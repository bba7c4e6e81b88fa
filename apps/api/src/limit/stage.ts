import type { ServerResponse } from 'node:http';
import type { StoredLimit } from '@sparring/contracts/limit';
import { HttpProblem } from '../refusal.ts';
import type { Asked, Stage } from '../stage.ts';
import type { Counter, Taken } from './counter.ts';
import { limitHeader, policyHeader, retryHeader } from './headers.ts';
import { standingOf } from './standing.ts';

/**
 * Calls `back` once: before the end of the answer is sent, so that the next request of the client finds the
 * place free, or when the client leaves.
 */
const whenAnswered = (response: ServerResponse, back: () => void | Promise<void>): void => {
  let isBack = false;
  const giveBack = (): void | Promise<void> => {
    if (isBack) return undefined;
    isBack = true;
    return back();
  };
  const end = response.end.bind(response) as (...rest: readonly unknown[]) => ServerResponse;
  response.end = ((...rest: readonly unknown[]) => {
    const given = giveBack();
    if (!given) return end(...rest);
    void given.then(() => end(...rest));
    return response;
  }) as ServerResponse['end'];
  if (response.closed) void giveBack();
  else response.once('close', () => void giveBack());
};

const exceeded = (limit: StoredLimit, retry: string): HttpProblem => {
  const { kind } = limit.policy;
  return new HttpProblem(
    'quota-exceeded',
    `The workspace has a limit of the kind ${kind}, and this request is over it. Retry-After says when to try again: ${retry}.`,
    { headers: { 'Retry-After': retry } },
  );
};

/** Counts the calls of a workspace with a limit, and refuses those over it. */
export const limitStage = (counter: Counter): Stage => {
  const admit = (
    { response, world }: Asked,
    limit: StoredLimit,
    taken: Taken | undefined,
    answer: () => Promise<void>,
  ): Promise<void> => {
    if (!taken) return answer();
    const { policy } = limit;
    const standing = standingOf(policy, taken);
    response.setHeader('RateLimit-Policy', policyHeader(policy));
    response.setHeader('RateLimit', limitHeader(policy, standing));
    if (!taken.accepted) throw exceeded(limit, retryHeader(policy, standing));
    if (policy.kind === 'concurrency')
      whenAnswered(response, () => counter.giveBack(world.workspace.name, limit));
    return answer();
  };
  return (asked, answer) => {
    const { conditions, workspace, clock } = asked.world;
    const { limit } = conditions;
    if (!limit) return answer();
    const taken = counter.take(workspace.name, limit, clock.now().getTime());
    return taken instanceof Promise
      ? taken.then((found) => admit(asked, limit, found, answer))
      : admit(asked, limit, taken, answer);
  };
};
