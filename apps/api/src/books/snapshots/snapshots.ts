import { snapshotsKept, type Snapshot } from '@sparring/contracts/snapshots/snapshot';
import { bookHolderIdSql, count } from '../list.ts';
import type { Writer } from '../book-work.ts';
import { row, sql, type Engine, type Work } from '../../database/engine.ts';
import type { PrepareWrite, ReadWorkspace } from '../../workspaces/table.ts';
import {
  compare,
  content,
  copied,
  findSnapshot,
  kept,
  listSnapshots,
  withoutVersion,
} from './snapshot-rows.ts';

interface SnapshotParts {
  /** Gives the workspace books of its own. */
  readonly prepareWrite: PrepareWrite;
  readonly readWorkspace: ReadWorkspace;
}

const insertedColumns = withoutVersion(copied);

/** What the workspaces held at moments, to look at and to go back to. Each method is one transaction. */
export const createSnapshots = (
  { write, readAtOnce, nextVersion }: Engine,
  { prepareWrite, readWorkspace }: SnapshotParts,
) => {
  function* take(
    name: string,
    { clientNumber, clock }: Writer,
    also: (taken: Snapshot) => Work<void>,
  ): Work<Snapshot> {
    const { id, held } = yield* prepareWrite(name, clientNumber);
    const { number } = (yield* row<{ number: number }>(
      sql('SELECT coalesce(max(number), 0) + 1 AS number FROM snapshot WHERE workspace = $1', id),
    ))!;
    yield sql(
      `INSERT INTO snapshot (workspace, number, made_at, books, seed, step, chance)
       SELECT id, CAST($2 AS INTEGER), CAST($3 AS TEXT), CAST($4 AS INTEGER), seed, step, chance
       FROM workspace WHERE id = $1`,
      id,
      number,
      clock.now().toISOString(),
      held,
    );
    yield sql(
      `INSERT INTO snapshot_book (workspace, snapshot, ${copied})
       SELECT workspace, CAST($2 AS INTEGER), ${copied} FROM book WHERE workspace = $1`,
      id,
      number,
    );
    yield sql(
      'DELETE FROM snapshot WHERE workspace = $1 AND number <= $2',
      id,
      number - snapshotsKept,
    );
    const taken = yield* findSnapshot(name, number);
    yield* also(taken);
    return taken;
  }

  /** A book that is put back gets a new version, because its path had that of the snapshot before. */
  function* restore(name: string, { clientNumber }: Writer, number: number): Work<void> {
    const { id } = yield* prepareWrite(name, clientNumber);
    const { books, seed, step, chance } = yield* findSnapshot(name, number);
    const { version } = (yield* row<{ version: number }>(sql(nextVersion)))!;
    yield sql(
      `DELETE FROM book WHERE workspace = $1 AND (${content}) NOT IN (SELECT ${content} FROM ${kept})`,
      id,
      number,
    );
    yield sql(
      `INSERT INTO book (workspace, version, ${insertedColumns})
       SELECT CAST($1 AS INTEGER), CAST($3 AS BIGINT), ${insertedColumns} FROM ${kept}
       WHERE id NOT IN (SELECT id FROM book WHERE workspace = $1)`,
      id,
      number,
      version,
    );
    yield sql(
      `UPDATE workspace SET ${count} = $2, seed = $3, step = $4, chance = $5 WHERE id = $1`,
      id,
      books,
      seed,
      step,
      chance,
    );
    yield sql('DELETE FROM idempotency_key WHERE workspace = $1', id);
  }

  /** Makes the data of a new workspace that of another one. */
  function* copy(from: string, to: string, { clientNumber }: Writer): Work<void> {
    /* A write between the statements below would mix two moments. */
    yield sql('UPDATE workspace SET revision = revision WHERE name = $1', from);
    const { id } = yield* prepareWrite(to, clientNumber);
    yield sql('DELETE FROM book WHERE workspace = $1', id);
    yield sql(
      `INSERT INTO book (workspace, ${copied})
       SELECT CAST($2 AS INTEGER), ${copied} FROM book WHERE workspace = ${bookHolderIdSql}`,
      from,
      id,
    );
    yield sql(
      `UPDATE workspace SET ${count} = (SELECT count(*) FROM book WHERE workspace = $1) WHERE id = $1`,
      id,
    );
    yield sql(
      `UPDATE workspace SET seed = source.seed, step = source.step, chance = source.chance
       FROM workspace AS source WHERE workspace.id = $1 AND source.name = $2`,
      id,
      from,
    );
  }

  return {
    take: (...what: Parameters<typeof take>) => write(take(...what)),
    restore: (...what: Parameters<typeof restore>) => write(restore(...what)),
    copy: (...what: Parameters<typeof copy>) => write(copy(...what)),
    list: (name: string) => readWorkspace(name, listSnapshots(name)),
    find: (name: string, id: number) => readWorkspace(name, findSnapshot(name, id)),
    compare: (name: string, id: number) => readWorkspace(name, compare(name, id), readAtOnce),
  };
};

export type Snapshots = ReturnType<typeof createSnapshots>;
