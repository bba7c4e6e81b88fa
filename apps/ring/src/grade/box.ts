import { setTimeout as wait } from 'node:timers/promises';
import { type Corner, CornerError, type CornerWish, type Reach } from '../corner/corner.ts';
import { type Run, runSuite, type Suite } from '../suite/run.ts';
import type { Ring } from './ring.ts';

/** A place for one corner at a time: its address stays, so that nothing betrays what is in it. */
export interface Slot {
  readonly suite: Suite;
  readonly scratch: string;
  /** The learner's suite knows the address: no other one will do. */
  readonly isFixed: boolean;
  webPort: number;
  apiPort: number;
}

export interface Boxed {
  readonly run: Run;
  readonly reach: Reach;
}

/** The corner did not open, or ended during the bout: that says nothing about the suite. */
export class CornerLost extends Error {
  override readonly name = 'CornerLost';
}

export type Inside = Pick<CornerWish, 'defect' | 'change' | 'seed'>;

/** How long a corner that is dying may take to say so after the run. */
const lastWordsMs = 30;

/** Opens a corner and runs the suite against it: once, or several times in the same corner. */
export const box = async (
  ring: Pick<Ring, 'startCorner' | 'stop'>,
  slot: Slot,
  inside: Inside,
  limitMs: number,
  times = 1,
): Promise<Boxed> => {
  const corner = await openCorner(ring, slot, inside);
  const cut = new AbortController();
  let death: string | undefined;
  const watch = async (): Promise<void> => {
    death = await corner.died;
    cut.abort();
  };
  void watch();
  try {
    const stop = AbortSignal.any([ring.stop, cut.signal]);
    const addresses = { web: corner.webUrl, api: corner.apiUrl };
    const conditions = { addresses, scratch: slot.scratch, limitMs, stop };
    let run = await runSuite(slot.suite, conditions);
    for (let more = times - 1; more > 0 && run.end === 'green'; more--)
      run = await runSuite(slot.suite, conditions);
    if (run.end === 'red') await Promise.race([corner.died, wait(lastWordsMs)]);
    if (death !== undefined && !ring.stop.aborted) throw new CornerLost(death);
    return { run, reach: run.end === 'stopped' ? nowhere : await corner.reached() };
  } finally {
    await corner.stop();
  }
};

const nowhere: Reach = { requests: 0, reached: new Set(), different: new Set() };

/** A port that somebody has taken between two bouts is given up, unless the suite insists on it. */
const openCorner = async (
  { startCorner }: Pick<Ring, 'startCorner'>,
  slot: Slot,
  inside: Inside,
): Promise<Corner> => {
  const open = () => startCorner({ ...inside, webPort: slot.webPort, apiPort: slot.apiPort });
  try {
    const corner = await open().catch((error: unknown) => {
      if (slot.isFixed || slot.webPort === 0) throw error;
      slot.webPort = slot.apiPort = 0;
      return open();
    });
    slot.webPort = Number(new URL(corner.webUrl).port);
    slot.apiPort = Number(new URL(corner.apiUrl).port);
    return corner;
  } catch (error) {
    if (error instanceof CornerError) throw new CornerLost(error.message);
    throw error;
  }
};
