import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two secrets in a time that does not depend on where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash(one), hash(other));
