import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** One customer has 2^64 addresses of IPv6: the first four of eight groups name them all. */
const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain;
  const [before = [], after] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = after ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
};

/**
 * A number from 0 to 65535 that stands for the address of a client. It tells most addresses apart,
 * and does not tell which one it was: it is kept with what that address made.
 */
export const originOf = (address: string): number =>
  createHash('sha256').update(networkOf(address)).digest().readUInt16BE();
