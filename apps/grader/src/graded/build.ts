import { randomInt } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { readDefects } from '@sparring/defects/all';
import { readDecoys } from '@sparring/defects/build/decoys';
import type { Edit } from '@sparring/defects/build/twins';
import { buildInstance } from './build-instance.ts';
import { buildSite } from './build-site.ts';
import { readBook } from '../book/read-book.ts';
import { readTheme } from '../look/theme.ts';
import { buildProgram, serviceEntries } from './build-service.ts';
import { deal } from './deal.ts';
import { type Choices, graded, gradedFolder } from './folder.ts';

/** The API has files of its own; what it shares with the site is in both. */
const isInPages = ({ file }: Edit): boolean => !file.startsWith('apps/api/');

/** Builds site and API with every defect in them, and none chosen. */
export const buildGraded = async (): Promise<void> => {
  const known = await readDefects();
  const twins = [...known, ...(await readDecoys(known))];
  const { defects: numbers, sets, blanks } = deal(twins.length, randomInt);
  const defects = twins.map((one, at) => ({ ...one, number: numbers[at]! }));
  const seal = randomInt(2 ** 31);
  await rm(gradedFolder, { recursive: true, force: true });
  await mkdir(gradedFolder, { recursive: true });
  const [used] = await Promise.all([
    buildSite(defects, { seal, sets, blanks }),
    buildInstance(defects),
    buildProgram(serviceEntries, graded.service),
  ]);
  const choices: Choices = {
    numbers: Object.fromEntries(defects.map(({ id, number }) => [id, number])),
    inPages: defects.filter(isInPages).map(({ number }) => number),
    sets,
    blanks: [...used, sets[0]!],
    seal,
  };
  await writeFile(graded.choices, JSON.stringify(choices));
  const { defects: entries, decoys } = await readBook();
  await writeFile(graded.book, JSON.stringify({ defects: entries, decoys }));
  await writeFile(graded.theme, JSON.stringify(await readTheme()));
};
