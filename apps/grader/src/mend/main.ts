import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { redesigns } from '@sparring/defects/redesigns/redesigns';
import { isFound } from '../card/counts.ts';
import { withFolder } from '../grade/folders.ts';
import { findsOf } from '../grade/keep-finds.ts';
import { type Setting, suiteIn } from '../grade/main.ts';
import { commandOf } from '../grade/options.ts';
import { readCard } from '../grade/records.ts';
import { Refusal, textOfRefusal } from '../grade/refusal.ts';
import { label } from '../grade/screen.ts';
import { select } from '../grade/select.ts';
import { InstanceLost } from '../grade/slot.ts';
import { InstanceError } from '../instance/instance.ts';
import { Stopped } from '../grade/grader.ts';
import { drawCells } from './cells.ts';
import { help, readMendOptions } from './options.ts';
import { isMasking, saidOfMending } from './summary.ts';
import { byHand, type Ending, menderOf, treat } from './treat.ts';

const exit = { nothingMasked: 0, masked: 1, notMeasured: 2, interrupted: 130 } as const;

export interface MendSetting extends Setting {
  /** Waits until a person has mended; nothing where nobody can be asked. */
  readonly ask?: (text: string) => Promise<void>;
  /** The folder with the map of each redesign. */
  readonly maps: string;
}

/** `npm run mend`: from its arguments to its exit status. */
export const mend = async (words: readonly string[], setting: MendSetting): Promise<number> => {
  const { terminal, stop } = setting;
  try {
    return await mendAsAsked(words, setting);
  } catch (error) {
    if (stop.aborted || error instanceof Stopped) {
      terminal.write('\nEnded before all four copies were measured: there are no numbers.\n');
      return exit.interrupted;
    }
    const isLost = error instanceof InstanceLost || error instanceof InstanceError;
    const refusal = isLost ? new Refusal(error.message) : error;
    if (!(refusal instanceof Refusal)) throw error;
    terminal.write(`\n${textOfRefusal(refusal)}\n`);
    return exit.notMeasured;
  }
};

const mendAsAsked = async (words: readonly string[], setting: MendSetting): Promise<number> => {
  const { terminal, here } = setting;
  const { asked, mender, before: file } = readMendOptions(words);
  if (asked.isHelp) {
    terminal.write(`${help}\n`);
    return exit.nothingMasked;
  }
  if (mender === undefined && !setting.ask)
    throw new Refusal('Who mends? Name a command with --mender, or start this in a terminal.');
  const folder = resolve(here, asked.folder ?? '.');
  const path = file === undefined ? join(folder, 'grade', 'card.json') : resolve(here, file);
  const before = existsSync(path) ? await readCard(path) : undefined;
  const known = new Set(setting.book.defects.map(({ id }) => id));
  const finds = before?.defects.filter((one) => isFound(one) && known.has(one.id)) ?? [];
  if (!before || finds.length === 0)
    throw new Refusal(
      `There is no card with a find in ${relative(here, path)}: make one first, with npm run grade and the same command.`,
    );
  if (commandOf(asked) !== before.command)
    throw new Refusal(`That card is of another command: ${before.command}`);
  const selection = select(setting.book, asked, before.seed, findsOf(before));
  await setting.prepare();
  const suite = suiteIn(folder, asked, setting);
  const seed = asked.seed ?? before.seed;
  const names = asked.redesign ? [asked.redesign] : redesigns.map(({ id }) => id);
  const mendOnce =
    mender === undefined
      ? byHand(setting.ask!)
      : menderOf(
          mender,
          { ...suite.environment, REDESIGNS: setting.maps },
          asked.limit * 1000,
          setting.stop,
        );
  const endings = await withFolder(setting.temporary, async (temporary) => {
    const all: Ending[] = [];
    const cards = new Map();
    for (const [at, cell] of drawCells(seed, finds, names).entries()) {
      const copy = join(temporary, String(at + 1));
      await mkdir(copy);
      const say = (text: string): void =>
        terminal.write(`${label('Copy', `${at + 1} of 4: ${text}`)}\n`);
      const practice = { asked, suite, finds, selection, seed, mend: mendOnce, say, cards };
      all.push(await treat(cell, copy, { ...practice, machine: { ...setting, emit: () => {} } }));
    }
    return all;
  });
  terminal.write(`\n${saidOfMending(endings)}\n`);
  return isMasking(endings) ? exit.masked : exit.nothingMasked;
};
