import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Card } from '../../../apps/ring/src/card/card.ts';
import { succeeds } from '../../processes.ts';
import { measuredOf } from './measured.ts';
import { type AllMeasured, printPage, withSection } from './print.ts';

const measured = 'scripts/kits/graded/measured.json';
const page = 'docs/grading-kits.md';
const readmeOf = (kit: string): string => join('kits', kit, 'README.md');

export const readMeasured = async (): Promise<AllMeasured> =>
  JSON.parse(await readFile(measured, 'utf8')) as AllMeasured;

/** Keeps what the last card of a kit says. */
export const keepCardOf = async (kit: string, jobs: number): Promise<void> => {
  const card = JSON.parse(await readFile(join('kits', kit, 'grade/card.json'), 'utf8')) as Card;
  const machine = { load: Math.round(loadavg()[0]!), cores: availableParallelism(), jobs };
  const all = { ...(await readMeasured()), [kit]: measuredOf(card, machine) };
  await writeFile(measured, JSON.stringify(all));
};

/** Writes the page and the READMEs. */
export const writeTables = async (): Promise<void> => {
  const all = await readMeasured();
  await writeFile(page, printPage(all));
  for (const [kit, one] of Object.entries(all)) {
    const file = readmeOf(kit);
    await writeFile(file, withSection(await readFile(file, 'utf8'), kit, one));
  }
  await succeeds('oxfmt', [measured, page, ...Object.keys(all).map(readmeOf)]);
};
