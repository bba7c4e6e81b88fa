import { HttpProblem } from './refusal.ts';

export interface DelayLimit {
  /** Counts a delay until the returned function is called; refuses it with 503 at the limit. */
  readonly enter: () => () => void;
  /** Runs the work as one delay. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const soon = { 'Retry-After': '5' };

/** Limits the number of simultaneous delays, because each one holds memory and a connection. */
export const delayLimit = (limit: number): DelayLimit => {
  let running = 0;
  const enter = () => {
    if (running === limit) {
      const detail = `${limit} simulated delays are running, which is the limit of this server. Try again in ${soon['Retry-After']} seconds.`;
      throw new HttpProblem('too-many-waiting', detail, { headers: soon });
    }
    running += 1;
    return () => void (running -= 1);
  };
  return {
    enter,
    run: async (work) => {
      const leave = enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
