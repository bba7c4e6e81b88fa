import type { Judged } from '../../judged.ts';

export type Touch = 'right' | 'wrong';

/** What was used on each rung, by the title of the rung. */
export type Touches = Readonly<Record<string, Touch>>;

/** A wrong touch stays. */
export const withTouch = (before: Touches, rung: string, touch: Touch): Touches =>
  before[rung] === 'wrong' ? before : { ...before, [rung]: touch };

/** What the touches say about the test: as soon as one is wrong, or when all are right. */
export const verdictOf = (rungs: readonly string[], touches: Touches): Judged | undefined => {
  const wrong = rungs.filter((rung) => touches[rung] === 'wrong');
  if (wrong.length > 0)
    return {
      solved: false,
      text: `Not solved: a wrong element was used on ${wrong.join(', ')}. Load the page again.`,
    };
  if (rungs.some((rung) => touches[rung] === undefined)) return undefined;
  return { solved: true, text: `Solved: all ${rungs.length} rungs are right.` };
};
