import type { MemberChange, RosterChange } from '@sparring/contracts/desk/roster';
import type { Clock } from '../request/clock.ts';
import type { Engine, Work } from '../database/engine.ts';
import type { Enrol } from './enrol.ts';
import { newKey, replaceKey } from './keys.ts';
import {
  changeMember,
  findMember,
  listMembers,
  removeMember,
  type StoredMember,
} from './member-rows.ts';
import { createPutRoster } from './put-roster.ts';
import { rosterIn } from './roster-text.ts';
import { tidyChange } from './tidy-name.ts';
import { logsOf } from './workspaces-of.ts';

interface MemberParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly enrol: Enrol;
  /** The log. It is written after a while. */
  readonly writer: { readonly flush: () => Promise<void> };
}

function* changedMember(
  ofClass: number,
  number: number,
  change: (member: StoredMember) => Work<void>,
): Work<StoredMember | undefined> {
  const found = yield* findMember(ofClass, number);
  if (!found) return undefined;
  yield* change(found);
  return (yield* findMember(ofClass, number)) ?? found;
}

/** The members of the classes. A member is undefined if the class has none with the number. */
export const createMembers = (
  { read, write, nextVersion }: Pick<Engine, 'read' | 'write' | 'nextVersion'>,
  { clock, enrol, writer }: MemberParts,
) => {
  const putRoster = createPutRoster(nextVersion, enrol);
  const list = (ofClass: number) => read(listMembers(ofClass));

  return {
    list,
    find: (ofClass: number, number: number) => read(findMember(ofClass, number)),
    workspaces: async (member: StoredMember) => {
      await writer.flush();
      return read(logsOf(member));
    },
    putRoster: (ofClass: number, text: string, isDry: boolean): Promise<RosterChange | undefined> =>
      write(putRoster({ ofClass, isDry, now: clock.now().getTime() }, rosterIn(text))),
    change: (ofClass: number, number: number, change: MemberChange) =>
      write(changedMember(ofClass, number, ({ id }) => changeMember(id, tidyChange(change)))),
    /** The log waits under the old name until it is written. */
    replaceKey: async (ofClass: number, number: number) => {
      await writer.flush();
      return write(changedMember(ofClass, number, ({ id, key }) => replaceKey(id, key, newKey())));
    },
    remove: async (ofClass: number, number: number) => {
      await writer.flush();
      return write(changedMember(ofClass, number, ({ id }) => removeMember(id)));
    },
    removeAll: async (ofClass: number): Promise<void> => {
      for (const { id } of await list(ofClass)) await write(removeMember(id));
    },
  };
};
