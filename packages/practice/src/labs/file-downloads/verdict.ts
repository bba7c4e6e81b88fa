import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Year } from './months.ts';

interface Findings {
  /** The names of the months that are marked. */
  readonly marked: readonly string[];
  readonly code: string;
}

/** One of three months lacks an order, so at most two are marked without need. */
const inWords = (needless: readonly string[]): string =>
  needless.length === 1
    ? `${needless.join()} is marked, but lacks`
    : `${needless.join(' and ')} are marked, but lack`;

/** Whether somebody has read the files, and not only saved them. */
export const verdictOf = ({ short, code }: Year, found: Findings): Judged => {
  const needless = found.marked.filter((name) => name !== short);
  if (needless.length > 0) return unsolved(`Guessed: ${inWords(needless)} no order.`);
  if (!found.marked.includes(short))
    return unsolved('Not read: the CSV of a month that is not marked lacks an order.');
  if (found.code.trim() !== code) return unsolved('Not read: the code of report.pdf is wrong.');
  return solved(`${short} lacks an order, and the code is right.`);
};
