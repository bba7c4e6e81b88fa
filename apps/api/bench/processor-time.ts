import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const microseconds = 10_000;

/** The microseconds of processor time that a process has used, in its own code and in the system. */
export const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * microseconds;
};
