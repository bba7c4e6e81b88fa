import type { TaskRequest } from '@sparring/contracts/tasks/task';
import { beginOf, headerOf, idIn, isSuccess, membersOf, shownCall, type Call } from '../call.ts';
import { proof, stepOf } from '../proof.ts';

interface State {
  readonly last: number;
  /** The books that are there: their workspace and id. */
  readonly left: readonly string[];
  /** The first two books of the run. */
  readonly added: readonly TaskRequest[];
  readonly end?: TaskRequest;
}

/** A run ends with a minute without a call. */
const pauseMs = 60_000;
const fewest = 2;
const most = 500;

const endsAll = new Set(['resetWorkspace', 'deleteWorkspace']);

const leftAfter = (left: readonly string[], call: Call): readonly string[] => {
  const own = `${call.workspace} `;
  if (endsAll.has(call.endpoint ?? '')) return left.filter((book) => !book.startsWith(own));
  return left.filter((book) => book !== own + idIn(call.path));
};

const begun = (state: State, call: Call): State => {
  const last = beginOf(call);
  return last - state.last > pauseMs ? { last, left: [], added: [] } : { ...state, last };
};

/** The same answer again adds no other book. */
const isReplay = ({ answer }: Call): boolean => headerOf(answer, 'Idempotency-Replayed') === 'true';

/** Two or more books in one run, each of which is gone at its end. */
export const tidy = (says: readonly [string, string]) =>
  proof<State>({
    on: ['addBook', 'deleteBook', 'resetWorkspace', 'deleteWorkspace'],
    start: { last: 0, left: [], added: [] },
    next: (before, call) => {
      if (before.end || !isSuccess(call) || isReplay(call)) return before;
      const state = begun(before, call);
      if (call.endpoint === 'addBook') {
        const book = `${call.workspace} ${String(membersOf(call.answer)['id'])}`;
        const added = [...state.added, shownCall(call)].slice(0, fewest);
        return { ...state, added, left: [...state.left, book].slice(-most) };
      }
      const left = leftAfter(state.left, call);
      const isEnd = state.added.length >= fewest && state.left.length > 0 && left.length === 0;
      return { ...state, left, ...(isEnd && { end: shownCall(call) }) };
    },
    steps: ({ added, end }) => [stepOf(says[0], added[fewest - 1]), stepOf(says[1], end)],
  });
