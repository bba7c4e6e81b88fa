import type { FileDownloadsFacts } from '@sparring/contracts/lab-facts/file-downloads';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { drawYear } from './months.ts';
import { verdictOf } from './verdict.ts';

export const judge = ({ seed, size, marked, code }: FileDownloadsFacts): Judged =>
  verdictOf(drawYear(size, createChance(seed)), { marked, code });
