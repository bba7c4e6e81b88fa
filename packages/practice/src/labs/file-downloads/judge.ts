import type { FileDownloadsFacts } from '@sparring/contracts/lab-facts/file-downloads';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { drawYear } from './months.ts';
import { verdictOf } from './verdict.ts';

export const judge = ({ seed, size, marked, code, level = 1 }: FileDownloadsFacts): Judged => {
  const year = drawYear(size, createChance(seed));
  const asked = level > 1 ? { ...year, code: year.sessionCode } : year;
  return verdictOf(asked, { marked, code });
};
