import { globSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { JUnitError, readJUnit, type TestResult, type TestResults } from './junit.ts';

/** Where runners write by themselves, in the folder of the suite. */
export const usualPlaces = [
  'junit.xml',
  'junit/*.xml',
  'results.xml',
  'report.xml',
  'test-results.xml',
  'test-results/*.xml',
  'reports/*.xml',
  'reports/junit/*.xml',
  'newman/*.xml',
  'cypress/results/*.xml',
  'target/surefire-reports/TEST-*.xml',
  'target/failsafe-reports/TEST-*.xml',
  'build/test-results/*/TEST-*.xml',
  'TestResults/*.xml',
];

const mostBytes = 64 * 1024 * 1024;

/** Which files there are, and when each was written. */
export type Snapshot = ReadonlyMap<string, bigint>;

export interface JUnitFound {
  readonly tests?: TestResults;
  /** Why a file that is there could not be used. */
  readonly trouble?: string;
}

export const snapshot = async (places: readonly string[], folder: string): Promise<Snapshot> => {
  const files = places.flatMap((place) =>
    globSync(place, { cwd: folder }).map((file) => (isAbsolute(file) ? file : join(folder, file))),
  );
  const times = await Promise.all(
    files.map(async (file) => {
      const state = await stat(file, { bigint: true }).catch(() => undefined);
      return state?.isFile() ? ([file, state.mtimeNs] as const) : undefined;
    }),
  );
  return new Map(times.filter((entry) => entry !== undefined));
};

/** Reads the files that a run has written: one that was there before and is unchanged says nothing about it. */
export const readFresh = async (before: Snapshot, after: Snapshot): Promise<JUnitFound> => {
  const fresh = [...after].filter(([file, time]) => before.get(file) !== time);
  const all = new Map<string, TestResult>();
  let isThere = false;
  for (const [file] of fresh) {
    const text = await readUpTo(file, mostBytes);
    if (text === undefined)
      return { trouble: `${file} is larger than ${mostBytes / 1024 / 1024} MB` };
    if (!text.includes('<testsuite')) continue;
    try {
      for (const [name, result] of readJUnit(text)) all.set(name, result);
      isThere = true;
    } catch (error) {
      if (!(error instanceof JUnitError)) throw error;
      return { trouble: `${file} is broken: ${error.message}` };
    }
  }
  return isThere ? { tests: all } : {};
};

const readUpTo = async (file: string, most: number): Promise<string | undefined> => {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return size > most ? undefined : await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
};
