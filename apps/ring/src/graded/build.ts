import { mkdir, rm, writeFile } from 'node:fs/promises';
import { readDefects } from '@sparring/defects/all';
import { buildCorner } from './build-corner.ts';
import { buildSite } from './build-site.ts';
import { readBook } from '../grade/read-book.ts';
import { readLook } from '../look/look.ts';
import { buildService } from './build-service.ts';
import { graded, gradedFolder } from './folder.ts';

/** Builds site and API with every defect in them, and none chosen. */
export const buildGraded = async (): Promise<void> => {
  const defects = await readDefects();
  await rm(gradedFolder, { recursive: true, force: true });
  await mkdir(gradedFolder, { recursive: true });
  await Promise.all([buildSite(defects), buildCorner(defects), buildService()]);
  await writeFile(graded.ids, JSON.stringify(defects.map(({ id }) => id)));
  await writeFile(graded.book, JSON.stringify((await readBook()).defects));
  await writeFile(graded.look, JSON.stringify(await readLook()));
};
