import { mkdir, rm, writeFile } from 'node:fs/promises';
import { readDefects } from '@sparring/defects/all';
import { buildCorner } from './build-corner.ts';
import { buildSite } from './build-site.ts';
import { graded, gradedFolder } from './folder.ts';

/** Builds site and API with every defect in them, and none chosen. */
export const buildGraded = async (): Promise<void> => {
  const defects = await readDefects();
  await rm(gradedFolder, { recursive: true, force: true });
  await mkdir(gradedFolder, { recursive: true });
  await Promise.all([buildSite(defects), buildCorner(defects)]);
  await writeFile(graded.ids, JSON.stringify(defects.map(({ id }) => id)));
};
