import { availableParallelism, cpus } from 'node:os';

/** In seconds, of all cores together, since the machine started: differences tell how busy a run kept them. */
export interface ProcessorTime {
  /** Of all programs: those of a browser are not always children of the one that opened it. */
  readonly busy: number;
  /** Of the cores that this process may use: in a container, not all that it sees. */
  readonly whole: number;
}

export const processorTime = (): ProcessorTime => {
  const all = cpus();
  const seconds = (of: (times: (typeof all)[number]['times']) => number): number =>
    all.reduce((sum, { times }) => sum + of(times), 0) / 1000;
  const busy = seconds(({ user, nice, sys, irq }) => user + nice + sys + irq);
  const idle = seconds((times) => times.idle);
  return { busy, whole: ((busy + idle) * availableParallelism()) / all.length };
};
