import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { type ObservedRun, type RunOptions, InstanceLost, type Slot } from '../grade/slot.ts';
import { replaceFile } from '../grade/replace-file.ts';
import { createPacking, type Packed } from './journal-entry.ts';

interface Entry {
  /** What the run was about: a card that was drawn otherwise has another one here. */
  readonly wish: string;
  readonly boxed?: Packed;
  readonly lost?: string;
}

/** Some ten times what a large suite needs. What does not fit is run again after a pause. */
export const mostLetters = 32 * 1024 * 1024;

/** The names themselves would fill the file. */
const hashOf = (tests: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(tests)).digest('base64url');

const nameOf = ({ inside, times = 1, tests }: RunOptions): string =>
  JSON.stringify([inside, times, ...(tests ? [hashOf(tests)] : [])]);

const isChanged = ({ inside: { defects = [], changes = [] } }: RunOptions): boolean =>
  defects.length + changes.length > 0;

/** Piece by piece: a whole file can be longer than a string can be. */
const linesIn = async (file: string): Promise<readonly string[]> => {
  const lines: string[] = [];
  let rest = '';
  try {
    for await (const piece of createReadStream(file, 'utf8')) {
      const [first = '', ...others] = String(piece).split('\n');
      rest += first;
      for (const next of others) {
        lines.push(rest);
        rest = next;
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return [...lines, rest].filter(Boolean);
};

/** Nothing for a line that is broken, as the last one is when the machine went down. */
const entryIn = (line: string | undefined): Entry | undefined => {
  try {
    return JSON.parse(line ?? '') as Entry;
  } catch {
    return undefined;
  }
};

/**
 * A slot that remembers: a grading that begins anew gets the runs that it had before from the file, and
 * the first one that is not there from the slot itself.
 */
export const remembering = async (slot: Slot, file: string): Promise<Slot> => {
  const { pack, unpack } = createPacking();
  let known = await linesIn(file);
  let at = 0;
  let letters = 0;
  let isNew = false;

  /** What the file has beyond the runs that were recalled is of another grading. */
  const beginAnew = async (): Promise<void> => {
    isNew = true;
    const recalled = known.slice(0, at).map((line) => `${line}\n`);
    known = [];
    await replaceFile(file, recalled.join(''));
  };

  const remember = async (entry: Entry): Promise<void> => {
    if (!isNew) await beginAnew();
    const line = `${JSON.stringify(entry)}\n`;
    letters += line.length;
    if (letters <= mostLetters) await appendFile(file, line);
  };

  const recall = (name: string): ObservedRun | undefined => {
    const line = known[at];
    const entry = entryIn(line);
    if (line === undefined || entry?.wish !== name) return undefined;
    letters += line.length;
    at += 1;
    if (entry.lost !== undefined) throw new InstanceLost(entry.lost);
    return entry.boxed && unpack(entry.boxed);
  };

  return {
    run: async (options) => {
      const name = nameOf(options);
      const before = recall(name);
      if (before) return before;
      try {
        const observed = await slot.run(options);
        if (!options.stop.aborted)
          await remember({ wish: name, boxed: pack(observed, isChanged(options)) });
        return observed;
      } catch (error) {
        if (error instanceof InstanceLost) await remember({ wish: name, lost: error.message });
        throw error;
      }
    },
  };
};
