import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** The network of an address. A customer has 2^64 IPv6 addresses, which share the first four of eight groups. */
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
 * A number from 0 to 65535 for the address of a client. It distinguishes most addresses but does not reveal
 * them, because it is stored with the workspaces that the address created.
 */
export const originOf = (address: string): number =>
  createHash('sha256').update(networkOf(address)).digest().readUInt16BE();
