import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Card } from '../card/card.ts';
import { dayAndTime } from '../card/day-and-time.ts';
import { keeping } from '../memory/due.ts';
import { type Learned, type Memory, memorySchema } from '../memory/memory.ts';
import { recall } from '../memory/recall.ts';
import { contentsOf, isPassedOver } from '../suite/fingerprint.ts';
import { usualPlaces } from '../suite/junit-files.ts';
import { type Command, commandIn } from '../suite/package-script.ts';
import type { Asked } from './options.ts';
import { replaceFile } from './replace-file.ts';
import type { Before } from './known.ts';

/** What a card knows of the cards before it, and what it leaves to the next one. */
export interface Remembered {
  readonly before?: Before;
  readonly seed?: number;
  /** Why everything is measured. */
  readonly note?: string;
  /** Gives back what was written during the card, if it may have changed what the card says. */
  readonly keep: (card: Card, learned: Learned | undefined) => Promise<string | undefined>;
}

interface Place {
  readonly records: string;
  readonly folder: string;
  readonly build: string;
  /** The files of the tests, where the runner takes their names. */
  readonly files: readonly string[] | undefined;
}

/** A path in the command that is not seen: outside of the folder, or in one that is passed over. */
const unseenIn = ({ words, script }: Command, folder: string): string | undefined => {
  const [, ...rest] = words.length === 1 ? words[0]!.split(/\s+/) : words;
  const all = [...rest, ...script.split(/\s+/)].map((word) => word.replaceAll(/["']/g, ''));
  return all.find((word) => {
    const path = word.replace(/^-[^=]*(=|$)/, '');
    const way = relative(folder, resolve(folder, path));
    const isOut = way.startsWith('..') || isAbsolute(way) || path.startsWith('~');
    return path !== '' && (isOut || (path === word && isPassedOver(way)));
  });
};

/** What stands in a memory; nothing of a damaged one. */
const parsed = (text: string): Memory | undefined => {
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const textsOf = async (folder: string, files: readonly string[]) => {
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Map(files.map((file, at) => [file, texts[at]!]));
};

/** A mark proves something, --again asks once more, --no-coverage compares, --bail ends early: these measure everything, and leave nothing. */
export const remember = async (
  { records, folder, build, files }: Place,
  asked: Asked,
  now: () => Date,
): Promise<Remembered> => {
  const nothing = { keep: async () => undefined };
  const { isMark, isAgain, isWithoutCoverage, isBail } = asked;
  if (isMark || isAgain || isWithoutCoverage || isBail) return nothing;
  const began = now().getTime();
  const contents = () =>
    contentsOf(folder, [...usualPlaces, ...(asked.junit ? [asked.junit] : [])]);
  const unseen = unseenIn(await commandIn(folder, asked.words), folder);
  const start = unseen === undefined ? await contents() : undefined;
  if (!start) {
    const why = unseen === undefined ? 'the folder is too large' : `no change of ${unseen} is seen`;
    return files ? { ...nothing, note: `Each card measures everything: ${why}.` } : nothing;
  }
  const present = {
    build,
    command: JSON.stringify([
      asked.words,
      asked.files ?? '',
      asked.junit ?? '',
      asked.redesign ?? '',
    ]),
    hashes: Object.fromEntries([...start].map(([path, { hash }]) => [path, hash])),
  };
  const file = join(records, 'memory.json');
  const text = asked.isFull ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  const memory = text === undefined ? undefined : parsed(text);
  const tests = files && (await textsOf(folder, files));
  const recalled = memory && recall(memory, { ...present, ...(tests && { tests }) });
  const before =
    recalled && 'unchanged' in recalled
      ? { ...recalled, learned: memory.learned, since: memory.since }
      : undefined;
  const keep: Remembered['keep'] = async (card, learned) => {
    const end = await contents();
    if (!learned || !end) return undefined;
    const isAsBefore = (path: string): boolean =>
      end.get(path)?.hash === start.get(path)?.hash && end.get(path)!.mtimeMs < began;
    const all = new Set([...start.keys(), ...end.keys()]);
    const written = [...all].filter((path) => !isAsBefore(path));
    const other = written.find((path) => !files?.includes(path));
    if (other !== undefined)
      return `${other} was written during this card. If a test reads it, the verdicts are of two versions. The next card keeps nothing.`;
    const same = learned.files.map((one) => one.file).filter((one) => !written.includes(one));
    const next: Memory = {
      ...present,
      version: 1,
      since: before?.since ?? card.began,
      seed: card.seed,
      learned: written.length === 0 ? learned : keeping(learned, new Set(same)),
    };
    await replaceFile(file, JSON.stringify(next));
    const [changed] = written;
    return changed && `${changed} was changed during this card: its verdicts are of two versions.`;
  };
  if (before && memory) return { keep, before, seed: memory.seed };
  if (text === undefined) return { keep };
  const why = recalled && 'why' in recalled ? recalled.why : 'grade/memory.json is damaged';
  const since = memory ? `Since the card of ${dayAndTime(memory.since)}, ` : '';
  const unit = files
    ? ''
    : ' The unit is the whole suite; with --files it is a file, if your runner takes names of files.';
  return { keep, note: `${since}${why}: everything is measured.${unit}` };
};
