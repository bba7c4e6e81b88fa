/** In the order in which lists show them. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The easy ones first; those of the same difficulty keep their order. */
export const easyFirst = <Each>(
  all: readonly Each[],
  difficultyOf: (each: Each) => Difficulty,
): readonly Each[] =>
  difficulties.flatMap((difficulty) => all.filter((each) => difficultyOf(each) === difficulty));
