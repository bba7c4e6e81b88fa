import type { ClassChange, NewClass, SchoolClass } from '@sparring/contracts/desk/class';
import { row, rows, sql, type Value, type Work } from '../database/engine.ts';
import { hasProgress } from './has-progress.ts';

interface ClassRow {
  readonly id: number;
  readonly title: string;
  readonly opened_at: number;
  readonly ends_at: number;
  readonly outsiders: SchoolClass['outsiders'];
  readonly message: string | null;
  readonly members: number;
  readonly here: number;
}

const columns = `id, title, opened_at, ends_at, outsiders, message,
  (SELECT count(*) FROM member WHERE member.class = class.id) AS members,
  (SELECT count(*) FROM member WHERE member.class = class.id
     AND (first_at IS NOT NULL OR ${hasProgress})) AS here`;

const classIn = (found: ClassRow, now: number): SchoolClass => ({
  ...found,
  opened_at: new Date(found.opened_at).toISOString(),
  ends_at: new Date(found.ends_at).toISOString(),
  open: found.ends_at > now,
});

export function* listClasses(now: number): Work<readonly SchoolClass[]> {
  const text = `SELECT ${columns} FROM class ORDER BY opened_at DESC, id DESC`;
  return (yield* rows<ClassRow>(sql(text))).map((found) => classIn(found, now));
}

export function* findClass(id: number, now: number): Work<SchoolClass | undefined> {
  const found = yield* row<ClassRow>(sql(`SELECT ${columns} FROM class WHERE id = $1`, id));
  return found && classIn(found, now);
}

export function* addClass(
  id: number,
  { title, outsiders = 'refused' }: NewClass,
  opened: number,
  ends: number,
): Work<void> {
  yield sql(
    'INSERT INTO class (id, title, opened_at, ends_at, outsiders) VALUES ($1, $2, $3, $4, $5)',
    id,
    title,
    opened,
    ends,
    outsiders,
  );
}

/** What a change sets. An empty message is none. */
const setOf = ({ title, ends_at, outsiders, message }: ClassChange): readonly [string, Value][] => [
  ...(title === undefined ? [] : ([['title', title]] as [string, Value][])),
  ...(ends_at === undefined ? [] : ([['ends_at', Date.parse(ends_at)]] as [string, Value][])),
  ...(outsiders === undefined ? [] : ([['outsiders', outsiders]] as [string, Value][])),
  ...(message === undefined ? [] : ([['message', message || null]] as [string, Value][])),
];

export function* changeClass(id: number, change: ClassChange): Work<void> {
  const set = setOf(change);
  const assignments = set.map(([column], at) => `${column} = $${at + 2}`).join(', ');
  yield sql(`UPDATE class SET ${assignments} WHERE id = $1`, id, ...set.map(([, value]) => value));
}

export function* findStart(id: number): Work<string | undefined> {
  return (yield* row<{ start: string }>(sql('SELECT start FROM class WHERE id = $1', id)))?.start;
}

export function* putStart(id: number, start: string): Work<void> {
  yield sql('UPDATE class SET start = $2 WHERE id = $1', id, start);
}
