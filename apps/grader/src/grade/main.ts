import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Card } from '../card/card.ts';
import { changesKnown } from '../card/counts.ts';
import { scoreOf } from '../card/score.ts';
import { knownAfter } from '../card/together.ts';
import type { Theme } from '../look/theme.ts';
import {
  lackingFor,
  platforms,
  type Result,
  resultOf,
  resultOfRefusal,
} from '../report/platforms.ts';
import { withoutSparring } from '../suite/environment.ts';
import { fingerprint } from '../suite/fingerprint.ts';
import type { Suite } from '../suite/run.ts';
import type { Book } from '../book/book.ts';
import type { Graded, Grading } from './grade.ts';
import { gradeHere } from './grade-here.ts';
import { help } from './help.ts';
import { compareFinds, findsOf } from './keep-finds.ts';
import { withLock } from './lock.ts';
import { type Asked, readOptions } from './options.ts';
import { lastCard, readCard, writeRecords } from './records.ts';
import { Refusal, textOfRefusal } from './refusal.ts';
import { type Machine, redesigned, Stopped } from './grader.ts';
import { createScreen, label } from './screen.ts';
import { type Selection, select } from './select.ts';
import { unsettledAfter } from './again.ts';
import { summaryOf } from './summary.ts';
import { remember } from './remember.ts';
import { testFiles } from './test-files.ts';
import { atEachSave, type Watched } from './watch.ts';

const exit = { graded: 0, belowTheMark: 1, notGraded: 2, interrupted: 130 } as const;

/** What differs between the command and its tests. */
export interface Setting extends Omit<Machine, 'emit'>, Watched {
  readonly book: Book;
  /** What the report wears. */
  readonly theme: Theme;
  readonly environment: NodeJS.ProcessEnv;
  /** Where the person stands. */
  readonly here: string;
  /** Where Sparring lies. */
  readonly root: string;
  /** What has to be there before the first instance opens. */
  readonly prepare: () => Promise<void>;
  /** Says which build of Sparring that is. */
  readonly buildId: () => Promise<string>;
}

/** `npm run grade`: from its arguments to its exit status. */
export const main = async (words: readonly string[], setting: Setting): Promise<number> => {
  const graded = (asked: Asked) => withoutRefusal(setting, () => gradeAsAsked(asked, setting));
  return withoutRefusal(setting, async () => {
    const asked = readOptions(words);
    if (asked.isHelp) {
      setting.terminal.write(`${help}\n`);
      return exit.graded;
    }
    if (!asked.isWatch) return graded(asked);
    const folder = resolve(setting.here, asked.folder ?? '.');
    const junit = asked.junit === undefined ? [] : [asked.junit];
    await atEachSave(folder, junit, setting, () => graded(asked));
    return exit.interrupted;
  });
};

const withoutRefusal = async (
  { terminal, stop }: Setting,
  graded: () => Promise<number>,
): Promise<number> => {
  try {
    return await graded();
  } catch (error) {
    if (stop.aborted || error instanceof Stopped) {
      terminal.write('\nEnded before anything was known.\n');
      return exit.interrupted;
    }
    if (!(error instanceof Refusal)) throw error;
    terminal.write(`\n${textOfRefusal(error)}\n`);
    return exit.notGraded;
  }
};

const gradeAsAsked = async (asked: Asked, setting: Setting): Promise<number> => {
  const folder = resolve(setting.here, asked.folder ?? '.');
  if (!existsSync(folder)) throw new Refusal(`There is no folder ${folder}.`);
  const lacking = asked.results ? lackingFor(asked.results, setting.environment) : [];
  if (lacking.length > 0)
    throw new Refusal(
      `--results ${asked.results} needs ${lacking.join(', ')}, which its runner sets.`,
    );
  const records = join(folder, 'grade');
  return withLock(records, () =>
    (asked.keepFinds === undefined
      ? gradeInto(records, folder, asked, setting)
      : keepFinds(asked.keepFinds, folder, asked, setting)
    ).catch(async (error: unknown) => {
      if (error instanceof Refusal)
        await writeResult(resultOfRefusal(error.message, setting.now()), records, asked, setting);
      throw error;
    }),
  );
};

/** What a school's platform reads, beside the report. */
const writeResult = async (
  result: Result,
  records: string,
  { results }: Asked,
  { environment, here, terminal }: Setting,
): Promise<void> => {
  if (results === undefined || results === 'junit') return;
  const { file, print } = platforms[results];
  await writeFile(join(records, file), print(result, environment));
  terminal.write(`${label('Results', relative(here, join(records, file)))}\n`);
};

