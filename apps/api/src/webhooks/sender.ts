import type { Clock } from '../request/clock.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';
import { createClaims } from './claims.ts';
import { post } from './post.ts';
import { isTarget } from './receivers.ts';
import { signedHeaders } from './signing.ts';
import { createTurns } from './turns.ts';
import type { WebhookStore, WebhookContext } from './webhooks.ts';

/** A workspace, whose clock is read anew for each attempt. */
export type SenderContext = WebhookContext & Pick<WorkspaceContext, 'conditions'>;

const isFrozen = ({ conditions: { clock } }: SenderContext): boolean =>
  clock !== undefined && 'frozen' in clock;

interface SenderParts {
  readonly store: WebhookStore;
  readonly workspaceContextOf: (workspace: string) => Promise<SenderContext>;
  /** The origins that the server may call. */
  readonly origins: readonly string[];
  readonly clock: Clock;
  /** The time that a receiver has for its answer. */
  readonly answerMs: number;
  readonly stopping: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** Attempts at the same time, nearly all of which wait for an answer: all, those of a workspace, and transactions for them. */
const mostAttempts = 1000;
const mostOfOne = 2;
const mostTransactions = 5;
/** Workspaces that wait or that are woken later. */
const mostWorkspaces = 1000;
const longestSleep = 2 * 60 * 60 * 1000;
const shortestSleep = 1000;

/**
 * Sends what is due to other addresses than the inbox, beside the requests of clients and never while one waits.
 * While the attempts of a workspace wait for their answers, the others make theirs. A workspace whose clock runs
 * is looked at again when its next attempt is due.
 */
export const createSender = (parts: SenderParts) => {
  const { store, workspaceContextOf, origins, clock, answerMs, stopping, report } = parts;
  const claims = createClaims(store, clock);
  const inTurn = createTurns(mostTransactions);
  const waiting = new Set<string>();
  const wakes = new Map<string, number>();
  const underWay = new Map<string, number>();
  let total = 0;

  /** The store closes while the server stops. */
  const failed = (error: unknown): void => {
    if (!stopping.aborted) report(error);
  };

  const wakeLater = async (name: string, context: SenderContext): Promise<void> => {
    const pause = (await store.nextAt(context)) - context.clock.now().getTime();
    if (isFrozen(context) || pause > longestSleep || wakes.size >= mostWorkspaces) return;
    const milliseconds = Math.max(pause, shortestSleep);
    const at = clock.now().getTime() + milliseconds;
    if ((wakes.get(name) ?? Infinity) <= at) return;
    wakes.set(name, at);
    await clock.wait(milliseconds, stopping);
    if (wakes.get(name) === at) wakes.delete(name);
    sendDue(name);
  };

  const claimed = async (name: string) => {
    const context = await workspaceContextOf(name);
    return [context, await claims.next(context)] as const;
  };

  const attempt = async (name: string): Promise<void> => {
    const [context, claim] = await inTurn(() => claimed(name));
    if (!claim) {
      void wakeLater(name, context).catch(failed);
      return;
    }
    const { delivery, receiver, at } = claim;
    const { url, secret } = receiver;
    const headers = signedHeaders(delivery, secret, at);
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(answerMs)]);
    const isAllowed = isTarget(url, origins);
    const status = isAllowed ? await post({ url, headers, body: delivery.body, signal }) : null;
    if (stopping.aborted) return;
    await inTurn(() => claims.record(context, claim, status));
    waiting.add(name);
  };

  const count = (name: string, change: 1 | -1): void => {
    const own = (underWay.get(name) ?? 0) + change;
    if (own === 0) underWay.delete(name);
    else underWay.set(name, own);
    total += change;
  };

  const work = (): void => {
    for (const name of waiting) {
      if (total >= mostAttempts || stopping.aborted) return;
      if (underWay.get(name) === mostOfOne) continue;
      waiting.delete(name);
      count(name, 1);
      void attempt(name)
        .catch(failed)
        .finally(() => {
          count(name, -1);
          work();
        });
    }
  };

  /** Sends what is due in a workspace, and what will be. */
  const sendDue = (name: string): void => {
    if (waiting.size < mostWorkspaces) waiting.add(name);
    work();
  };
  return sendDue;
};
