import { availableParallelism, cpus } from 'node:os';

/** In seconds, of all cores together, since the machine started: differences tell how busy a run kept them. */
export interface ProcessorTime {
  /** Of all programs: those of a browser are not always children of the one that opened it. */
  readonly busy: number;
  readonly idle: number;
}

/** A container may use only some of the cores that it sees. */
export const processorTime = (): ProcessorTime => {
  const all = cpus();
  const seconds = (of: (times: (typeof all)[number]['times']) => number): number =>
    (all.reduce((sum, { times }) => sum + of(times), 0) * availableParallelism()) /
    (1000 * all.length);
  return {
    busy: seconds(({ user, nice, sys, irq }) => user + nice + sys + irq),
    idle: seconds(({ idle }) => idle),
  };
};
