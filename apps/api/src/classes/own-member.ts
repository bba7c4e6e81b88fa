import { outsideOfClass, type ClassMember } from '@sparring/contracts/class-member-endpoints';
import { row, sql, type Engine } from '../database/engine.ts';

interface Found {
  readonly title: string;
  readonly number: number;
  readonly name: string;
  readonly message: string | null;
  readonly ends_at: number;
  readonly hand_at: number | null;
  readonly first_at: number | null;
}

const time = (at: number): string => new Date(at).toISOString();

/** What a member may know of the class, and the hand. */
export const createOwnMember = ({ read, write }: Pick<Engine, 'read' | 'write'>) => {
  /** Whoever has opened the page of the key is here, before the first request of a tool. */
  const noteOpened = (member: number, now: number) =>
    write(
      row(sql('UPDATE member SET first_at = $2 WHERE id = $1 AND first_at IS NULL', member, now)),
    );

  const find = async (member: number | undefined, now: number): Promise<ClassMember> => {
    if (member === undefined) return outsideOfClass;
    const found = await read(
      row<Found>(
        sql(
          `SELECT class.title, class.message, class.ends_at, member.number, member.name, member.hand_at, member.first_at
           FROM member JOIN class ON class.id = member.class WHERE member.id = $1`,
          member,
        ),
      ),
    );
    if (!found) return outsideOfClass;
    const { title, ends_at, hand_at, first_at, ...others } = found;
    if (first_at === null && ends_at > now) await noteOpened(member, now);
    return {
      ...others,
      class_title: title,
      ends_at: time(ends_at),
      hand_at: hand_at === null ? null : time(hand_at),
    };
  };

  return {
    find,
    /** A hand that is raised stays at the time at which it was raised. */
    raise: async (member: number | undefined, now: number): Promise<ClassMember> => {
      if (member !== undefined)
        await write(
          row(sql('UPDATE member SET hand_at = $2 WHERE id = $1 AND hand_at IS NULL', member, now)),
        );
      return find(member, now);
    },
    lower: async (member: number | undefined, now: number): Promise<ClassMember> => {
      if (member !== undefined)
        await write(row(sql('UPDATE member SET hand_at = NULL WHERE id = $1', member)));
      return find(member, now);
    },
  };
};
