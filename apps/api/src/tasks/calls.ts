import type { Call } from '@sparring/tasks/call';
import type { Work } from '../database/engine.ts';
import type { Appended, NewRecord } from '../request/new-record.ts';
import { pathWithoutKey } from '../request/path-without-key.ts';
import { toolIn } from '../request/tool.ts';

const callOf = (workspace: number, id: number, { facts, ...record }: NewRecord): Call => ({
  ...record,
  id,
  workspace,
  path: pathWithoutKey(record.path),
  endpoint: facts?.endpoint ?? null,
  problem: facts?.problem ?? null,
  pointer: facts?.pointer ?? null,
  token: facts?.token ?? null,
  issued: facts?.issued ?? null,
  tool: toolIn(record),
});

/** Records that were just appended, as calls. */
export const callsIn = (
  { workspace, first }: Appended,
  records: readonly NewRecord[],
): readonly Call[] => records.map((record, at) => callOf(workspace, first + at, record));

export const endOf = ({ time, milliseconds }: Call): number => Date.parse(time) + milliseconds;

/** A request can be received a little before the answer to the one before it has ended. */
const slackMs = 20;
/** So many requests before its own ones an API looks at. */
const overtaking = 20;

/**
 * The whole log in the order of its requests, if another API has appended a request that came after one of these calls;
 * otherwise undefined. One API appends its own requests in their order.
 */
export function* logInOrder(
  { workspace, first, by, logFrom }: Appended,
  calls: readonly Call[],
): Work<readonly Call[] | undefined> {
  const earliest = Math.min(...calls.map(endOf)) - slackMs;
  const isOvertaken = (yield* logFrom(first - overtaking)).some(
    (record) => record.id < first && record.by !== by && Date.parse(record.time) >= earliest,
  );
  if (!isOvertaken) return undefined;
  return (yield* logFrom(0)).map((record) => callOf(workspace, record.id, record));
}
