import { createHash } from 'node:crypto';
import type { Endpoint } from '@sparring/contracts/endpoint';
import {
  idempotencyKey,
  idempotencyKeyHeader,
  replayedHeader,
} from '@sparring/contracts/idempotency';
import type { Work } from '../database/engine.ts';
import type { Call, Handler } from '../request/handler.ts';
import type { HandlerResult } from '../request/workspace-context.ts';
import type { KeyedRequest } from './key-rows.ts';
import type { Keys } from './keys.ts';
import { invalidKey } from './refusals.ts';

/** Does something every second, but not while the one before still goes on. Returns a function that stops this. */
const everySecond = (action: () => Promise<void>): (() => void) => {
  let isActive = false;
  const act = async () => {
    if (isActive) return;
    isActive = true;
    await action().catch(() => {});
    isActive = false;
  };
  const timer = setInterval(act, 1000).unref();
  return () => clearInterval(timer);
};

/** The key without the double quotes of a structured field. */
const keyIn = (sent: string): string => {
  if (!idempotencyKey.safeParse(sent).success) throw invalidKey(sent);
  return sent.replaceAll('"', '');
};

/** The same for two requests that ask for the same, however their JSON is written. */
const requestOf = ({ method, path }: Endpoint, { params, query, body }: Call<Endpoint>): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, params, query, body]))
    .digest('base64url');

type Answered = Awaited<ReturnType<Handler<Endpoint>>>;

const replayed = ({ headers, ...answer }: HandlerResult) =>
  ({ ...answer, headers: { ...headers, [replayedHeader]: 'true' } }) as Answered;

/** Executes a request once, and answers each repetition with the answer of the first. */
const once = async (
  keys: Keys,
  keyed: KeyedRequest,
  call: Call<Endpoint>,
  handler: Handler<Endpoint>,
): Promise<Answered> => {
  const now = () => call.clock.now().getTime();
  const claimed = await keys.claim(keyed, call.clientNumber, now());
  if ('answer' in claimed) return replayed(claimed.answer);
  const { claim } = claimed;
  const stopRenewing = everySecond(() => keys.renew(keyed, claim));
  let isSaved = false;
  function* saved(result: HandlerResult): Work<void> {
    yield* keys.remember(keyed, claim, result, now());
    isSaved = true;
  }
  try {
    const answer = await handler({ ...call, saved });
    if (!isSaved) await keys.save(keyed, claim, answer, now());
    return answer;
  } catch (error) {
    /* If the database does not answer, the claim ends by its time. */
    await keys.release(keyed, claim).catch(() => {});
    throw error;
  } finally {
    stopRenewing();
  }
};

/** The handler of an endpoint that takes an Idempotency-Key. Other endpoints ignore the header. */
export const withKey =
  (keys: Keys) =>
  (endpoint: Endpoint, handler: Handler<Endpoint>): Handler<Endpoint> => {
    if (!(idempotencyKeyHeader in (endpoint.headers ?? {}))) return handler;
    return (call) => {
      const sent = call.header(idempotencyKeyHeader);
      if (sent === undefined) return handler(call);
      const { name: workspace } = call.workspace;
      const keyed = { workspace, key: keyIn(sent), request: requestOf(endpoint, call) };
      return once(keys, keyed, call, handler);
    };
  };
