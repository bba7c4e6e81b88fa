import { fileURLToPath } from 'node:url';
import { bookWork, findBook } from './books.ts';
import type { Engine, Work } from './engine.ts';
import { migrate } from './migrate.ts';
import { plant } from './plant.ts';
import { recentUse } from './recent-use.ts';
import { openSqlite } from './sqlite.ts';
import { nobody, type Store, type StoreParts, type StoreWrites } from './store.ts';
import { clearWorkspace, workspaceWork } from './workspaces.ts';

function* setUp({ dialect, nextVersion }: Engine): Work<void> {
  yield* migrate(dialect);
  yield* plant(nextVersion);
}

/** A store on an engine that is open already. */
const createStore = async (engine: Engine, parts: StoreParts): Promise<Store> => {
  const workspaces = workspaceWork(parts);
  const books = bookWork(parts, workspaces, engine.nextVersion);
  const isFirstUse = recentUse(parts.clock);
  const { read, readAtOnce, write } = engine;

  const reading = <Result>(
    workspace: string,
    work: Work<Result>,
    how: Engine['read'] = read,
  ): Promise<Result> =>
    isFirstUse(workspace) ? write(workspaces.noteUse(workspace)).then(() => how(work)) : how(work);
  const sweep = async (stopping?: AbortSignal): Promise<number> => {
    const removed = await write(workspaces.removeSomeIdle());
    if (removed === 0 || stopping?.aborted) return removed;
    await new Promise(setImmediate);
    return removed + (await sweep(stopping));
  };

  const askedBy = (from: () => number): StoreWrites => ({
    addBook: (workspace, fields) => write(books.add(workspace, from, fields)),
    changeBook: (workspace, ...change) => write(books.change(workspace, from, ...change)),
    removeBook: (workspace, ...removal) => write(books.remove(workspace, from, ...removal)),
    changeWorkspace: (workspace, settings) => write(workspaces.change(workspace, from, settings)),
    takeStep: (workspace) => write(workspaces.takeStep(workspace, from)),
  });

  await engine.setUp(setUp(engine));
  return {
    ...askedBy(() => nobody),
    askedBy,
    listBooks: (workspace, query) => reading(workspace, books.list(workspace, query), readAtOnce),
    findBook: (workspace, id) => reading(workspace, findBook(workspace, id)),
    findWorkspace: (workspace) => reading(workspace, workspaces.find(workspace)),
    clearWorkspace: (workspace) => write(clearWorkspace(workspace)),
    sweep,
    ready: async () => void (await read(workspaces.find(''))),
    close: () => engine.close(),
  };
};

const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

export const sqlitePath = (url: string): string => {
  if (url === ':memory:') return url;
  return url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '');
};

const openEngine = async (url: string, report: (error: unknown) => void): Promise<Engine> => {
  if (!isPostgres(url)) return openSqlite(sqlitePath(url));
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, report);
};

/** One clear line for whoever starts the API; the address is told without user and password. */
const startFailure = (url: string, error: unknown): unknown => {
  if (!isPostgres(url)) return error;
  const { cause = error } = error as Error;
  const { message, code } = cause as { message: string; code?: string };
  const { host, pathname } = new URL(url);
  const reason = message || code;
  return new Error(`PostgreSQL at ${host}${pathname} cannot be used: ${reason}.`, { cause });
};

export interface OpenStoreParts extends StoreParts {
  /** Gets errors that belong to no request. */
  readonly report: (error: unknown) => void;
}

/** Opens the database that a URL names: `postgres://…`, `file:` and a path, or `:memory:`. */
export const openStore = async (url: string, parts: OpenStoreParts): Promise<Store> => {
  const engine = await openEngine(url, parts.report);
  try {
    return await createStore(engine, parts);
  } catch (error) {
    await engine.close();
    throw startFailure(url, error);
  }
};
