import type { Member, MemberChange } from '@sparring/contracts/desk/roster';
import { row, rows, sql, type Value, type Work } from '../database/engine.ts';
import type { MemberWorkspace } from '../workspaces/table.ts';

/** A member with the id that refers to the row. */
export interface StoredMember extends Member {
  readonly id: number;
}

const columns = 'id, number, name, student_id, email, key';

export const shownMember = ({ number, name, student_id, email, key }: StoredMember): Member => ({
  number,
  name,
  student_id,
  email,
  key,
});

export function* listMembers(ofClass: number): Work<readonly StoredMember[]> {
  const text = `SELECT ${columns} FROM member WHERE class = $1 ORDER BY number`;
  return yield* rows<StoredMember>(sql(text, ofClass));
}

export function* findMember(ofClass: number, number: number): Work<StoredMember | undefined> {
  const text = `SELECT ${columns} FROM member WHERE class = $1 AND number = $2`;
  return yield* row<StoredMember>(sql(text, ofClass, number));
}

export function* changeMember(
  id: number,
  { name, student_id, email, hand }: MemberChange,
): Work<void> {
  const set = Object.entries({ name, student_id, email }).filter(
    (pair): pair is [string, string | null] => pair[1] !== undefined,
  );
  const all: [string, Value][] = hand === false ? [...set, ['hand_at', null]] : set;
  const assignments = all.map(([column], at) => `${column} = $${at + 2}`).join(', ');
  const values = all.map(([, value]) => value);
  yield sql(`UPDATE member SET ${assignments} WHERE id = $1`, id, ...values);
}

/** The workspaces of a member: that of the key, and those whose names begin with it. */
export function* workspacesOf(member: number): Work<readonly MemberWorkspace[]> {
  const text = 'SELECT id, name, member FROM workspace WHERE member = $1 ORDER BY name';
  return yield* rows<MemberWorkspace>(sql(text, member));
}

/** Deletes a member with everything that is in the workspaces. */
export function* removeMember(id: number): Work<void> {
  yield sql('DELETE FROM workspace WHERE member = $1', id);
  yield sql('DELETE FROM member WHERE id = $1', id);
}
