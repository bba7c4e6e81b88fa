import { readdirSync, readFileSync } from 'node:fs';

/** The resources that a process holds now. It works only on Linux. */
export const usageOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { handles: readdirSync(`/proc/${pid}/fd`).length, megabytes: kilobytes / 1024 };
};
