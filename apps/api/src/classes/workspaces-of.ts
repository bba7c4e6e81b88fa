import type { MemberWorkspace } from '@sparring/contracts/desk/watch';
import { rows, sql, type Work } from '../database/engine.ts';
import type { StoredMember } from './member-rows.ts';

interface Found {
  readonly name: string;
  readonly requests: number;
  readonly last: number | null;
}

/** The workspaces of a member, the last one used first. That of the key comes first of those without requests. */
export function* logsOf({ id, key }: StoredMember): Work<readonly MemberWorkspace[]> {
  const text = `SELECT workspace.name, count(request.number) AS requests, max(request.received_at) AS last
    FROM workspace LEFT JOIN request ON request.workspace = workspace.id
    WHERE workspace.member = $1 GROUP BY workspace.name`;
  const found = yield* rows<Found>(sql(text, id));
  return found
    .toSorted(
      (one, other) => (other.last ?? 0) - (one.last ?? 0) || one.name.localeCompare(other.name),
    )
    .map(({ name, requests, last }) => ({
      rest: name.slice(key.length + 1),
      requests,
      last_at: last === null ? null : new Date(last).toISOString(),
    }));
}
