import { isProven } from '@sparring/tasks/proof';
import { tasksOf } from '@sparring/tasks/catalog';
import type { Call } from '@sparring/tasks/call';
import type { Work } from '../database/engine.ts';
import type { Appended, NewRecord } from '../request/new-record.ts';
import { pathWithoutKey } from '../request/path-without-key.ts';
import { toolIn } from '../request/tool.ts';
import { complete, setProgress, statesOf, type Owner } from './progress.ts';
import { stateIn, storedState } from './stored-state.ts';

const callsIn = ({ workspace, first }: Appended, records: readonly NewRecord[]): readonly Call[] =>
  records.map(({ facts, ...record }, at) => ({
    ...record,
    id: first + at,
    workspace,
    path: pathWithoutKey(record.path),
    endpoint: facts?.endpoint ?? null,
    problem: facts?.problem ?? null,
    pointer: facts?.pointer ?? null,
    token: facts?.token ?? null,
    issued: facts?.issued ?? null,
    tool: toolIn(record),
  }));

const endOf = ({ time, milliseconds }: Call): number => Date.parse(time) + milliseconds;

/**
 * Looks in the transaction that appends records which tasks they move on. Only those are read that are open and name
 * an endpoint of the records; outside of a class none before somebody has asked for the tasks.
 */
export function* watchTasks(where: Appended, records: readonly NewRecord[]): Work<void> {
  const { member, workspace, asksTasks } = where;
  if (member === null && !asksTasks) return;
  const owner: Owner = member === null ? { workspace } : { member };
  const calls = callsIn(where, records);
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
