import { HttpProblem } from '../../problem/refusal.ts';

interface Place {
  readonly class: number;
  readonly number?: number;
}

/** What was looked for. Throws 404 if there is none. */
export const found = <Found>({ class: id, number }: Place, it: Found | undefined): Found => {
  if (it !== undefined) return it;
  const what = number === undefined ? `class ${id}` : `member ${number} in the class ${id}`;
  throw new HttpProblem('not-found', `There is no ${what}.`);
};
