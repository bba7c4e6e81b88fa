import type { Pool } from 'pg';

/**
 * The number of connections in the pool of each API: the default of node-postgres. No other number has been
 * measured. The connection of postgres-messages.ts comes in addition.
 */
export const connections = 10;

/**
 * Opens the other connections, while one is in use: when another replica fails, all its clients arrive at once,
 * and new connections can fail for some seconds. Throws if one cannot be opened.
 */
export const openOthers = async (pool: Pool): Promise<void> => {
  const opening = Array.from({ length: connections - 1 }, () => pool.connect());
  const opened = await Promise.allSettled(opening);
  for (const one of opened) if (one.status === 'fulfilled') one.value.release();
  const failed = opened.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
};

/** SQLSTATE too_many_connections: the limit of the server, of the database or of the role. */
const tooMany = '53300';

/** Tells an operator why PostgreSQL cannot be used. It contains the address without user and password. */
export const serverFailure = (url: string, error: unknown): Error => {
  const { cause = error } = error as Error;
  const { message, code } = cause as { message: string; code?: string };
  const { host, pathname } = new URL(url);
  const advice = ` Each API holds ${connections} connections. Raise the limit, or start fewer APIs.`;
  const reason = `${message || code}.${code === tooMany ? advice : ''}`;
  return new Error(`PostgreSQL at ${host}${pathname} cannot be used: ${reason}`, { cause });
};
