import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What came of a run with a defect: the tests that turned red, none when the suite missed it. */
export interface DefectRun {
  readonly by: readonly string[];
}

/** What a file of tests came to in the instance of a harmless change. */
export interface ChangeResult {
  readonly green: number;
  readonly red: readonly string[];
}

/** What earlier runs have found out. A key is a hash of all that an entry depends on. */
export interface Known {
  /** The green tests of a file on the original Sparring. */
  readonly sound: Record<string, readonly string[]>;
  readonly bouts: Record<string, DefectRun>;
  readonly calm: Record<string, ChangeResult>;
}

export const readKnown = async (file: string): Promise<Known> => {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { sound = {}, bouts = {}, calm = {} } = JSON.parse(text) as Partial<Known>;
  return { sound, bouts, calm };
};

/** Replaces the file as a whole, so that Ctrl-C leaves the old one or the new one. */
export const keepKnown = async (file: string, known: Known): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(known));
  await rename(`${file}.new`, file);
};
