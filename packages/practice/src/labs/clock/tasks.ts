import { timedTaskNames } from '@sparring/contracts/lab-facts/clock-names';
import { chanceOf, type House } from '../../house.ts';

export interface TimedTask {
  readonly task: (typeof timedTaskNames)[number];
  readonly seconds: number;
}

/** The shortest time of each length, and by how much a seed can extend it, in seconds. */
const lengths = [20, 50, 80] as const;
const extension = 20;

export const inTheirOrder = (tasks: readonly TimedTask[]): readonly TimedTask[] =>
  tasks.toSorted((one, other) => one.seconds - other.seconds);

/** In the order in which they start, which is never the one in which they end: a jump runs timers in the order in which they were set. */
export const drawTasks = (house: House): readonly TimedTask[] => {
  const chance = chanceOf(house, 'tasks');
  const seconds = chance
    .sample(lengths, lengths.length)
    .map((least) => least + chance.integer(extension));
  const tasks = chance
    .sample(timedTaskNames, timedTaskNames.length)
    .map((task, at) => ({ task, seconds: seconds[at] ?? 0 }));
  return inTheirOrder(tasks).every((task, at) => task === tasks[at]) ? tasks.toReversed() : tasks;
};
