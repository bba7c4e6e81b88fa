import type { LateDialogsFacts } from '@sparring/contracts/lab-facts/late-dialogs';
import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';

/** What the dialogs say. */
export interface Chain {
  readonly code: string;
  /** Whether the confirmation asks to keep the code; otherwise it asks to throw it away. */
  readonly asksToKeep: boolean;
  /** The number that the dialog of the page names: the code, or the next number. */
  readonly named: string;
}

/** What was answered. */
export interface Replies {
  readonly confirmed: boolean;
  /** Null if the prompt was dismissed. */
  readonly typed: string | null;
  /** What closed the dialog of the page. */
  readonly closedBy: LateDialogsFacts['closed_by'];
}

export const drawChain = (chance: Chance): Chain => {
  const code = 1000 + chance.integer(8999);
  const asksToKeep = chance.integer(2) === 1;
  const named = code + chance.integer(2);
  return { code: String(code), asksToKeep, named: String(named) };
};

export const texts = ({ code, asksToKeep, named }: Chain) => ({
  alert: `Your code is ${code}.`,
  confirm: asksToKeep ? `Keep the code ${code}?` : `Throw the code ${code} away?`,
  prompt: 'Type your code:',
  dialog: `Is ${named} your code?`,
});

const inWords = (typed: string | null): string =>
  typed === null ? 'was dismissed' : `got “${typed}”`;

export const verdictOf = (
  { code, asksToKeep, named }: Chain,
  { confirmed, typed, closedBy }: Replies,
): Judged => {
  const wrong = [
    ...(confirmed === asksToKeep ? [] : ['the code was thrown away']),
    ...(typed?.trim() === code ? [] : [`the prompt ${inWords(typed)}`]),
    ...(closedBy === (named === code ? 'Yes' : 'No')
      ? []
      : [`the dialog of the page was closed by ${closedBy}`]),
  ];
  return wrong.length > 0
    ? unsolved(`Not read: ${wrong.join(', ')}.`)
    : solved('each dialog was answered by its text.');
};
