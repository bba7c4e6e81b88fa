import type { Call } from '@sparring/tasks/call';
import type { Appended, NewRecord } from '../request/new-record.ts';
import { pathWithoutKey } from '../request/path-without-key.ts';
import { toolIn } from '../request/tool.ts';
import type { Owner } from './progress.ts';

/** Who does tasks by requests to a workspace: outside of a class nobody before somebody has asked for the tasks. */
export const ownerOf = ({ member, workspace, asksTasks }: Appended): Owner | undefined => {
  if (member !== null) return { member };
  return asksTasks ? { workspace } : undefined;
};

/** Records that were just appended, as calls. */
export const callsIn = (
  { workspace, first }: Appended,
  records: readonly NewRecord[],
): readonly Call[] =>
  records.map(({ facts, ...record }, at) => ({
    ...record,
    id: first + at,
    workspace,
    path: pathWithoutKey(record.path),
    endpoint: facts?.endpoint ?? null,
    problem: facts?.problem ?? null,
    pointer: facts?.pointer ?? null,
    token: facts?.token ?? null,
    issued: facts?.issued ?? null,
    tool: toolIn(record),
  }));
