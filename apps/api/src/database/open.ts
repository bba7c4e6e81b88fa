import { fileURLToPath } from 'node:url';
import { serverFailure } from './connections.ts';
import type { Engine } from './engine.ts';
import { fileFailure } from './sqlite-file.ts';
import { openSqlite } from './sqlite.ts';

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

/** A clear message when the API cannot start. */
const startFailure = (url: string, error: unknown): unknown =>
  isPostgres(url) ? serverFailure(url, error) : fileFailure(sqlitePath(url), error);

/**
 * Opens the database of a URL: `postgres://…`, `file:` and a path, or `:memory:`. Closes it if `build`
 * fails. `report` receives errors that belong to no request.
 */
export const openDatabase = async <Store>(
  url: string,
  report: (error: unknown) => void,
  build: (engine: Engine) => Promise<Store>,
): Promise<Store> => {
  try {
    const engine = await openEngine(url, report);
    return await build(engine).catch(async (error: unknown) => {
      await engine.close();
      throw error;
    });
  } catch (error) {
    throw startFailure(url, error);
  }
};
