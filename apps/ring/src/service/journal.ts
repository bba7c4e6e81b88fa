import { appendFile, readFile } from 'node:fs/promises';
import { type ObservedRun, type RunOptions, InstanceLost, type Slot } from '../grade/slot.ts';
import { replaceFile } from '../grade/replace-file.ts';

interface Entry {
  /** What the run was about: a card that was drawn otherwise has another one here. */
  readonly wish: string;
  readonly boxed?: {
    readonly run: Omit<ObservedRun['run'], 'tests'>;
    readonly tests?: readonly (readonly [string, TestResult])[];
    readonly requests: number;
    readonly reached: readonly string[];
    readonly different: readonly string[];
    /** Absent in a journal from before it was told. */
    readonly seen?: readonly string[];
    /** Absent likewise. */
    readonly visits?: readonly (readonly [id: string, visit: string])[];
    readonly loaded: readonly string[];
    readonly heard: readonly string[];
  };
  readonly lost?: string;
}

type TestResult =
  NonNullable<ObservedRun['run']['tests']> extends ReadonlyMap<string, infer One> ? One : never;

const nameOf = ({ inside, times = 1, tests }: RunOptions): string =>
  JSON.stringify([inside, times, ...(tests ? [tests] : [])]);

const packed = ({ run: { tests, ...run }, reach }: ObservedRun): NonNullable<Entry['boxed']> => ({
  run,
  ...(tests && { tests: [...tests] }),
  requests: reach.requests,
  reached: [...reach.reached],
  different: [...reach.different],
  seen: [...reach.seen],
  visits: [...reach.visits],
  loaded: [...reach.loaded],
  heard: [...reach.heard],
});

const unpacked = ({ run, tests, ...reach }: NonNullable<Entry['boxed']>): ObservedRun => ({
  run: { ...run, ...(tests && { tests: new Map(tests) }) },
  reach: {
    requests: reach.requests,
    reached: new Set(reach.reached),
    different: new Set(reach.different),
    seen: new Set(reach.seen),
    visits: new Map(reach.visits),
    loaded: new Set(reach.loaded),
    heard: new Set(reach.heard),
  },
});

/** The entries up to the first that is broken, as the last one is when the machine went down. */
const entriesIn = (text: string): readonly Entry[] => {
  const entries: Entry[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    try {
      entries.push(JSON.parse(line) as Entry);
    } catch {
      break;
    }
  }
  return entries;
};

const lineOf = (entry: Entry): string => `${JSON.stringify(entry)}\n`;

/**
 * A slot that remembers: a grading that begins anew gets the runs that it had before from the file, and
 * the first one that is not there from the slot itself.
 */
export const remembering = async (slot: Slot, file: string): Promise<Slot> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const known = entriesIn(text);
  let at = 0;
  let isNew = false;

  const remember = async (entry: Entry): Promise<void> => {
    if (!isNew) await replaceFile(file, known.slice(0, at).map(lineOf).join(''));
    isNew = true;
    await appendFile(file, lineOf(entry));
  };

  return {
    run: async (options) => {
      const name = nameOf(options);
      const next = isNew ? undefined : known[at];
      if (next?.wish === name) {
        at += 1;
        if (next.lost !== undefined) throw new InstanceLost(next.lost);
        return unpacked(next.boxed!);
      }
      try {
        const boxed = await slot.run(options);
        if (!options.stop.aborted) await remember({ wish: name, boxed: packed(boxed) });
        return boxed;
      } catch (error) {
        if (error instanceof InstanceLost) await remember({ wish: name, lost: error.message });
        throw error;
      }
    },
  };
};
