import type { MovingTableFacts } from '@sparring/contracts/lab-facts/moving-table';
import { createChance } from '../../chance.ts';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { drawTable, mistakesIn, questions } from './table.ts';

type Check = MovingTableFacts['checks'][number];

/** The programs of the questions are drawn first, so that the judge draws no others. The task has two parts: a check before Shuffle, and one after it. */
export const judge = ({ seed, level = 1, checks }: MovingTableFacts): Judged | undefined => {
  const table = drawTable(questions.length, createChance(seed), level);
  const mistakesOf = (check: Check) =>
    mistakesIn(table, [check.cpu_of_chrome, check.memory_of_firefox]);
  const [last, before] = checks.toReversed();
  if (!last) return undefined;
  const mistakes = mistakesOf(last);
  if (mistakes.length > 0)
    return unsolved(
      `Not solved: ${mistakes.join(' and ')}. Type each value as its cell shows it, with the unit.`,
    );
  if (before && before.shuffles < last.shuffles && mistakesOf(before).length === 0)
    return solved('both values are right, before and after Shuffle.');
  return unsolved('Right, 1 of 2. Press Shuffle, and read and type both values again.');
};
