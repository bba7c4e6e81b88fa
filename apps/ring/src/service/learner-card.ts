import { summaryOf } from '../grade/summary.ts';
import { textOfRefusal } from '../grade/refusal.ts';
import type { LearnerCard } from './cards.ts';
import type { CardFolder, Kept } from './kept.ts';
import { RingProblem } from './problem.ts';
import { openSession, type Session, type SessionParts } from './session.ts';
import { type CardState, hasEnded } from './state.ts';
import type { Turn } from './turn.ts';
import { createWriter } from './writer.ts';

export interface CardParts extends SessionParts {
  /** How long a request for the next run is held back until there is one. */
  readonly holdMs: number;
  /** Throws when this address has as many other open cards as it may have; otherwise the card is one of its own. */
  readonly admit: (id: string, from: string) => void;
}

/** A card that can be under way: its grading begins, pauses and goes on as its client comes and goes. */
export interface KeptCard extends LearnerCard {
  /** Writes the card down for the first time. */
  readonly keep: () => Promise<void>;
  /** Pauses the card and resolves when all of it is written. */
  readonly close: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const exit = { complete: 0, refused: 2, 'ended early': 130 } as const;

export const createLearnerCard = (
  { wish, seed, state: before }: Kept,
  folder: CardFolder,
  parts: CardParts,
): KeptCard => {
  let options = wish;
  let state = before;
  let session: Session | undefined;
  let lines: string[] = [];
  const watchers = new Set<() => void>();
  const writer = createWriter(folder.keep, parts.report);
  const notify = (): void => {
    for (const watcher of watchers) watcher();
  };
  const change = (next: CardState): void => {
    state = next;
    writer.write({ wish: options, seed, state });
    notify();
  };
  const watch = (changed: () => void) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  };

  const until = async (isSo: () => boolean, gone: AbortSignal): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const check = () => isSo() && resolve();
    const unwatch = watch(check);
    const enough = setTimeout(resolve, parts.holdMs);
    gone.addEventListener('abort', () => resolve(), { once: true });
    check();
    await promise;
    clearTimeout(enough);
    unwatch();
  };

  const told = (): readonly string[] => {
    const all = lines;
    lines = [];
    return all;
  };

  const over = async (): Promise<Turn> => {
    const { phase, refusal, numbers, id } = state;
    const card = numbers && (await folder.report());
    const closing = card
      ? summaryOf(card)
      : refusal
        ? textOfRefusal(refusal)
        : 'Ended before anything was known.';
    return {
      do: 'done',
      exit: exit[phase as keyof typeof exit],
      ...(numbers?.score !== undefined && { score: numbers.score }),
      ...(numbers && { report: `/cards/${id}/report` }),
      tell: [...told(), '', ...closing.split('\n')],
    };
  };

  const open = (client: Parameters<LearnerCard['next']>[0]): Session => {
    parts.admit(state.id, client.from);
    if (options.as === undefined && client.as !== undefined)
      options = { ...options, as: client.as };
    lines = [];
    return openSession(
      { options, seed, client, runs: folder.runs, keepReport: folder.keepReport },
      parts,
      {
        state: () => state,
        change,
        notify,
        write: (text) => lines.push(text),
        ended: () => {
          session = undefined;
          if (hasEnded(state)) void folder.forgetRuns().catch(parts.report);
          notify();
        },
      },
    );
  };

  const underWay = (): Session => {
    if (session) return session;
    throw new RingProblem('bout-over', 'This card has no run under way: ask for the next one.');
  };

  return {
    state: () => state,
    options: () => options,
    watch,
    hear: () => session?.hear(),
    next: async (client) => {
      if (hasEnded(state)) return over();
      const current = (session ??= open(client));
      if (current.client !== client.id)
        throw new RingProblem(
          'card-busy',
          'Another client has this card. End it, or wait until the ring has noticed that it is silent.',
        );
      const { place } = state;
      const isNews = () =>
        session !== current || current.offered() !== undefined || state.place !== place;
      current.hear();
      await until(isNews, client.gone);
      /* What it does not hear is there when it asks again, and its run has not begun. */
      if (client.gone.aborted) return { do: 'wait', tell: [] };
      if (hasEnded(state)) return over();
      current.hear();
      const offered = session?.hand();
      return offered ? { do: 'run', ...offered, tell: told() } : { do: 'wait', tell: told() };
    },
    expects: (bout) => underWay().expects(bout),
    take: async (bout, read) => underWay().take(bout, read),
    end: async () => {
      await session?.stop('ended early');
      if (!hasEnded(state)) {
        change({ ...state, phase: 'ended early' });
        await folder.forgetRuns();
      }
    },
    report: folder.report,
    keep: () => folder.keep({ wish: options, seed, state }),
    close: async () => {
      await session?.stop('paused');
      await writer.settled();
    },
    remove: async () => {
      await writer.settled();
      await folder.remove();
    },
  };
};
