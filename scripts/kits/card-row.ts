import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Card } from '../../apps/grader/src/card/card.ts';
import { foundOf, robustOf, speedOf } from '../../apps/grader/src/card/counts.ts';

export type CardRow = Readonly<Record<string, string | number>>;

/** What the last card of a kit says, as a row of the table that `npm run grade:kits` prints. */
export const cardRowOf = async (kit: string): Promise<CardRow> => {
  const card = JSON.parse(await readFile(join('kits', kit, 'grade/card.json'), 'utf8')) as Card;
  const found = foundOf(card.defects);
  const robust = robustOf(card);
  const aRun = speedOf(card);
  return {
    kit,
    tests: card.tests.length,
    'a run (s)': Math.round(aRun),
    'card (s)': Math.round(card.seconds),
    'card in runs': Math.round(card.seconds / aRun),
    found: `${found.part}/${found.of}`,
    'false alarms': robust.of - robust.part,
    load: Math.round(loadavg()[0]!),
  };
};
