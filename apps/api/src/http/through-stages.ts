import type { Stage } from '../stage.ts';

/** Puts stages around an answer, the first outermost. */
export const throughStages = (stages: readonly Stage[]): Stage =>
  stages.reduceRight<Stage>(
    (inner, stage) => (asked, answer) => stage(asked, () => inner(asked, answer)),
    (_asked, answer) => answer(),
  );
