import { createExpectations, redsOfAFind, type Situation } from './expectations.ts';
import type { Limits, Member } from './next-group.ts';

/** By measurement of the kits: with many finds, many of them are separated at once. */
const runsFor = (finds: number): number => 4.5 * Math.sqrt(finds);

/** By measurement of the kits: one in so many finds is hidden or doubted, and takes another run before the end. */
const anotherRunIn = 10;

/** Before each defect has been in so many runs, the red tests tell how many finds there are, but not which. */
const trialsToTell = 2;

export interface Forecast {
  readonly runs: number;
  readonly finds: number;
}

interface Defects {
  readonly open: readonly Member[];
  readonly all: number;
}

/** About how many runs the defects that are open need, and how many of them will be found. */
export const forecast = (
  { open, all }: Defects,
  situation: Situation,
  { members }: Limits,
): Forecast => {
  const { evidence, found, share, tests } = situation;
  const trials = evidence.trials();
  const places = trials.reduce((sum, { defects }) => sum + defects.length, 0);
  const expected = createExpectations(situation);
  const findsLeft = (): number => {
    if (places >= trialsToTell * all || tests === 0)
      return open.reduce((sum, { id }) => sum + expected.ofFind(id), 0);
    const reds = trials.reduce((sum, { red }) => sum + red.size, 0);
    const before = members;
    return (open.length * (reds / redsOfAFind + share * before)) / (places + before);
  };
  const finds = findsLeft();
  if (members === 1 || tests === 0) return { runs: open.length, finds };
  const untried = open.filter(({ id }) => !evidence.isTried(id)).length;
  const ofFinds = finds === 0 ? 0 : (runsFor(found + finds) * finds) / (found + finds);
  const isLast = open.every(({ id }) => evidence.isCleared(id));
  const again = isLast ? 0 : (found + finds) / anotherRunIn;
  return { runs: Math.ceil(untried / members + ofFinds + again), finds };
};
