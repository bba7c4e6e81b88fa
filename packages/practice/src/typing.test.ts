import { expect, test } from 'vitest';
import { wayOfTyping } from './typing.ts';

const byKey = { isTrusted: true, isAnnounced: true, hasKey: true, inputType: 'insertText' };

test.each([
  [byKey, 'a user, key by key'],
  [{ ...byKey, inputType: 'deleteContentBackward' }, 'a user, key by key'],
  [{ ...byKey, hasKey: false }, 'a user, at once'],
  [{ ...byKey, inputType: 'insertFromPaste' }, 'a user, at once'],
  [{ ...byKey, isTrusted: false }, 'a script'],
  [{ ...byKey, isAnnounced: false }, 'a script'],
] as const)('typing with %j is by %s', (typing, way) => {
  expect(wayOfTyping(typing)).toBe(way);
});
