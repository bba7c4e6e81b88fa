import type { TaskRequest } from '@sparring/contracts/tasks/task';
import { isOneOf, shownCall, type Call, type EndpointId } from '../call.ts';
import { proof, stepOf, type LogProof } from '../proof.ts';
import { retryAfterMove } from '../retry.ts';

/** What the calls before have told: the id of a book, its ETag. */
export type Known = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** One call that has to be seen. */
export interface Saw {
  readonly say: string;
  readonly on: readonly EndpointId[] | 'any';
  /** Whether this is the call, or what it tells the next ones. */
  readonly is: (call: Call, known: Known) => boolean | Known;
  /** The next call for the same thing has to be this one: another one breaks the sequence off. */
  readonly about?: (call: Call, known: Known) => boolean;
  /** How often it has to come at least. */
  readonly times?: number;
  /** What it tells has to be waited for. */
  readonly waits?: true;
}

/** One attempt, which has begun with its first call. */
interface Thread {
  readonly workspace: number;
  /** The step that was seen last, and how often. */
  readonly at: number;
  readonly count: number;
  readonly known: Known;
  readonly seen: readonly TaskRequest[];
}

/** More attempts than this do not stand at one step. */
const mostThreads = 8;

const isOn = ({ on }: Saw, { endpoint }: Call): boolean =>
  on === 'any' || on.includes(endpoint as EndpointId);

const tells = (saw: Saw, call: Call, known: Known): Known | undefined => {
  if (saw.on !== 'any' && !isOneOf(saw.on, call)) return undefined;
  const told = saw.is(call, known);
  if (told === false) return undefined;
  return told === true ? known : { ...known, ...told };
};

/** Calls that follow each other in one workspace. Each call that can be the first one begins an attempt. */
export const sequence = (...steps: readonly [Saw, ...Saw[]]): LogProof => {
  const last = steps.length - 1;

  const isOver = ({ at, count }: Thread): boolean =>
    at === last && count >= (steps[last]!.times ?? 1);

  const movedTo = (thread: Thread, call: Call, at: number, known: Known): Thread => ({
    workspace: thread.workspace,
    at,
    count: at === thread.at ? thread.count + 1 : 1,
    known,
    seen: [...thread.seen.slice(0, at), shownCall(call)],
  });

  const breaks = (thread: Thread, call: Call, now: Saw, next: Saw | undefined): boolean =>
    [...(now.times === undefined ? [] : [now]), ...(next ? [next] : [])].some(
      (saw) => isOn(saw, call) && saw.about?.(call, thread.known) === true,
    );

  const after = (thread: Thread, call: Call): readonly Thread[] => {
    if (thread.workspace !== call.workspace || isOver(thread)) return [thread];
    const now = steps[thread.at]!;
    const next = thread.count >= (now.times ?? 1) ? steps[thread.at + 1] : undefined;
    const known = next && tells(next, call, thread.known);
    if (known) return [movedTo(thread, call, thread.at + 1, known)];
    const again = now.times === undefined ? undefined : tells(now, call, thread.known);
    if (again) return [movedTo(thread, call, thread.at, again)];
    if (breaks(thread, call, now, next)) return [];
    const moved = retryAfterMove(thread.known, call);
    return [moved === thread.known ? thread : { ...thread, known: moved }];
  };

  const begun = (call: Call): readonly Thread[] => {
    const known = tells(steps[0], call, {});
    const { workspace } = call;
    return known ? [{ workspace, at: 0, count: 1, known, seen: [shownCall(call)] }] : [];
  };

  /**
   * At each step the newest of those that know the same; those that have come furthest last. So attempts that were
   * broken off keep no new one out.
   */
  const kept = (threads: readonly Thread[]): readonly Thread[] => {
    const alike = ({ workspace, at, count, known }: Thread) =>
      JSON.stringify([workspace, at, count, known]);
    const newest = new Map<string, Thread>();
    for (const thread of threads) {
      newest.delete(alike(thread));
      newest.set(alike(thread), thread);
    }
    const byStep = Map.groupBy(newest.values(), ({ at }) => at);
    return steps.flatMap((_, at) =>
      (byStep.get(at) ?? []).slice(-mostThreads).toSorted((one, other) => one.count - other.count),
    );
  };

  return proof<readonly Thread[]>({
    on: steps.some(({ on }) => on === 'any')
      ? 'any'
      : [
          ...new Set([
            ...steps.flatMap(({ on }) => on as readonly EndpointId[]),
            ...(steps.some(({ waits }) => waits) ? (['changeWorkspace'] as const) : []),
          ]),
        ],
    start: [],
    next: (threads, call) => {
      const moved = threads.flatMap((thread) => after(thread, call));
      const isOld = (thread: Thread) => threads.includes(thread);
      const [first] = begun(call);
      if (!first && moved.length === threads.length && moved.every(isOld)) return threads;
      const went = moved.filter((thread) => !isOld(thread));
      return kept([...moved.filter(isOld), ...went, ...(first ? [first] : [])]);
    },
    steps: (threads) => {
      const best = threads.at(-1);
      return steps.map(({ say, times = 1 }, at) => {
        const isSeen =
          best !== undefined && (best.at > at || (best.at === at && best.count >= times));
        return stepOf(say, isSeen ? best.seen[at] : null);
      });
    },
  });
};
