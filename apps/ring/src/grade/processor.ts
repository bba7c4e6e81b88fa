import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** What Linux counts in a second. */
const ticks = 100;

/** For how many seconds the ended children of this process, and theirs, have had a processor; undefined where nobody tells. */
const ofChildren = (): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync('/proc/self/stat', 'latin1');
  const values = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(values[13]) + Number(values[14])) / ticks;
};

/** For how many seconds all processes of the machine have had one. */
const ofAll = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
  1000;

/** For how many seconds the runs that are over have had a processor: more than that where other programs cannot be told from them. */
export const processorSeconds = (): number => ofChildren() ?? ofAll();
