import type { TwinsFacts } from '@sparring/contracts/lab-facts/twins';
import { createChance } from '../../chance.ts';

export const sides = ['a', 'b'] as const;
export type Flaw = TwinsFacts['a'][number];
export type Twins = Readonly<Record<(typeof sides)[number], readonly Flaw[]>>;

/** What each flaw breaks, in the words of the form. */
export const brokenRules: Readonly<Record<Flaw, string>> = {
  trap: 'Tab and Escape do not leave Hours',
  focus: 'The focus is lost when Hours closes',
  status: 'The status line is not announced',
  order: 'Tab goes up from Name to Club',
  name: 'The field Name has another name',
  table: 'The bouts are no table',
  color: 'Color alone marks the wrong field',
  target: 'A target is under 24 pixels',
};
export const flaws = Object.keys(brokenRules) as readonly Flaw[];

/** One twin has five or six flaws, the other one none. */
export const drawTwins = (seed: number): Twins => {
  const chance = createChance(seed);
  const isA = chance.integer(2) === 0;
  const flawed = chance.sample(flaws, 5 + chance.integer(2));
  return isA ? { a: flawed, b: [] } : { a: [], b: flawed };
};
