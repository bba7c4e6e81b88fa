import { seedSnapshot } from '@sparring/contracts/snapshots/snapshot-endpoints';
import type { Snapshot } from '@sparring/contracts/snapshots/snapshot';
import { untouched } from '@sparring/contracts/workspace';
import { bookHolderIdSql } from '../list.ts';
import { bookOf, columns, keyColumns, type BookRow } from '../row.ts';
import { row, rows, sql, type Work } from '../../database/engine.ts';
import { HttpProblem } from '../../problem/refusal.ts';
import { seedWorkspace } from '../../workspaces/table.ts';
import { differences, type Chance } from './difference.ts';

export const copied = `${columns}, ${keyColumns}`;

export const withoutVersion = (names: string): string =>
  names
    .split(', ')
    .filter((name) => name !== 'version')
    .join(', ');

/** What tells whether a book has changed. A book that was put back has another version. */
export const content = withoutVersion(columns);

/** The books of the snapshot $2 of the workspace $1. */
export const kept = `(SELECT ${copied} FROM snapshot_book WHERE workspace = $1 AND snapshot = $2
  UNION ALL SELECT ${copied} FROM book WHERE workspace = ${seedWorkspace} AND CAST($2 AS INTEGER) = ${seedSnapshot.id}) AS kept`;

const unknownSnapshot = (id: number): HttpProblem =>
  new HttpProblem(
    'not-found',
    `The workspace has no snapshot ${id}. GET /workspace/snapshots lists those that it has.`,
  );

/** The newest first. */
export function* listSnapshots(name: string): Work<readonly Snapshot[]> {
  const found = yield* rows<Snapshot>(
    sql(
      `SELECT number AS id, made_at, books, seed, step, chance FROM snapshot
       WHERE workspace = (SELECT id FROM workspace WHERE name = $1) ORDER BY number DESC`,
      name,
    ),
  );
  return [...found, seedSnapshot];
}

export function* findSnapshot(name: string, id: number): Work<Snapshot> {
  const found = (yield* listSnapshots(name)).find((one) => one.id === id);
  if (!found) throw unknownSnapshot(id);
  return found;
}

/** The operations from a snapshot to now. */
export function* compare(name: string, id: number) {
  const before = yield* findSnapshot(name, id);
  const chance = yield* row<Chance>(
    sql('SELECT seed, step, chance FROM workspace WHERE name = $1', name),
  );
  const holder = (yield* row<{ id: number }>(sql(`SELECT ${bookHolderIdSql} AS id`, name)))!.id;
  const had = yield* rows<BookRow>(
    sql(
      `SELECT ${columns} FROM ${kept} WHERE (${content}) NOT IN (SELECT ${content} FROM book WHERE workspace = $1)`,
      holder,
      id,
    ),
  );
  const has = yield* rows<BookRow>(
    sql(
      `SELECT ${columns} FROM book WHERE workspace = $1 AND (${content}) NOT IN (SELECT ${content} FROM ${kept})`,
      holder,
      id,
    ),
  );
  return differences(
    { ...before, books: had.map(bookOf) },
    { ...(chance ?? untouched), books: has.map(bookOf) },
  );
}
