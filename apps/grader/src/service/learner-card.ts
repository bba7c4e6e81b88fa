import { summaryOf } from '../grade/summary.ts';
import { textOfRefusal } from '../grade/refusal.ts';
import type { Client, LearnerCard } from './cards.ts';
import type { CardFolder, Kept } from './kept.ts';
import { GraderProblem } from './problem.ts';
import { openSession, type Session, type SessionParts } from './session.ts';
import { type CardState, hasEnded } from './state.ts';
import type { Turn } from './turn.ts';

/** Writes one after the other; of those that come while one is being written only the last one counts. */
const createWriter = <Content>(
  write: (content: Content) => Promise<void>,
  report: (error: unknown) => void,
) => {
  let next: { readonly content: Content } | undefined;
  let writing = Promise.resolve();
  const work = async (): Promise<void> => {
    const due = next;
    next = undefined;
    if (due) await write(due.content).catch(report);
  };
  return {
    write: (content: Content): void => {
      const isWaiting = next !== undefined;
      next = { content };
      if (!isWaiting) writing = writing.then(work);
    },
    /** Resolves when everything is written. */
    settled: (): Promise<void> => writing,
  };
};

export interface CardParts extends SessionParts {
  /** How long a request for the next run is held back until there is one. */
  readonly holdMs: number;
  /** Throws when this address has as many other open cards as it may have; otherwise the card is one of its own. */
  readonly admit: (id: string, from: string) => void;
}

/** A card that can be under way: its grading begins, pauses and goes on as its client comes and goes. */
export interface KeptCard extends LearnerCard {
  /** Pauses the card and resolves when all of it is written. */
  readonly close: () => Promise<void>;
}

const exit = { complete: 0, refused: 2, 'ended early': 130 } as const;

/** What a client is told of a card that has ended. */
const lastTurn = async (
  { phase, refusal, numbers, id }: CardState,
  report: CardFolder['report'],
  told: readonly string[],
): Promise<Turn> => {
  const card = numbers && (await report());
  const ended = refusal ? textOfRefusal(refusal) : 'Ended before anything was known.';
  const closing = card ? summaryOf(card) : ended;
  return {
    do: 'done',
    exit: exit[phase as keyof typeof exit],
    ...(numbers?.score !== undefined && { score: numbers.score }),
    ...(numbers && { report: `/cards/${id}/report` }),
    tell: [...told, '', ...closing.split('\n')],
  };
};

const busy = (): GraderProblem =>
  new GraderProblem(
    'card-busy',
    'Another client has this card. End it, or wait until the grader has noticed that it is silent.',
  );

/** Waits until something is so after a change, for so long at most, or until nobody waits any more. */
const until = async (
  isSo: () => boolean,
  watch: LearnerCard['watch'],
  mostMs: number,
  gone: AbortSignal,
): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => isSo() && resolve();
  const unwatch = watch(check);
  const enough = setTimeout(resolve, mostMs);
  gone.addEventListener('abort', () => resolve(), { once: true });
  check();
  await promise;
  clearTimeout(enough);
  unwatch();
};

export const createLearnerCard = (
  { wish, seed, order, state: before }: Kept,
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
  const watch: LearnerCard['watch'] = (changed) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  };
  const change = (next: CardState): void => {
    state = next;
    writer.write({ wish: options, seed, order, state });
    notify();
  };
  const told = (): readonly string[] => lines.splice(0);
  const over = (): Promise<Turn> => lastTurn(state, folder.report, told());
  const ended = (): void => {
    session = undefined;
    if (hasEnded(state)) void folder.forgetRuns().catch(parts.report);
    notify();
  };

  const open = (client: Client): Session => {
    parts.admit(state.id, client.from);
    if (options.as === undefined && client.as !== undefined)
      options = { ...options, as: client.as };
    lines = [];
    const write = (line: string): void => void lines.push(line);
    const { runs, keepReport } = folder;
    const own = { options, seed, order, runs, keepReport, state: () => state };
    return openSession({ ...own, change, notify, write, ended }, client, parts);
  };

  return {
    state: () => state,
    options: () => options,
    watch,
    next: async (client) => {
      if (hasEnded(state)) return over();
      const current = (session ??= open(client));
      if (current.client !== client.id) throw busy();
      const { place } = state;
      const isNews = () =>
        session !== current || current.offered() !== undefined || state.place !== place;
      current.hear();
      await until(isNews, watch, parts.holdMs, client.gone);
      /* What it does not hear is there when it asks again, and its run has not begun. */
      if (client.gone.aborted) return { do: 'wait', tell: [] };
      if (hasEnded(state)) return over();
      current.hear();
      const offered = session?.hand();
      return offered ? { do: 'run', ...offered, tell: told() } : { do: 'wait', tell: told() };
    },
    expects: (bout) => {
      if (session) return session.expects(bout);
      throw new GraderProblem('bout-over', 'This card has no run under way: ask for the next one.');
    },
    end: async () => {
      await session?.stop('ended early');
      if (hasEnded(state)) return;
      change({ ...state, phase: 'ended early' });
      await folder.forgetRuns();
    },
    report: folder.report,
    close: async () => {
      await session?.stop('paused');
      await writer.settled();
    },
  };
};
