import type { TaskRequest } from '@sparring/contracts/tasks/task';
import { membersOf, shownCall, type Call } from '../call.ts';
import { proof, stepOf } from '../proof.ts';

interface Run {
  readonly place: string;
  readonly set: TaskRequest;
  /** X-Chance of the first calls. */
  readonly outcomes: readonly string[];
}

interface State {
  /** The newest last. */
  readonly runs: readonly Run[];
  readonly ends?: readonly [TaskRequest, TaskRequest];
}

const length = 5;
const mostRuns = 8;

/** The seed that a call sets. */
const seedIn = ({ endpoint, status, request }: Call): string | undefined => {
  if (endpoint !== 'changeWorkspace' || status !== 200) return undefined;
  const { seed } = membersOf(request);
  return typeof seed === 'number' ? String(seed) : undefined;
};

/** A scripted fault is no chance. */
const outcomeOf = ({ chance }: Call): string | undefined =>
  chance === null || chance.includes('rule=') ? undefined : chance;

const isWhole = ({ outcomes }: Run): boolean => outcomes.length === length;

/** What never fails, or always, is no chance. */
const hasTwo = ({ outcomes }: Run): boolean =>
  new Set(outcomes.map((one) => /outcome=([^;]*)/.exec(one)?.[1])).size > 1;

/** An earlier run with the same seed in the same workspace that had the same outcomes. */
const sameBefore = (runs: readonly Run[], run: Run): Run | undefined =>
  isWhole(run) && hasTwo(run)
    ? runs.find(
        (one) =>
          one.place === run.place && isWhole(one) && one.outcomes.join() === run.outcomes.join(),
      )
    : undefined;

/** A seed is set twice, and five random answers in a row are the same after each. */
export const replay = (says: readonly [string, string]) =>
  proof<State>({
    on: 'any',
    start: { runs: [] },
    next: (state, call) => {
      if (state.ends) return state;
      const seed = seedIn(call);
      if (seed !== undefined) {
        const run = { place: `${call.workspace} ${seed}`, set: shownCall(call), outcomes: [] };
        return { runs: [...state.runs, run].slice(-mostRuns) };
      }
      const outcome = outcomeOf(call);
      const run = state.runs.findLast(({ place }) => place.startsWith(`${call.workspace} `));
      if (outcome === undefined || !run || isWhole(run)) return state;
      const grown = { ...run, outcomes: [...run.outcomes, outcome] };
      const others = state.runs.filter((one) => one !== run);
      const same = sameBefore(others, grown);
      const runs = state.runs.map((one) => (one === run ? grown : one));
      return same ? { runs: [], ends: [same.set, grown.set] } : { runs };
    },
    steps: ({ runs, ends }) => [
      stepOf(says[0], ends?.[0] ?? runs.find((run) => isWhole(run) && hasTwo(run))?.set),
      stepOf(says[1], ends?.[1]),
    ],
  });
