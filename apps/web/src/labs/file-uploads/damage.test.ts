import { expect, test } from 'vitest';
import { damaged } from './damage.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

test.each(['x', 'y', 'a\n', 'three rounds', 'Grüße', 'ü', '€', '👋', '\u007E'])(
  'the text "%s" gets another last byte and stays a text of as many bytes',
  (text) => {
    const bytes = new TextEncoder().encode(text);
    const after = damaged(bytes);
    expect(after).toHaveLength(bytes.length);
    expect(after.slice(0, -1)).toEqual(bytes.slice(0, -1));
    expect(after.at(-1)).not.toBe(bytes.at(-1));
    // oxlint-disable-next-line no-control-regex -- the API takes no text with control characters
    expect(utf8.decode(after)).not.toMatch(/[\u0000-\u0008\u000E-\u001F\u007F]/);
  },
);
