import { expect, test } from 'vitest';
import { isNotModified, refuseUnexpected } from './conditional.ts';

const sending = (headers: Readonly<Record<string, string>>) => (name: string) => headers[name];
const reading = (headers: Readonly<Record<string, string>>) => () =>
  isNotModified(sending(headers), '"7"');
const changing = (headers: Readonly<Record<string, string>>) => () =>
  refuseUnexpected(sending(headers))(7);

test.each(['"7"', '"6", "7"', 'W/"7"', '*', '"6" ,W/"7"'])(
  'If-None-Match: %s matches version 7',
  (value) => expect(reading({ 'If-None-Match': value })()).toBe(true),
);

test.each(['"6"', '"77"', 'W/"6", "8"'])('If-None-Match: %s does not match version 7', (value) =>
  expect(reading({ 'If-None-Match': value })()).toBe(false),
);

test.each(['"7"', '"6", "7"', '*'])('If-Match: %s allows a change of version 7', (value) =>
  expect(changing({ 'If-Match': value })).not.toThrow(),
);

test.each(['"6"', 'W/"7"', '"6", W/"7"'])('If-Match: %s prevents a change of version 7', (value) =>
  expect(changing({ 'If-Match': value })).toThrow('does not match the current version, "7"'),
);

test.each(['7', '"7', '"6" "7"', '', '*, "7"'])(
  'refuses %j, which is not a list of ETags',
  (value) => {
    expect(changing({ 'If-Match': value })).toThrow('is not a list of ETags');
    expect(reading({ 'If-None-Match': value })).toThrow('is not a list of ETags');
    expect(reading({ 'If-Match': '"6"', 'If-None-Match': value })).toThrow('not a list of ETags');
  },
);

test('If-None-Match: * prevents a change', () => {
  expect(changing({ 'If-None-Match': '*' })).toThrow('excludes the current version');
});

test('If-Match is checked before If-None-Match', () => {
  const headers = { 'If-Match': '"6"', 'If-None-Match': '"7"' };
  expect(reading(headers)).toThrow('If-Match');
});
