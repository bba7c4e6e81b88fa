import { isProven } from '@sparring/tasks/proof';
import { tasksOf } from '@sparring/tasks/catalog';
import { endOf, type Call } from '@sparring/tasks/call';
import type { Work } from '../database/engine.ts';
import { complete, setProgress, statesOf, type Owner } from './progress.ts';
import { stateIn, storedState } from './stored-state.ts';

/** Looks which tasks the calls move on. Only those are read that are open and name an endpoint of the calls. */
export function* watchTasks(owner: Owner, calls: readonly Call[]): Work<void> {
  const known = new Map((yield* statesOf(owner)).map((one) => [one.task, one]));
  for (const { id, proof } of tasksOf(new Set(calls.map(({ endpoint }) => endpoint)))) {
    const before = known.get(id);
    if (before?.done_at) continue;
    const started = stateIn(before?.state) ?? proof.start;
    let state = started;
    for (const call of calls) {
      const next = proof.next(state, call);
      if (next === state) continue;
      state = next;
      const steps = proof.steps(state);
      if (!isProven(steps)) continue;
      yield* complete(owner, id, endOf(call), { steps });
      state = started;
      break;
    }
    if (state !== started) yield setProgress(owner, id, { state: storedState(state) });
  }
}
