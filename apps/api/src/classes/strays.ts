import { row, rows, sql, type Engine, type Work } from '../database/engine.ts';
import type { Clock } from '../request/clock.ts';
import type { Stray } from './stray.ts';

/** How long the desk shows a request that reached nobody. */
const shownMs = 15 * 60_000;
/** The most that the table holds, so that a wrong loop does not fill it. */
const mostKept = 500;
/** The time in which they are collected before they are written. */
const pauseMs = 250;

/** Of one client, and of all that come from one address: a wrong loop does not drive out the others. */
const mostOfClient = 50;
const mostOfAddress = mostKept / 2;

const addressIn = (client: string): string => `${client.split(' ', 1)[0]} `;

/** Deletes all but the newest requests that the clause chooses: those of a client, of an address, or all. */
const leave = (most: number, clause: string, ...values: string[]) =>
  sql(
    `DELETE FROM stray_request WHERE ${clause} AND number <= (
      SELECT number FROM stray_request WHERE ${clause} ORDER BY number DESC LIMIT 1 OFFSET ${most})`,
    ...values,
  );

/** The lock of the count lasts until the end of the transaction: of several APIs, one at a time writes and deletes. */
function* countOn(count: number): Work<number> {
  const text = 'UPDATE stray_count SET number = number + $1 RETURNING number';
  return (yield* row<{ number: number }>(sql(text, count)))!.number;
}

function* add(strays: readonly Stray[], now: number): Work<void> {
  const last = yield* countOn(strays.length);
  for (const [at, { received_at, reason, method, target, tool, client }] of strays.entries())
    yield sql(
      `INSERT INTO stray_request (received_at, reason, method, target, tool, client, number)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      received_at,
      reason,
      method,
      target,
      tool,
      client,
      last - strays.length + 1 + at,
    );
  yield sql('DELETE FROM stray_request WHERE received_at < $1', now - shownMs);
  const clients = new Set(strays.map(({ client }) => client));
  for (const client of clients) yield leave(mostOfClient, 'client = $1', client);
  for (const address of new Set([...clients].map(addressIn)))
    yield leave(mostOfAddress, 'client LIKE $1', `${address}%`);
  yield leave(mostKept, 'number > 0');
}

/** The newest first. */
export function* listStrays(now: number): Work<readonly Stray[]> {
  const text = 'SELECT * FROM stray_request WHERE received_at >= $1 ORDER BY number DESC';
  return yield* rows<Stray>(sql(text, now - shownMs));
}

interface StrayParts {
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** The requests that reached nobody. They are written together, after their answers. */
export const createStrays = ({ write }: Pick<Engine, 'write'>, { clock, report }: StrayParts) => {
  const never = new AbortController().signal;
  let waiting: Stray[] = [];
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0)
      writing = writing.then(() => write(add(batch, clock.now().getTime()))).catch(report);
    return writing;
  };
  return {
    flush,
    add: (stray: Stray): void => {
      const own = waiting.filter(({ client }) => client === stray.client);
      if (own.length === mostOfClient) waiting.splice(waiting.indexOf(own[0]!), 1);
      waiting.push(stray);
      if (waiting.length > mostKept) waiting.shift();
      if (waiting.length === 1) void clock.wait(pauseMs, never).then(flush);
    },
  };
};
