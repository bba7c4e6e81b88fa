import type { LocatorLadderFacts } from '@sparring/contracts/lab-facts/locator-ladder';
import { type Judged, solved, unsolved } from '../../judged.ts';

/** What was used on each rung, by the title of the rung: the sign that tells the element from the others. */
export type Used = LocatorLadderFacts['used'];
export type RungTitle = keyof Used;

/** The sign of the element that each rung asks for. */
export const asked: Readonly<Record<RungTitle, string>> = {
  Role: 'button',
  Label: 'Name',
  Group: 'Work address',
  Row: 'Invoice 18',
  Placeholder: 'Country',
  'Text alternative': 'Circle',
  Title: 'Help on prices',
  Description: 'Ends in June',
  Sibling: 'Paid',
  Ancestor: 'Returns',
  'Nth of its kind': 'button 2',
  Contents: 'em',
  Attribute: 'urgent',
};

const secondFlight: readonly RungTitle[] = [
  'Sibling',
  'Ancestor',
  'Nth of its kind',
  'Contents',
  'Attribute',
];
const firstFlight = (Object.keys(asked) as readonly RungTitle[]).filter(
  (rung) => !secondFlight.includes(rung),
);

export type Touch = 'right' | 'wrong';

export const touchOf = (used: Used, rung: RungTitle): Touch | undefined => {
  if (used[rung] === undefined) return undefined;
  return used[rung] === asked[rung] ? 'right' : 'wrong';
};

/** A wrong touch stays. */
export const withUse = (before: Used, rung: RungTitle, sign: string): Used =>
  touchOf(before, rung) === 'wrong' ? before : { ...before, [rung]: sign };

/** What the touches say about the test: as soon as one is wrong, or when all are right. */
export const judge = ({
  used,
  level = 1,
}: Pick<LocatorLadderFacts, 'used' | 'level'>): Judged | undefined => {
  const rungs = level > 1 ? secondFlight : firstFlight;
  const wrong = rungs.filter((rung) => touchOf(used, rung) === 'wrong');
  if (wrong.length > 0)
    return unsolved(
      `Not solved: a wrong element was used on ${wrong.join(', ')}. Load the page again.`,
    );
  if (rungs.some((rung) => touchOf(used, rung) === undefined)) return undefined;
  return solved(`all ${rungs.length} rungs are right.`);
};
