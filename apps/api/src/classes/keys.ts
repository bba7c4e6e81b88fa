import { randomBytes } from 'node:crypto';
import { keyLetters, memberKey } from '@sparring/contracts/member-key';
import { row, sql, type Work } from '../database/engine.ts';

const halfLength = 4;

/** Draws a key. 256 is a multiple of the number of letters, so each is equally likely. */
export const newKey = (): string => {
  const letters = Array.from(randomBytes(2 * halfLength), (byte) => keyLetters[byte % 32]).join('');
  const key = `${letters.slice(0, halfLength)}-${letters.slice(halfLength)}`;
  return memberKey.test(key) ? key : newKey();
};

/** Whose key it is or was. */
export interface KeyHolder {
  readonly member: number;
  /** The end of the class. */
  readonly until: number;
  readonly isOld: boolean;
}

export function* findKey(key: string): Work<KeyHolder | undefined> {
  const text = `SELECT member.id AS member, class.ends_at AS until, member.key AS present
    FROM member JOIN class ON class.id = member.class
    WHERE member.key = $1 OR member.id = (SELECT member FROM old_key WHERE key = $1)`;
  const found = yield* row<{ member: number; until: number; present: string }>(sql(text, key));
  return found && { member: found.member, until: found.until, isOld: found.present !== key };
}

/** Gives a member another key. The rows of the workspaces keep their ids, and so everything in them. */
export function* replaceKey(member: number, before: string, key: string): Work<void> {
  yield sql('INSERT INTO old_key (key, member) VALUES ($1, $2)', before, member);
  yield sql('UPDATE member SET key = $2 WHERE id = $1', member, key);
  yield sql(
    `UPDATE workspace SET name = CAST($2 AS TEXT) || substr(name, ${key.length + 1}) WHERE member = $1`,
    member,
    key,
  );
}
