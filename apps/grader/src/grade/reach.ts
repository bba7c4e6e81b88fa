import type { Reach } from '../instance/instance.ts';

/** What runs without a defect have touched together. */
export interface ReachOfRuns extends Pick<Reach, 'reached' | 'different' | 'seen' | 'visits'> {
  /** The pages that never told what they reached: their paths. */
  readonly unheard: ReadonlySet<string>;
  /** How many pages a browser has loaded. */
  readonly pages: number;
}

/** Of several visits to the same place, one that came as far as any of them. */
const furthest = (reaches: readonly Reach[]): Reach['visits'] => {
  const steps = ['reached', 'different', 'seen'] as const;
  const all = steps.flatMap((step) =>
    reaches.flatMap((reach) => [...reach.visits].filter(([id]) => reach[step].has(id))),
  );
  return new Map(all);
};

export const together = (...reaches: readonly Reach[]): ReachOfRuns => ({
  reached: new Set(reaches.flatMap(({ reached }) => [...reached])),
  different: new Set(reaches.flatMap(({ different }) => [...different])),
  seen: new Set(reaches.flatMap(({ seen }) => [...seen])),
  visits: furthest(reaches),
  pages: new Set(reaches.flatMap(({ loaded }) => [...loaded])).size,
  unheard: new Set(
    reaches
      .flatMap(({ loaded }) => [...loaded])
      .filter((path) => !reaches.some(({ heard }) => heard.has(path))),
  ),
});