/** The learner's command with the environment of their terminal. */
export const suiteIn = (
  folder: string,
  { words, files, junit }: Asked,
  { environment, root }: Pick<Setting, 'environment' | 'root'>,
): Suite => ({
  words,
  folder,
  environment: withoutSparring(environment, root),
  ...(files !== undefined && { files: testFiles(folder, files) }),
  ...(junit !== undefined && { junit }),
});

const runSuite = async (
  folder: string,
  asked: Asked,
  selection: Selection,
  { seed, before }: Pick<Grading, 'seed' | 'before'>,
  setting: Setting,
): Promise<Graded> => {
  const machine = redesigned({ ...setting, emit: createScreen(setting.terminal) }, asked.redesign);
  return gradeHere(machine, asked, suiteIn(folder, asked, setting), selection, {
    seed,
    order: asked.isMark ? randomInt(2 ** 31) : seed,
    before,
  });
};

/** No card is kept: the next change is compared with the same finds. */
const keepFinds = async (
  file: string,
  folder: string,
  asked: Asked,
  setting: Setting,
): Promise<number> => {
  const { terminal } = setting;
  const path = resolve(setting.here, file);
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  const before = await readCard(path);
  if (!before) throw new Refusal(`${file} is no card: name the card.json of an earlier one.`);
  const kept = findsOf(before);
  if (kept.defects.size === 0) throw new Refusal(`The card in ${file} found nothing.`);
  const selection = select(setting.book, asked, before.seed, kept);
  await setting.prepare();
  const { card: made } = await runSuite(folder, asked, selection, { seed: before.seed }, setting);
  const { isKept, text } = compareFinds(before, made);
  terminal.write(`\n${text}\n`);
  if (made.ended === 'interrupted') return exit.interrupted;
  return isKept ? exit.graded : exit.belowTheMark;
};

const gradeInto = async (
  records: string,
  folder: string,
  asked: Asked,
  setting: Setting,
): Promise<number> => {
  const { terminal } = setting;
  const last = asked.isAgain ? await lastCard(records) : undefined;
  if (asked.isAgain && !last) throw new Refusal('There is no last card here: leave out --again.');
  const ids = new Set(setting.book.defects.map(({ id }) => id));
  const earlier = last && knownAfter(last).filter(({ id }) => ids.has(id));
  const again = last && unsettledAfter(last, earlier ?? []);
  await setting.prepare();
  const build = await setting.buildId();
  const files = asked.files === undefined ? undefined : testFiles(folder, asked.files);
  const place = { records, folder, build, files };
  const { before, keep, note, seed: kept } = await remember(place, asked, setting.now);
  if (note !== undefined) terminal.write(`${label('Note', note)}\n`);
  // The names of the last card stay, so that the learner knows them again; whoever picks some wants others.
  const seed =
    asked.seed ?? last?.seed ?? (asked.pick === undefined ? kept : undefined) ?? randomInt(2 ** 31);
  const selection = select(setting.book, asked, seed, again);
  const graded = await runSuite(folder, asked, selection, { seed, before }, setting);
  const { card: made } = graded;
  const suiteHash = await fingerprint(folder, new Date(made.began));
  const card: Card = {
    ...made,
    ...(suiteHash !== undefined && { suiteHash }),
    ...(earlier && { earlier }),
    ...(last && { earlierChanges: changesKnown(last) }),
  };
  // The numbers first: they stand even when the report cannot be written.
  terminal.write(`\n${summaryOf(card, '--again goes on')}\n`);
  const page = await writeRecords(records, card, setting.theme);
  terminal.write(`${label('Report', relative(setting.here, page))}\n`);
  const lost = await keep(card, graded.learned);
  if (lost !== undefined) terminal.write(`${label('Note', lost)}\n`);
  await writeResult(resultOf(card), records, asked, setting);
  if (card.ended === 'interrupted') return exit.interrupted;
  const score = scoreOf(card);
  if (asked.atLeast === undefined || (score ?? -1) >= asked.atLeast) return exit.graded;
  const short =
    score === undefined ? 'There is no score' : `The score is ${score}, below ${asked.atLeast}`;
  terminal.write(`\n${label('✗', `${short}.`)}\n`);
  return exit.belowTheMark;
};
