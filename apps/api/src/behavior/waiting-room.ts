import { HttpProblem } from '../refusal.ts';

/** Runs the work when there is a place left, and refuses it with 503 when there is none. */
export type WaitingRoom = <Result>(work: () => Promise<Result>) => Promise<Result>;

const soon = { 'Retry-After': '5' };

/** Holds so many at a time: an open wait costs memory and a connection. */
export const waitingRoom = (places: number): WaitingRoom => {
  let taken = 0;
  return async (work) => {
    if (taken === places) {
      const detail = `${places} simulated delays are running, and this server allows no more. Try again in ${soon['Retry-After']} seconds.`;
      throw new HttpProblem('too-many-waiting', detail, { headers: soon });
    }
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
};
