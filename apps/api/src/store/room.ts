import { publicWorkspace } from '@sparring/contracts/workspace';
import { row, sql, type Work } from './engine.ts';
import { tooManyWorkspaces } from './refusals.ts';
import { seedWorkspace } from './seed.ts';

/** A workspace has books of its own from the first write to one of them. */
const unwritten = 'books IS NULL';
const written = 'books IS NOT NULL';
type Kind = typeof unwritten | typeof written;

const others = `id <> ${seedWorkspace} AND name <> '${publicWorkspace}'`;

/** The address that made the most workspaces of this kind, and how many there are. */
const busiest = (kind: Kind) =>
  sql(
    `SELECT made_by, count(*) AS made FROM workspace WHERE ${kind} AND ${others} GROUP BY made_by ORDER BY made DESC LIMIT 1`,
  );

/**
 * Room for new workspaces. Those that nobody wrote a book into do not count: as soon as there are as many
 * as may be written, the one unused for longest goes. When all are written, an address that made more
 * than its share gives up those that it used least recently.
 */
export const roomWork = (maxWorkspaces: number) => {
  const share = Math.max(1, maxWorkspaces / 10);
  const atOnce = Math.ceil(maxWorkspaces / 1000);

  function* isFull(kind: Kind): Work<boolean> {
    const { existing } = (yield* row<{ existing: number }>(
      sql(`SELECT count(*) AS existing FROM workspace WHERE ${kind} AND ${others}`),
    ))!;
    return existing >= maxWorkspaces;
  }

  const removeOldest = (kind: Kind, madeBy: number) =>
    sql(
      `DELETE FROM workspace WHERE id IN (
       SELECT id FROM workspace WHERE ${kind} AND ${others} AND made_by = $1
       ORDER BY used_at, id LIMIT ${atOnce}
     )`,
      madeBy,
    );

  function* forUnwritten(): Work<void> {
    if (!(yield* isFull(unwritten))) return;
    const { made_by } = (yield* row<{ made_by: number }>(busiest(unwritten)))!;
    yield removeOldest(unwritten, made_by);
  }

  function* forWritten(name: string): Work<void> {
    if (name === publicWorkspace || !(yield* isFull(written))) return;
    const { made_by, made } = (yield* row<{ made_by: number; made: number }>(busiest(written)))!;
    if (made <= share) throw tooManyWorkspaces(name, maxWorkspaces);
    yield removeOldest(written, made_by);
  }

  return { forUnwritten, forWritten };
};
