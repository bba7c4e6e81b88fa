import { type FileRun, type Learned, type Red, type Told, wholeSuite } from './memory.ts';

/** A defect or a harmless change, and the files that can tell of it. */
export interface Asked {
  readonly id: string;
  readonly files: readonly string[];
}

/** By id: the files that have to run. */
export type Due = ReadonlyMap<string, readonly string[]>;

export const nothingLearned: Learned = { files: [], leftOut: [], told: {} };

const testsOf = (files: readonly FileRun[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ tests }) => tests));

/** What is left of it when only these files are as they were. A test counts if none of the other files has one of its name. */
export const keeping = (
  learned: Learned,
  unchanged: ReadonlySet<string>,
  others: readonly FileRun[] = [],
): Learned => {
  if (unchanged.has(wholeSuite)) return learned;
  const files = learned.files.filter(({ file }) => unchanged.has(file));
  const elsewhere = testsOf([...learned.files.filter((one) => !files.includes(one)), ...others]);
  const stillRed = (red: Red | undefined, able: readonly string[]): Red | undefined => {
    const tests = testsOf(files.filter(({ file }) => able.includes(file)));
    const by = red?.by.filter((name) => tests.has(name) && !elsewhere.has(name)) ?? [];
    // Without a name, or late, it may have been any of them.
    const isKept = red?.by.length === 0 ? able.every((file) => unchanged.has(file)) : by.length > 0;
    return red && isKept ? { ...red, by } : undefined;
  };
  const kept = Object.entries(learned.told).map(([id, one]) => {
    const green = one.green.filter((file) => unchanged.has(file));
    return [id, { files: one.files, green, red: stillRed(one.red, one.files) }] as const;
  });
  return { ...learned, files, told: Object.fromEntries(kept) };
};

/** The files that have not told of it yet; none once something was red. */
const open = (told: Told | undefined, files: readonly string[]): readonly string[] =>
  told?.red ? [] : files.filter((file) => !told?.green.includes(file));

/** Whether nothing is left to ask. */
export const isSettled = ({ told }: Learned, { id, files }: Asked): boolean =>
  open(told[id], files).length === 0;

/**
 * What runs next: first what new files have to tell, then, of what they have not found, the files that another find has
 * spared so far. Both in one run would blame a defect for what another one turns red in a file that it was not asked of.
 */
export const dueOf = (
  { told }: Learned,
  asked: readonly Asked[],
  isNew: (file: string) => boolean,
  ran: Due = new Map(),
): Due => {
  const left = asked.map(({ id, files }) => {
    const spared = open(told[id], files).filter((file) => !ran.get(id)?.includes(file));
    return [id, spared] as const;
  });
  const ofNew = left.map(([id, files]) => [id, files.filter(isNew)] as const);
  const some = [ofNew, left].find((all) => all.some(([, files]) => files.length > 0)) ?? [];
  return new Map(some.filter(([, files]) => files.length > 0));
};

/** With what these runs have told. */
export const learning = (
  before: Learned,
  asked: readonly Asked[],
  due: Due,
  came: ReadonlyMap<string, Red | 'green' | undefined>,
): Learned => {
  const told: Record<string, Told> = { ...before.told };
  for (const { id, files } of asked) {
    const [one, ran] = [came.get(id), due.get(id)];
    const green = before.told[id]?.green ?? [];
    if (ran && one === 'green') told[id] = { files, green: [...new Set([...green, ...ran])] };
    else if (ran && one && one !== 'green') told[id] = { files, green, red: one };
  }
  return { ...before, told };
};
