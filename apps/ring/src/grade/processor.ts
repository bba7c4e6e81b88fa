import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

/** In seconds, of all cores together, since this process or the machine started: differences tell how busy a run kept them. */
export interface ProcessorTime {
  /** What the runs that are over have had; of other programs, too, where these cannot be told apart. */
  readonly used: number;
  readonly idle: number;
}

/** What Linux counts in a second. */
const ticks = 100;

/** The ended children of this process, and theirs. */
const usedByChildren = (): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync('/proc/self/stat', 'latin1');
  const values = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(values[13]) + Number(values[14])) / ticks;
};

/** A container may use only some of the cores that it sees. */
export const processorTime = (): ProcessorTime => {
  const all = cpus();
  const seconds = (of: (times: (typeof all)[number]['times']) => number): number =>
    all.reduce((sum, { times }) => sum + of(times), 0) / 1000;
  const used = usedByChildren() ?? seconds(({ user, nice, sys, irq }) => user + nice + sys + irq);
  return { used, idle: (seconds(({ idle }) => idle) * availableParallelism()) / all.length };
};
