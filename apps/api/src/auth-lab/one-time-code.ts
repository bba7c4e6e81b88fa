import { createHmac } from 'node:crypto';
import { totp } from '@sparring/contracts/credentials/published';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a text in base32 (RFC 4648). */
export const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

/** The time step of RFC 6238: the number of periods since 1970. */
export const stepAt = (milliseconds: number): number =>
  Math.floor(milliseconds / 1000 / totp.period);

/** The code of a time step (RFC 4226 and 6238). */
export const codeOf = (secret: Buffer, step: number, digits: number = totp.digits): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};
