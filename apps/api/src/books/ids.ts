import { v7 } from 'uuid';
import type { Clock } from '../request/clock.ts';

const length = 16;

/** Returns the random bytes of one id. It reads 4096 bytes at a time, which takes no longer than 16. */
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

/** Ids that sort in the order of their creation, even within a millisecond and after the clock was set back. */
export const bookIds = ({ now }: Pick<Clock, 'now'>): (() => string) => {
  const draw = drawing();
  let msecs = -Infinity;
  let seq = 0;
  return () => {
    const random = draw();
    const time = now().getTime();
    /* The shift keeps half of the range free, so that the sequence can count up from its random start. */
    seq = time > msecs ? random.getUint32(6) >>> 1 : seq + 1;
    msecs = Math.max(time, msecs);
    return v7({ msecs, seq, random: new Uint8Array(random.buffer, random.byteOffset, length) });
  };
};
