import {
  publicWorkspace,
  untouched,
  type ChanceMode,
  type Workspace,
  type WorkspaceSettings,
} from '@sparring/contracts/workspace';
import { admission } from './admission.ts';
import { row, rows, sql, type Work } from './engine.ts';
import { roomWork } from './room.ts';
import { seedBooks, seedWorkspace } from './seed.ts';
import { nobody, type ChanceStep, type StoreParts } from './store.ts';

type From = () => number;

interface Owned {
  readonly id: number;
  /** How many books; null as long as it reads those of the seed. */
  readonly books: number | null;
}

interface Settings {
  readonly seed: number;
  readonly step: number;
  readonly chance: ChanceMode;
}

const day = 24 * 60 * 60 * 1000;
const sweptAtOnce = 50;

const bookColumns =
  'id, version, title, author, cents, description, category, isbn, stock, created_at, updated_at, title_key, author_key, category_key';

/** The row stays: whoever resets a workspace before every test makes no new one each time. */
export function* clearWorkspace(name: string): Work<void> {
  const cleared = yield* row<{ id: number }>(
    sql(
      'UPDATE workspace SET seed = $2, step = $3, chance = $4, books = NULL, revision = revision + 1 WHERE name = $1 RETURNING id',
      name,
      untouched.seed,
      untouched.step,
      untouched.chance,
    ),
  );
  if (cleared) yield sql('DELETE FROM book WHERE workspace = $1', cleared.id);
}

/** The work on workspaces. One that nobody wrote to has no row: it is what the seed says. */
export const workspaceWork = ({ limits, clock }: Pick<StoreParts, 'limits' | 'clock'>) => {
  const now = () => clock.now().getTime();
  const admit = admission(limits.newPerMinute, clock);
  const room = roomWork(limits.maxWorkspaces);

  const touch = 'used_at = $2, books = workspace.books + $3, revision = workspace.revision + 1';

  /** The row of the workspace, if there is one; nobody else changes it until this work ends. */
  const touched = (name: string, growth: number) =>
    row<Owned>(
      sql(`UPDATE workspace SET ${touch} WHERE name = $1 RETURNING id, books`, name, now(), growth),
    );

  /** A new row, for which there has to be room; or that of somebody who was faster. */
  function* made(name: string, from: From, roomForIt: Work<void>, growth = 0): Work<Owned> {
    const madeBy = name === publicWorkspace ? nobody : from();
    admit(madeBy);
    yield* roomForIt;
    const { seed, step, chance } = untouched;
    const insert = sql(
      `INSERT INTO workspace (name, used_at, books, revision, seed, step, chance, made_by)
       VALUES ($1, $2, NULL, 0, $4, $5, $6, $7)
       ON CONFLICT (name) DO UPDATE SET ${touch} RETURNING id, books`,
      name,
      now(),
      growth,
      seed,
      step,
      chance,
      madeBy,
    );
    return (yield* row<Owned>(insert))!;
  }

  function* kept(name: string, from: From): Work<Owned> {
    return (yield* touched(name, 0)) ?? (yield* made(name, from, room.forUnwritten()));
  }

  /** The workspace with books of its own: copied from the seed at the first write. */
  function* owned(name: string, from: From, growth = 0): Work<{ id: number; books: number }> {
    const roomForIt = room.forWritten(name);
    const found = yield* touched(name, growth);
    if (found?.books === null) yield* roomForIt;
    const { id, books } = found ?? (yield* made(name, from, roomForIt, growth));
    if (books !== null) return { id, books };
    yield sql(
      `INSERT INTO book (workspace, ${bookColumns}) SELECT CAST($1 AS INTEGER), ${bookColumns} FROM book WHERE workspace = $2`,
      id,
      seedWorkspace,
    );
    const copied = seedBooks.length + growth;
    yield sql('UPDATE workspace SET books = $2 WHERE id = $1', id, copied);
    return { id, books: copied };
  }

  function* find(name: string): Work<Workspace> {
    const found = yield* row<Settings & { books: number | null }>(
      sql('SELECT seed, step, chance, books FROM workspace WHERE name = $1', name),
    );
    const { seed, step, chance, books } = found ?? { ...untouched, books: null };
    const held = books ?? seedBooks.length;
    return { name, seed, step, chance, books: held, max_books: limits.maxBooks };
  }

  function* change(name: string, from: From, { seed, chance }: WorkspaceSettings): Work<Workspace> {
    const { id } = yield* kept(name, from);
    if (seed !== undefined)
      yield sql('UPDATE workspace SET seed = $2, step = 0 WHERE id = $1', id, seed);
    if (chance !== undefined)
      yield sql('UPDATE workspace SET chance = $2 WHERE id = $1', id, chance);
    return yield* find(name);
  }

  function* takeStep(name: string, from: From): Work<ChanceStep> {
    const take = sql(
      'UPDATE workspace SET step = step + 1, used_at = $2 WHERE name = $1 RETURNING seed, step - 1 AS step, chance',
      name,
      now(),
    );
    const taken = yield* row<ChanceStep>(take);
    if (taken) return taken;
    yield* kept(name, from);
    return (yield* row<ChanceStep>(take))!;
  }

  function* noteUse(name: string): Work<void> {
    yield sql('UPDATE workspace SET used_at = $2 WHERE name = $1', name, now());
  }

  /** A few at a time, so that no request waits for long. */
  function* removeSomeIdle(): Work<number> {
    const removed = yield* rows(
      sql(
        `DELETE FROM workspace WHERE id IN (
         SELECT id FROM workspace WHERE used_at < $1 AND name <> $2 AND id <> $3 LIMIT ${sweptAtOnce}
       ) RETURNING id`,
        now() - limits.idleDays * day,
        publicWorkspace,
        seedWorkspace,
      ),
    );
    return removed.length;
  }

  return { owned, find, change, takeStep, noteUse, removeSomeIdle };
};

export type WorkspaceWork = ReturnType<typeof workspaceWork>;
