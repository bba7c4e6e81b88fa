import type { TaskRequest } from '@sparring/contracts/tasks/task';
import { isOneOf, shownCall, type Call, type EndpointId } from '../call.ts';
import { proof, stepOf, type LogProof } from '../proof.ts';

/** A call that has to be seen, whatever comes before. */
export interface Single {
  readonly say: string;
  readonly on: readonly EndpointId[];
  readonly is: (call: Call) => boolean;
}

const isThis = ({ on, is }: Single, call: Call): boolean => isOneOf(on, call) && is(call);

/** Several calls in any order. */
export const all = (...singles: readonly Single[]): LogProof =>
  proof<readonly (TaskRequest | null)[]>({
    on: [...new Set(singles.flatMap(({ on }) => on))],
    start: singles.map(() => null),
    next: (seen, call) => {
      const at = singles.findIndex((single, place) => !seen[place] && isThis(single, call));
      return at === -1 ? seen : seen.with(at, shownCall(call));
    },
    steps: (seen) => singles.map(({ say }, at) => stepOf(say, seen[at])),
  });

/** One call. */
export const once = (single: Single): LogProof => all(single);

type ByWhat = readonly (readonly [string, TaskRequest])[];

/** The same call for two different things, such as two seeds. */
export const forTwo = ({
  says,
  on,
  what,
}: {
  readonly says: readonly [string, string];
  readonly on: readonly EndpointId[];
  /** What it is for; undefined if it is not this call. */
  readonly what: (call: Call) => string | undefined;
}): LogProof =>
  proof<ByWhat>({
    on,
    start: [],
    next: (seen, call) => {
      const found = isOneOf(on, call) ? what(call) : undefined;
      const isNew = found !== undefined && seen.every(([one]) => one !== found);
      return isNew && seen.length < 2 ? [...seen, [found, shownCall(call)] as const] : seen;
    },
    steps: (seen) => says.map((say, at) => stepOf(say, seen[at]?.[1])),
  });
