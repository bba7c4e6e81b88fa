import type { TaskId } from '@sparring/contracts/tasks/task-ids';
import type { TaskStep } from '@sparring/contracts/tasks/task';
import { rows, sql, type Statement, type Value, type Work } from '../database/engine.ts';

/** Who does tasks: a member, or a workspace outside of a class. */
export type Owner = { readonly member: number } | { readonly workspace: number };

export interface Progress {
  readonly task: TaskId;
  /** Where the proof stands, as stored-state.ts writes it; null before its first call, and when it is complete. */
  readonly state: string | null;
  readonly hints: number;
  readonly done_at: number | null;
  /** JSON. */
  readonly proof: string | null;
  readonly ticked_at: number | null;
  readonly note: string | null;
}

/** What is kept of a complete proof. */
export interface KeptProof {
  readonly steps: readonly TaskStep[];
  readonly card?: string;
}

export const columns = 'task, state, hints, done_at, proof, ticked_at, note';

export const placeOf = (owner: Owner): readonly [column: 'member' | 'workspace', id: number] =>
  'member' in owner ? ['member', owner.member] : ['workspace', owner.workspace];

/** Holds the row of the owner until the commit: all that is done or noted goes one after the other. */
export const lockOwner = (owner: Owner): Statement =>
  'member' in owner
    ? sql('UPDATE member SET done = done WHERE id = $1', owner.member)
    : sql('UPDATE workspace SET asks_tasks = asks_tasks WHERE id = $1', owner.workspace);

export function* progressOf(owner: Owner): Work<readonly Progress[]> {
  const [column, id] = placeOf(owner);
  return yield* rows<Progress>(
    sql(`SELECT ${columns} FROM task_progress WHERE ${column} = $1`, id),
  );
}

/** Where each proof stands: all that is read with each batch of the log. */
export function* statesOf(
  owner: Owner,
): Work<readonly Pick<Progress, 'task' | 'state' | 'done_at'>[]> {
  const [column, id] = placeOf(owner);
  const text = `SELECT task, state, done_at FROM task_progress WHERE ${column} = $1`;
  return yield* rows<Pick<Progress, 'task' | 'state' | 'done_at'>>(sql(text, id));
}

/** Sets some columns of a task, whose row is made if there is none. */
export const setProgress = (
  owner: Owner,
  task: TaskId,
  set: Readonly<Partial<Record<keyof Progress, Value>>>,
): Statement => {
  const [column, id] = placeOf(owner);
  const names = Object.keys(set);
  const numbers = names.map((_, at) => `$${at + 3}`);
  const changes = names.map((name, at) => `${name} = $${at + 3}`);
  return sql(
    `INSERT INTO task_progress (${[column, 'task', ...names].join(', ')})
     VALUES ($1, $2, ${numbers.join(', ')})
     ON CONFLICT (${column}, task) WHERE ${column} IS NOT NULL DO UPDATE SET ${changes.join(', ')}`,
    id,
    task,
    ...names.map((name) => set[name as keyof Progress]!),
  );
};

/** Keeps the ids of the tasks that a member has done beside the name, where the desk reads them twice a second. */
export function* noteDone(member: number): Work<void> {
  const done = (yield* progressOf({ member }))
    .filter(({ done_at, ticked_at }) => done_at !== null || ticked_at !== null)
    .map(({ task }) => task);
  yield sql('UPDATE member SET done = $2 WHERE id = $1', member, JSON.stringify(done));
}

/** Keeps that a task is done, and what shows it. */
export function* complete(owner: Owner, task: TaskId, at: number, proof: KeptProof): Work<void> {
  yield setProgress(owner, task, { state: null, done_at: at, proof: JSON.stringify(proof) });
  if ('member' in owner) yield* noteDone(owner.member);
}
