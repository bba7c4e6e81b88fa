import { v7 } from 'uuid';
import type { Clock } from '../clock.ts';

const length = 16;

/** Random bytes for one id after the other. The system gives 4096 of them as fast as sixteen. */
const drawing = (): (() => DataView) => {
  const pool = new Uint8Array(256 * length);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    used += length;
    return new DataView(pool.buffer, used - length, length);
  };
};

/** Ids that sort as they were made, also those of one millisecond and after the clock was set back. */
export const bookIds = ({ now }: Pick<Clock, 'now'>): (() => string) => {
  const draw = drawing();
  let msecs = -Infinity;
  let seq = 0;
  return () => {
    const random = draw();
    const time = now().getTime();
    /* Half of the numbers is left to count on from where chance begins. */
    seq = time > msecs ? random.getUint32(6) >>> 1 : seq + 1;
    msecs = Math.max(time, msecs);
    return v7({ msecs, seq, random: new Uint8Array(random.buffer, random.byteOffset, length) });
  };
};
