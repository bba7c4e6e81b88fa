import { constantFrom, oneof, string, type Arbitrary } from 'fast-check';

/** A body that nearly fits its format, with its Content-Type. */
export type BadBody = Arbitrary<{ readonly type: string; readonly body: Buffer | string }>;

const odd = constantFrom(
  '__proto__',
  'constructor',
  '',
  '\u0000',
  '😀',
  '\u202E',
  'x'.repeat(5000),
);
export const text = oneof(odd, string({ maxLength: 10 }));
