import { publicWorkspace } from '@sparring/contracts/workspace';
import { row, sql, type Work } from '../database/engine.ts';
import { tooManyWorkspaces } from './refusals.ts';
import { noKey, seedWorkspace } from './table.ts';

/* A key stays the workspace of its member until the class is deleted. */
const others = `id <> ${seedWorkspace} AND name <> '${publicWorkspace}' AND ${noKey}`;

/** The address with the most workspaces of this kind, and their number. */
const busiest = (kind: string) =>
  sql(
    `SELECT made_by, count(*) AS made FROM workspace WHERE ${kind} AND ${others} GROUP BY made_by ORDER BY made DESC LIMIT 1`,
  );

/**
 * Makes room for new workspaces. Workspaces without records of their own have a limit of their own: at the
 * limit the least recently used of the busiest address are deleted. Workspaces with records are deleted at
 * their limit only if their address has more than its share; otherwise the new one is refused.
 */
export const roomWork = (maxWorkspaces: number, counts: readonly string[]) => {
  const unwritten = counts.map((count) => `${count} IS NULL`).join(' AND ');
  const written = `NOT (${unwritten})`;
  const share = Math.max(1, maxWorkspaces / 10);
  const atOnce = Math.ceil(maxWorkspaces / 1000);

  function* isFull(kind: string, name: string): Work<boolean> {
    const { existing } = (yield* row<{ existing: number }>(
      sql(
        `SELECT count(*) AS existing FROM workspace WHERE ${kind} AND ${others} AND name <> $1`,
        name,
      ),
    ))!;
    return existing >= maxWorkspaces;
  }

  const removeOldest = (kind: string, madeBy: number) =>
    sql(
      `DELETE FROM workspace WHERE id IN (
       SELECT id FROM workspace WHERE ${kind} AND ${others} AND made_by = $1
       ORDER BY used_at, id LIMIT ${atOnce}
     )`,
      madeBy,
    );

  function* forUnwritten(name: string): Work<void> {
    if (!(yield* isFull(unwritten, name))) return;
    const { made_by } = (yield* row<{ made_by: number }>(busiest(unwritten)))!;
    yield removeOldest(unwritten, made_by);
  }

  function* forWritten(name: string): Work<void> {
    if (name === publicWorkspace || !(yield* isFull(written, name))) return;
    const { made_by, made } = (yield* row<{ made_by: number; made: number }>(busiest(written)))!;
    if (made <= share) throw tooManyWorkspaces(name, maxWorkspaces);
    yield removeOldest(written, made_by);
  }

  return { forUnwritten, forWritten };
};
