import { posix } from 'node:path';
import { type Memory, wholeSuite } from './memory.ts';

/** The folder of the tests before a card. */
export interface Present {
  readonly build: string;
  readonly command: string;
  readonly hashes: Readonly<Record<string, string>>;
  /** By file of the tests: its text. None where the whole suite is the unit. */
  readonly tests?: ReadonlyMap<string, string>;
}

/** The files of which the verdicts are kept, or why everything is measured. */
export type Recalled = { readonly unchanged: ReadonlySet<string> } | { readonly why: string };

/** As an import or a fixture may name it. */
const stemOf = (file: string): string => posix.basename(file, posix.extname(file));

/** A file of tests that names a changed one may have changed with it. */
const withoutNaming = (
  tests: ReadonlyMap<string, string>,
  changed: readonly string[],
): ReadonlySet<string> => {
  const names = (text: string): boolean => changed.some((file) => text.includes(stemOf(file)));
  const own = [...tests].filter(([file]) => !changed.includes(file));
  const naming = own.filter(([, text]) => names(text)).map(([file]) => file);
  return naming.length > 0
    ? withoutNaming(tests, [...changed, ...naming])
    : new Set(own.map(([file]) => file));
};

export const recall = (memory: Memory, now: Present): Recalled => {
  if (memory.build !== now.build) return { why: 'Sparring has changed' };
  if (memory.command !== now.command) return { why: 'the last card had another command' };
  const { tests } = now;
  const known = new Set(memory.learned.files.map(({ file }) => file));
  const own = [...(tests?.keys() ?? [])];
  const paths = new Set([...Object.keys(memory.hashes), ...Object.keys(now.hashes), ...own]);
  const isSame = (path: string): boolean =>
    now.hashes[path] !== undefined && memory.hashes[path] === now.hashes[path];
  const isNew = (path: string): boolean => own.includes(path) && !known.has(path);
  const changed = [...paths].filter((path) => !isSame(path) || isNew(path));
  const other = changed.find((path) => !own.includes(path) && !known.has(path));
  if (other !== undefined) return { why: `${other} has changed` };
  if (changed.length === 0) return { unchanged: new Set([...known, wholeSuite]) };
  const unchanged = withoutNaming(tests!, changed);
  if (2 * unchanged.size < tests!.size) return { why: 'most files of your tests have changed' };
  return { unchanged };
};
