import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, doors, oldCode, statusOf } from './doors.ts';

const codesOf = (workspace: string, seed: number) =>
  doors.map((door) => codeOf({ workspace, seed }, door)).join();

test('another seed and another workspace have other codes', () => {
  const names = fc.stringMatching(/^[a-z0-9-]{3,64}$/);
  fc.assert(
    fc.property(names, fc.integer(), (name, seed) => {
      expect(codesOf(name, seed)).toBe(codesOf(name, seed));
      expect(codesOf(name, seed)).not.toBe(codesOf(name, seed + 1));
      expect(codesOf(name, seed)).not.toBe(codesOf(`${name}a`, seed));
    }),
  );
});

test('the code of Status begins with one of three statuses, and each is drawn', () => {
  const houses = Array.from({ length: 50 }, (_, seed) => ({ workspace: 'ada', seed }));
  expect(new Set(houses.map(statusOf))).toEqual(new Set([404, 410, 500]));
  for (const house of houses)
    expect(codeOf(house, 'Status')).toMatch(new RegExp(String.raw`^${statusOf(house)}-\d{4}$`));
});

test('the document before a door has another code', () => {
  const house = { workspace: 'ada', seed: 7 };
  expect(oldCode(house, 'Timer')).not.toBe(codeOf(house, 'Timer'));
});
