import {
  publicWorkspace,
  untouched,
  type ChanceMode,
  type Workspace,
  type WorkspaceSettings,
} from '@sparring/contracts/workspace';
import { row, rows, sql, type Work } from './engine.ts';
import { tooManyWorkspaces } from './refusals.ts';
import { seedBooks, seedWorkspace } from './seed.ts';
import type { ChanceStep, StoreParts } from './store.ts';

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

export function* clearWorkspace(name: string): Work<void> {
  yield sql('DELETE FROM workspace WHERE name = $1', name);
}

/** The work on workspaces. One that nobody wrote to has no row: it is what the seed says. */
export const workspaceWork = ({ limits, clock }: Pick<StoreParts, 'limits' | 'clock'>) => {
  const now = () => clock.now().getTime();

  function* refuseWhenTooMany(name: string): Work<void> {
    const { existing } = (yield* row<{ existing: number }>(
      sql('SELECT count(*) AS existing FROM workspace WHERE id <> $1', seedWorkspace),
    ))!;
    if (name !== publicWorkspace && existing >= limits.maxWorkspaces)
      throw tooManyWorkspaces(name, limits.maxWorkspaces);
  }

  /** The row of the workspace, made when it is missing; nobody else changes it until this work ends. */
  function* kept(name: string, growth = 0): Work<Owned> {
    const update =
      'UPDATE workspace SET used_at = $2, books = books + $3, revision = revision + 1 WHERE name = $1 RETURNING id, books';
    const found = yield* row<Owned>(sql(update, name, now(), growth));
    if (found) return found;
    yield* refuseWhenTooMany(name);
    yield sql(
      'INSERT INTO workspace (name, seed, step, chance, revision, used_at) VALUES ($1, $2, $3, $4, 0, $5) ON CONFLICT (name) DO NOTHING',
      name,
      untouched.seed,
      untouched.step,
      untouched.chance,
      now(),
    );
    return (yield* row<Owned>(sql(update, name, now(), growth)))!;
  }

  /** The workspace with books of its own: copied from the seed at the first write. */
  function* owned(name: string, growth = 0): Work<{ id: number; books: number }> {
    const { id, books } = yield* kept(name, growth);
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

  function* change(name: string, { seed, chance }: WorkspaceSettings): Work<Workspace> {
    const { id } = yield* kept(name);
    if (seed !== undefined)
      yield sql('UPDATE workspace SET seed = $2, step = 0 WHERE id = $1', id, seed);
    if (chance !== undefined)
      yield sql('UPDATE workspace SET chance = $2 WHERE id = $1', id, chance);
    return yield* find(name);
  }

  function* takeStep(name: string): Work<ChanceStep> {
    const take = sql(
      'UPDATE workspace SET step = step + 1, used_at = $2 WHERE name = $1 RETURNING seed, step - 1 AS step, chance',
      name,
      now(),
    );
    const taken = yield* row<ChanceStep>(take);
    if (taken) return taken;
    yield* kept(name);
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
