import {
  usualHours,
  type ClassChange,
  type NewClass,
  type SchoolClass,
} from '@sparring/contracts/desk/class';
import type { Action, StartingPoint } from '@sparring/contracts/desk/starting-point';
import { keyIn } from '@sparring/contracts/member-key';
import type { ClientNumber } from '../request/client-number.ts';
import type { Clock } from '../request/clock.ts';
import { row, sql, type Engine, type Work, rows } from '../database/engine.ts';
import type { LockRow } from '../request/lock-row.ts';
import type { BeginClass } from '../workspaces/table.ts';
import { createAct } from './act.ts';
import {
  addClass,
  changeClass,
  findClass,
  findStart,
  listClasses,
  putStart,
} from './class-rows.ts';
import { createEnrol } from './enrol.ts';
import { findKey, type KeyHolder } from './keys.ts';
import { createMembers } from './members.ts';
import { createOpenClasses } from './open-classes.ts';
import { createOwnMember } from './own-member.ts';
import { changeConditions } from '../conditions/change.ts';
import { createStrays } from './strays.ts';
import { viewOf } from './view.ts';

/** Moves the end of the recording of all members of a class. */
function* recordUntil(ofClass: number, now: number, until: number): Work<void> {
  const found = yield* rows<{ name: string }>(
    sql(
      'SELECT name FROM workspace WHERE member IN (SELECT id FROM member WHERE class = $1)',
      ofClass,
    ),
  );
  for (const { name } of found)
    yield* changeConditions(name, (before) => ({
      ...before,
      recording: { since: before.recording?.since ?? now, until },
    }));
}

interface ClassParts {
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  readonly ensureRow: LockRow;
  readonly beginClass: BeginClass;
  /** Resets a workspace. */
  readonly clear: (workspace: string) => Work<void>;
  /** The log. It is written after a while. */
  readonly writer: { readonly flush: () => Promise<void> };
  /** Looks which tasks the members have done. */
  readonly look: (ofClass: number) => Promise<void>;
}

const hour = 60 * 60 * 1000;

/** The classes, their members and what the desk shows of them. */
export const createClasses = (engine: Engine, parts: ClassParts) => {
  const { read, readAtOnce, write, nextVersion } = engine;
  const { clock, ensureRow, beginClass, writer, look } = parts;
  const now = () => clock.now().getTime();
  const open = createOpenClasses(engine, clock);
  const enrol = createEnrol({ ensureRow, beginClass });
  const members = createMembers(engine, { ...parts, enrol });
  const act = createAct(engine, parts);

  const find = (id: number): Promise<SchoolClass | undefined> => read(findClass(id, now()));

  /** Other processes are told by the second, this one at once. */
  const changed = async <Result>(work: Work<Result>): Promise<Result> => {
    const result = await write(work);
    open.forget();
    return result;
  };

  const create = async (sent: NewClass): Promise<SchoolClass> => {
    const opened = now();
    const ends = sent.ends_at === undefined ? opened + usualHours * hour : Date.parse(sent.ends_at);
    function* adding(): Work<SchoolClass> {
      const { version: id } = (yield* row<{ version: number }>(sql(nextVersion)))!;
      yield* addClass(id, sent, opened, ends);
      return (yield* findClass(id, opened))!;
    }
    return changed(adding());
  };

  const change = (id: number, sent: ClassChange): Promise<SchoolClass | undefined> => {
    function* changing(): Work<SchoolClass | undefined> {
      yield* changeClass(id, sent);
      if (sent.ends_at !== undefined) yield* recordUntil(id, now(), Date.parse(sent.ends_at));
      return yield* findClass(id, now());
    }
    return changed(changing());
  };

  /** Each member is a transaction of its own, so that the requests of others do not wait long. */
  const end = async (id: number): Promise<void> => {
    await writer.flush();
    await members.removeAll(id);
    await changed(row(sql('DELETE FROM class WHERE id = $1', id)));
  };

  const adopt = (name: string, { member, until }: KeyHolder, clientNumber: ClientNumber) =>
    write(enrol({ name, member, since: now(), until }, clientNumber));

  return {
    open,
    members,
    ownMember: createOwnMember(engine),
    strays: createStrays(engine, parts),
    list: () => read(listClasses(now())),
    find,
    create,
    change,
    end,
    startOf: async (id: number): Promise<StartingPoint> =>
      JSON.parse((await read(findStart(id))) ?? '{}') as StartingPoint,
    putStart: (id: number, start: StartingPoint) => write(putStart(id, JSON.stringify(start))),
    act: async (id: number, action: Action) => {
      await writer.flush();
      return act(await members.list(id), action);
    },
    view: async (id: number) => {
      await look(id);
      return readAtOnce(viewOf(id, now()));
    },
    holderOf: (key: string): Promise<KeyHolder | undefined> => read(findKey(key)),
    /** Makes the workspace, whose name begins with a key, that of the member. */
    adopt,
    makeOwn: async (beside: string, rest: string, clientNumber: ClientNumber): Promise<string> => {
      const key = keyIn(beside) ?? beside;
      const name = `${key}-${rest}`;
      const holder = await read(findKey(key));
      if (holder) await adopt(name, holder, clientNumber);
      return name;
    },
  };
};

export type Classes = ReturnType<typeof createClasses>;
