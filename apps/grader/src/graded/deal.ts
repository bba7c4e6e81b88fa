import { type Draw, numbers, setCount } from '@sparring/defects/runtime/round';

/** The numbers of a build: from one of another build nothing follows. */
export interface Dealt {
  readonly defects: readonly number[];
  /** Of each set of changes that a page makes itself. */
  readonly sets: readonly number[];
  /** For originals. */
  readonly blanks: readonly number[];
}

export const shuffled = (cards: readonly number[], draw: Draw): readonly number[] => {
  const dealt = [...cards];
  for (let last = dealt.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [dealt[last], dealt[other]] = [dealt[other]!, dealt[last]!];
  }
  return dealt;
};

export const deal = (defects: number, draw: Draw): Dealt => {
  const dealt = shuffled(numbers, draw);
  return {
    defects: dealt.slice(0, defects),
    sets: dealt.slice(-setCount),
    blanks: dealt.slice(defects, -setCount),
  };
};
