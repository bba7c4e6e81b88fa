import { strayReasons, type StrayReason } from '@sparring/contracts/desk/sentences';
import type { StrayGroup } from '@sparring/contracts/desk/watch';
import { keyIn } from '@sparring/contracts/member-key';
import { isBelowBase } from '@sparring/contracts/paths';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { namePattern } from '@sparring/contracts/workspace-name';
import type { Observed } from '../http/send/observe.ts';
import { toolOf } from '../request/tool.ts';

/** A request that reached nobody while a class was open. */
export interface Stray {
  readonly received_at: number;
  readonly reason: StrayReason;
  readonly method: string;
  readonly target: string;
  readonly tool: string;
  /** Tells clients apart without showing their addresses. */
  readonly client: string;
}

const variable = /\{\{|%7B%7B|\$\{|%24%7B|\/w\/(?:undefined|null|none)(?=\/|$)/i;

const nameIn = (target: string): string | undefined => /^\/w\/([^/?]*)/.exec(target)?.[1];

/** Why a call reached nobody; undefined if it reached somebody, or is none of the practice API. */
const reasonOf = ({ sent, workspace, problem }: Observed): StrayReason | undefined => {
  const { target = '', headers = {} } = sent ?? {};
  if (variable.test(target)) return 'variable';
  if (problem?.kind === 'key-replaced') return 'old-key';
  if (problem?.kind === 'too-many-unknown-keys') return 'unknown-key';
  if (problem?.kind === 'not-a-member')
    return workspace === publicWorkspace ? 'no-key' : 'unknown-key';
  const named = nameIn(target);
  if (problem?.kind === 'invalid-input' && workspace === publicWorkspace && named !== undefined)
    return headers['x-workspace'] === undefined ? 'bad-name' : 'two-names';
  return workspace === publicWorkspace && isBelowBase(target) ? 'no-key' : undefined;
};

/** False for a call that names a workspace outside of every class: it needs no observer. */
export const canBeStray = (
  target: string,
  header: string | readonly string[] | undefined,
  refusesOthers: boolean,
): boolean => {
  const named = nameIn(target);
  if (refusesOthers || (named === undefined) === (header === undefined)) return true;
  const name = String(named ?? header);
  return (
    !namePattern.test(name) ||
    name === publicWorkspace ||
    keyIn(name) !== undefined ||
    variable.test(target)
  );
};

const longestTarget = 200;

/** What the desk keeps of a call that reached nobody. Values in the query can be secrets. */
export const strayOf = (observed: Observed, client: number): Stray | undefined => {
  const reason = reasonOf(observed);
  if (!reason || !observed.sent) return undefined;
  const { method, target, headers } = observed.sent;
  const tool = toolOf(headers['user-agent']);
  return {
    received_at: observed.started.getTime(),
    reason,
    method: method.slice(0, 20),
    target: target.replace(/[?#].*/s, '').slice(0, longestTarget),
    tool,
    client: `${client} ${tool}`,
  };
};

const shown = 5;

/** The requests that reached nobody by their reason, the most frequent first. The newest come first. */
export const strayGroups = (strays: readonly Stray[]): readonly StrayGroup[] =>
  [...Map.groupBy(strays, ({ reason }) => reason)]
    .map(([reason, same]) => ({
      reason,
      say: strayReasons[reason],
      count: same.length,
      clients: new Set(same.map(({ client }) => client)).size,
      last: same
        .slice(0, shown)
        .map(({ received_at, method, target, tool }) => ({
          time: new Date(received_at).toISOString(),
          method,
          target,
          tool,
        })),
    }))
    .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason));
