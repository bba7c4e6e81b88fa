import type { Action, ActionResult } from '@sparring/contracts/desk/starting-point';
import { changeConditions } from '../conditions/change.ts';
import { sql, type Engine, type Work } from '../database/engine.ts';
import { HttpProblem } from '../problem/refusal.ts';
import type { BeginClass, MemberWorkspace } from '../workspaces/table.ts';
import { workspacesOf, type StoredMember } from './member-rows.ts';

interface ActParts {
  readonly beginClass: BeginClass;
  /** Resets a workspace. */
  readonly clear: (workspace: string) => Work<void>;
}

type InWorkspace = (workspace: MemberWorkspace) => Work<void>;

function* withoutFaults({ name }: MemberWorkspace): Work<void> {
  yield* changeConditions(name, ({ faults: _faults, ...others }) => others);
}

function* withoutLog({ id }: MemberWorkspace): Work<void> {
  yield sql('DELETE FROM request WHERE workspace = $1', id);
}

/** Does something for each of some members, in one transaction a member. */
export const createAct = ({ write }: Pick<Engine, 'write'>, { beginClass, clear }: ActParts) => {
  const inWorkspace: Readonly<Record<Exclude<Action['do'], 'hands-down'>, InWorkspace>> = {
    reset: ({ name }) => clear(name),
    start: beginClass,
    'faults-off': withoutFaults,
    clear: withoutLog,
  };

  function* forMember({ id }: StoredMember, kind: Action['do']): Work<void> {
    if (kind === 'hands-down') {
      yield sql('UPDATE member SET hand_at = NULL WHERE id = $1', id);
      return;
    }
    for (const workspace of yield* workspacesOf(id)) yield* inWorkspace[kind](workspace);
  }

  return async (
    members: readonly StoredMember[],
    { do: kind, members: chosen }: Action,
  ): Promise<ActionResult> => {
    const known = new Set(members.map(({ number }) => number));
    const isChosen = ({ number }: StoredMember) => chosen === 'all' || chosen.includes(number);
    const failed: ActionResult['failed'] =
      chosen === 'all'
        ? []
        : chosen
            .filter((number) => !known.has(number))
            .map((number) => ({ number, detail: `The class has no member ${number}.` }));
    const done: number[] = [];
    await Promise.all(
      members.filter(isChosen).map(async (member) => {
        try {
          await write(forMember(member, kind));
          done.push(member.number);
        } catch (error) {
          if (!(error instanceof HttpProblem)) throw error;
          failed.push({ number: member.number, detail: error.detail });
        }
      }),
    );
    return { done: done.toSorted((one, other) => one - other), failed };
  };
};
