import type { TaskRequest } from '@sparring/contracts/tasks/task';
import { beginOf, digestOf, shownCall, textOf, type Call } from '../call.ts';
import { proof, stepOf } from '../proof.ts';

interface Kept {
  readonly id: number;
  readonly begin: number;
  /** The same for two calls that are alike. */
  readonly like: string;
  /** The same for two calls that send the same. */
  readonly sent: string;
}

interface State {
  readonly calls: readonly Kept[];
  /** The last calls of both runs. */
  readonly runs?: readonly [TaskRequest, TaskRequest];
}

const windowMs = 2 * 60_000;
const shortestRun = 3;
const longestRun = 40;

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** A page reports what happened in a lab whenever it likes. */
const isCounted = ({ endpoint }: Call): boolean =>
  endpoint !== null && endpoint !== 'putLabVerdict';

/** The ids of records differ from run to run. */
const keptOf = (call: Call): Kept => ({
  id: call.id,
  begin: beginOf(call),
  like: digestOf(`${call.method} ${call.path.replace(id, '{id}')} ${call.status}`),
  sent: digestOf(`${call.method} ${call.path} ${textOf(call.request)}`),
});

/** Whether a run is a shorter one several times: one call again and again is none. */
const isRepeated = (run: readonly string[]): boolean =>
  run.some(
    (_, at) =>
      at > 0 && run.length % at === 0 && run.every((like, place) => like === run[place % at]),
  );

/** The length of a run that the last calls are, and the calls before them, too. */
const runLength = (calls: readonly Kept[]): number | undefined => {
  const likes = calls.map(({ like }) => like);
  const last = likes.length - 1;
  for (let length = shortestRun; length * 2 <= likes.length; length += 1) {
    if (likes[last] !== likes[last - length]) continue;
    const run = likes.slice(-length);
    const before = likes.slice(-2 * length, -length);
    const isSame = run.every((like, at) => like === before[at]);
    const different = new Set(calls.slice(-length).map(({ sent }) => sent)).size;
    if (isSame && !isRepeated(run) && different >= shortestRun) return length;
  }
  return undefined;
};

/** Three or more different calls in one order, and again the same within two minutes: a test, and hardly a hand. */
export const twice = (says: readonly [string, string]) =>
  proof<State>({
    on: 'any',
    start: { calls: [] },
    next: (state, call) => {
      if (state.runs || !isCounted(call)) return state;
      const begin = beginOf(call);
      const calls = [...state.calls, keptOf(call)]
        .filter((one) => begin - one.begin <= windowMs)
        .slice(-2 * longestRun);
      const length = runLength(calls);
      if (length === undefined) return { calls };
      const before = calls.at(-1 - length)!;
      const last = shownCall(call);
      const like = { ...last, id: before.id, time: new Date(before.begin).toISOString() };
      return { calls: [], runs: [like, last] };
    },
    steps: ({ calls, runs }) => [
      { ...stepOf(says[0], runs?.[0]), done: runs !== undefined || calls.length >= shortestRun },
      stepOf(says[1], runs?.[1]),
    ],
  });
