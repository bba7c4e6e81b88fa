import type { StoredLimit } from '@sparring/contracts/limit';
import { HttpProblem, type HeaderValues } from '../problem/refusal.ts';
import { withHeaders, type Answer } from '../request/answer.ts';
import type { Stage } from '../request/compose.ts';
import type { EndpointContext } from '../request/context.ts';
import type { Counter } from './counter.ts';
import { limitHeader, policyHeader, retryHeader } from './headers.ts';
import { standingOf } from './standing.ts';

const exceeded = ({ policy: { kind } }: StoredLimit, retry: string, headers: HeaderValues) =>
  new HttpProblem(
    'quota-exceeded',
    `The workspace has a limit of the kind ${kind}, and this request is over it. Retry-After says when to try again: ${retry}.`,
    { headers: { ...headers, 'Retry-After': retry } },
  );

type GiveBack = () => void | Promise<void>;

/** `back`, which is called only once. */
const once = (back: GiveBack): GiveBack => {
  let isBack = false;
  return () => {
    if (isBack) return undefined;
    isBack = true;
    return back();
  };
};

async function* endingWith<Item>(items: AsyncIterable<Item>, end: GiveBack) {
  try {
    yield* items;
  } finally {
    await end();
  }
}

/**
 * Gives the place of a request back before the end of its answer is sent, so that the next request of the client
 * finds it free, or when the client leaves.
 */
const untilAnswered = async (
  { request, gone }: EndpointContext,
  next: () => Promise<Answer>,
  back: GiveBack,
): Promise<Answer> => {
  const giveBack = once(back);
  const left = gone();
  if (left.aborted) await giveBack();
  else left.addEventListener('abort', () => void giveBack());
  const answer = await next();
  const { body } = answer;
  if (typeof body === 'object' && 'pieces' in body && request.method !== 'HEAD')
    return { ...answer, body: { pieces: endingWith(body.pieces, giveBack) } };
  await giveBack();
  return answer;
};

/** Counts the calls of a workspace with a limit, and refuses those over it. */
export const limitStage =
  (counter: Counter): Stage =>
  async (context, next) => {
    const { conditions, workspace, clock } = context.workspaceContext;
    const { limit } = conditions;
    if (!limit) return next();
    const taken = await counter.take(workspace.name, limit, clock.now().getTime());
    if (!taken) return next();
    const { policy } = limit;
    const standing = standingOf(policy, taken);
    const headers = {
      'RateLimit-Policy': policyHeader(policy),
      RateLimit: limitHeader(policy, standing),
    };
    if (!taken.accepted) throw exceeded(limit, retryHeader(policy, standing), headers);
    const giveBack = () => counter.giveBack(workspace.name, limit);
    const answering =
      policy.kind === 'concurrency' ? untilAnswered(context, next, giveBack) : next();
    return withHeaders(await answering, headers);
  };
