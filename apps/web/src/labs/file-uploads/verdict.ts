import type { Judged } from '@sparring/practice/judged';
import type { Row } from './rows.ts';

/** The page damages one of this many files. */
export const fewestFiles = 3;

const namesOf = (rows: readonly Row[]): string => rows.map(({ file }) => file.name).join(', ');

/** Whether the test has found, by the bytes alone, which file was damaged. */
export const verdictOf = (rows: readonly Row[]): Judged => {
  const arrived = rows.filter((row) => row.state === 'arrived');
  if (arrived.length < fewestFiles)
    return {
      solved: false,
      text: `Too few: ${arrived.length} of at least ${fewestFiles} files arrived.`,
    };
  if (arrived.some(({ isDamaged }) => isDamaged))
    return {
      solved: false,
      text: 'Not compared: the API has other bytes of one file than you sent.',
    };
  const needless = arrived.filter(({ again }) => again === 'needless');
  if (needless.length > 0)
    return {
      solved: false,
      text: `Guessed: ${namesOf(needless)} arrived whole and came a second time.`,
    };
  return {
    solved: true,
    text: `Compared: ${arrived.length} files arrived whole, and only the damaged one was sent again.`,
  };
};
