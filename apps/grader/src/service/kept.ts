import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '../card/card.ts';
import { replaceFile } from '../grade/replace-file.ts';
import type { CardOptions } from './cards.ts';
import { type CardState, hasEnded } from './state.ts';

/** What is kept of a card over a restart, beside its runs and its report. */
export interface Kept {
  /** The name in the files of graders that run. */
  readonly wish: CardOptions;
  readonly seed: number;
  /** What the order of its runs is drawn from. Nobody is told, so that nobody can play the results of another card. */
  readonly order: number;
  readonly state: CardState;
}

/** The folder of one card. */
export interface CardFolder {
  readonly runs: string;
  readonly keep: (kept: Kept) => Promise<void>;
  readonly keepReport: (card: Card) => Promise<void>;
  readonly report: () => Promise<Card | undefined>;
  /** The runs of a card that has ended are of no use. */
  readonly forgetRuns: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const stateFile = 'state.json';

const parsed = async <Content>(file: string): Promise<Content | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content;
  } catch {
    return undefined;
  }
};

export const openFolder = async (root: string, id: string): Promise<CardFolder> => {
  const folder = join(root, id);
  const [state, runs, report] = [stateFile, 'runs.jsonl', 'report.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    runs,
    keep: (kept) => replaceFile(state, JSON.stringify(kept)),
    keepReport: (card) => replaceFile(report, JSON.stringify(card)),
    report: () => parsed<Card>(report),
    forgetRuns: () => rm(runs, { force: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** A card that was under way when the grader was stopped waits for its client. */
const asPaused = ({ place: _place, ...state }: CardState): CardState =>
  hasEnded(state) || state.phase === 'new' ? state : { ...state, phase: 'paused' };

/** A card of an older grader had an order that followed from its seed. */
type OlderKept = Omit<Kept, 'order'> & { readonly order?: number };

/** All cards of an earlier run of the grader; what cannot be read is left alone. */
export const readKept = async (root: string): Promise<readonly Kept[]> => {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const all = await Promise.all(
    (await readdir(root)).map((id) => parsed<OlderKept>(join(root, id, stateFile))),
  );
  return all
    .filter((kept) => kept !== undefined)
    .map((kept) => ({ order: kept.seed, ...kept, state: asPaused(kept.state) }));
};
