import type { Judged } from '../../practice/verdict.tsx';
import type { Year } from './months.ts';

interface Findings {
  /** The names of the months that are marked. */
  readonly marked: readonly string[];
  readonly code: string;
}

/** Whether somebody has read the files, and not only saved them. */
export const verdictOf = ({ short, code }: Year, found: Findings): Judged => {
  const needless = found.marked.filter((name) => name !== short);
  if (needless.length > 0)
    return { solved: false, text: `Guessed: whole, and yet marked: ${needless.join(', ')}.` };
  if (!found.marked.includes(short))
    return {
      solved: false,
      text: `Not read: ${short} lacks an order in its CSV, and is not marked.`,
    };
  if (found.code.trim() !== code)
    return { solved: false, text: 'Not read: the code of report.pdf is another.' };
  return { solved: true, text: `Read: ${short} lacks an order, and the code is right.` };
};
