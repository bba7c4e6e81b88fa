import type { LogProof } from '@sparring/tasks/proof';
import { isProven } from '@sparring/tasks/proof';
import { tasksOf } from '@sparring/tasks/catalog';
import type { Call } from '@sparring/tasks/call';
import type { Work } from '../database/engine.ts';
import type { Appended, NewRecord } from '../request/new-record.ts';
import { callsIn, endOf, logInOrder } from './calls.ts';
import { complete, setProgress, statesOf, type Owner } from './progress.ts';

interface Moved {
  readonly state: unknown;
  /** When the proof was complete, if it is. */
  readonly at?: number;
}

/** Moves a proof on until it is complete. */
const moved = (proof: LogProof, start: unknown, calls: readonly Call[]): Moved => {
  let state = start;
  for (const call of calls) {
    const next = proof.next(state, call);
    if (next === state) continue;
    state = next;
    if (isProven(proof.steps(state))) return { state, at: endOf(call) };
  }
  return { state };
};

const doneIn = (proof: LogProof, { state }: Moved): number =>
  proof.steps(state).filter(({ done }) => done).length;

/**
 * Looks in the transaction that appends records which tasks they move on. Only those are read that are open and name
 * an endpoint of the records; outside of a class none before somebody has asked for the tasks.
 */
export function* watchTasks(where: Appended, records: readonly NewRecord[]): Work<void> {
  const { member, workspace, asksTasks } = where;
  if (member === null && !asksTasks) return;
  const owner: Owner = member === null ? { workspace } : { member };
  const calls = callsIn(where, records);
  const log = yield* logInOrder(where, calls);
  const known = new Map((yield* statesOf(owner)).map((one) => [one.task, one]));
  for (const { id, proof } of tasksOf(new Set(calls.map(({ endpoint }) => endpoint)))) {
    const before = known.get(id);
    if (before?.done_at) continue;
    const start: unknown = before?.state ? JSON.parse(before.state) : proof.start;
    const added = moved(proof, start, calls);
    const again = log && moved(proof, proof.start, log);
    const { state, at } = again && doneIn(proof, again) > doneIn(proof, added) ? again : added;
    if (at !== undefined) yield* complete(owner, id, at, { steps: proof.steps(state) });
    else if (state !== start) yield setProgress(owner, id, { state: JSON.stringify(state) });
  }
}
