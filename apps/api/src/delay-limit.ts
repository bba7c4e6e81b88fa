import { HttpProblem } from './refusal.ts';

/** Runs the work, or refuses it with 503 at the limit. */
export type DelayLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

const soon = { 'Retry-After': '5' };

/** Limits the number of simultaneous delays, because each one holds memory and a connection. */
export const delayLimit = (limit: number): DelayLimit => {
  let running = 0;
  return async (work) => {
    if (running === limit) {
      const detail = `${limit} simulated delays are running, which is the limit of this server. Try again in ${soon['Retry-After']} seconds.`;
      throw new HttpProblem('too-many-waiting', detail, { headers: soon });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
};
