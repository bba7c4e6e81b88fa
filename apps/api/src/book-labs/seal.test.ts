import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret', 'test');

test('a sealed value opens again in its context, and cannot be read without it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, context) => {
      const text = seal.close(value, context);
      expect(seal.open(text, context)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(seal.open(text, `${context}.`)).toBeUndefined();
    }),
  );
  expect(Buffer.from(seal.close('a long sentence', ''), 'base64url').toString()).not.toContain(
    'long',
  );
});

test('a seal with any changed character does not open', () => {
  const text = seal.close({ at: 1 }, 'mine');
  for (let at = 0; at < text.length; at += 1) {
    const other = text[at] === 'A' ? 'B' : 'A';
    expect(seal.open(text.slice(0, at) + other + text.slice(at + 1), 'mine')).toBeUndefined();
  }
});

test.each(['', 'x', 'a.b.c', '=', 'ä', 'A'.repeat(38), 'A'.repeat(5000)])(
  'a made-up text does not open: %s',
  (text) => {
    expect(seal.open(text, 'mine')).toBeUndefined();
  },
);

test('a seal of another secret or another purpose does not open', () => {
  expect(createSeal('b secret', 'test').open(seal.close(1, ''), '')).toBeUndefined();
  expect(createSeal('a secret', 'other').open(seal.close(1, ''), '')).toBeUndefined();
});
