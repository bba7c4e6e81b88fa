import { globSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';
import { appendedTo } from './appended.ts';
import { JUnitError, readJUnit } from './junit.ts';
import { type TestResult, type TestResults, worse } from './test-results.ts';

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
  'target/karate-reports/*.xml',
  'build/test-results/*/TEST-*.xml',
  'TestResults/*.xml',
];

const mostBytes = 64 * 1024 * 1024;

/** Which files there are, when each was written, and what it held. */
export type Snapshot = ReadonlyMap<string, Kept>;

interface Kept {
  readonly time: bigint;
  readonly text: string;
  readonly isTooLarge: boolean;
}

export interface JUnitFound {
  readonly tests?: TestResults;
  /** Why a file that is there could not be used. */
  readonly trouble?: string;
  /** A file that also holds what earlier runs came to. */
  readonly appended?: string;
}

export const snapshot = async (places: readonly string[], folder: string): Promise<Snapshot> => {
  const files = places.flatMap((place) =>
    globSync(place, { cwd: folder }).map((file) => (isAbsolute(file) ? file : join(folder, file))),
  );
  const times = await Promise.all(
    files.map(async (file) => {
      const state = await stat(file, { bigint: true }).catch(() => undefined);
      if (!state?.isFile()) return undefined;
      const text = await readUpTo(file, mostBytes);
      const kept = { time: state.mtimeNs, text: text ?? '', isTooLarge: text === undefined };
      return [file, kept] as const;
    }),
  );
  return new Map(times.filter((entry) => entry !== undefined));
};

/** Reads what a run has written: a file, or a part of one, that was there before says nothing about it. */
export const readFresh = async (before: Snapshot, after: Snapshot): Promise<JUnitFound> => {
  const fresh = [...after].filter(([file, { time }]) => before.get(file)?.time !== time);
  const all = new Map<string, TestResult>();
  let isThere = false;
  let appended: string | undefined;
  for (const [file, { text: whole, isTooLarge }] of fresh) {
    const added = appendedTo(before.get(file)?.text ?? '', whole);
    const text = added ?? whole;
    if (added !== undefined) appended = basename(file);
    if (isTooLarge) return { trouble: `${file} is larger than ${mostBytes / 1024 / 1024} MB` };
    if (!text.includes('<testsuite')) continue;
    try {
      for (const [name, result] of readJUnit(text)) all.set(name, worse(all.get(name), result));
      isThere = true;
    } catch (error) {
      if (!(error instanceof JUnitError)) throw error;
      return { trouble: `${file} is broken: ${error.message}` };
    }
  }
  return isThere ? { tests: all, ...(appended !== undefined && { appended }) } : {};
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
