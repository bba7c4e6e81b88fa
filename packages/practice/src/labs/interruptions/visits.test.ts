import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { enter, next } from './desk.ts';
import { drawVisits, type Visit } from './visits.ts';

const counts = fc.integer({ min: 2, max: 10 });

test('each seed has both variants, the course and its lack, and one booking that fails', () => {
  fc.assert(
    fc.property(fc.integer(), counts, (seed, count) => {
      const visits = drawVisits(createChance(seed), count);
      expect(visits).toHaveLength(count);
      expect(new Set(visits.map(({ variant }) => variant)).size).toBe(2);
      expect(new Set(visits.map(({ isOffered }) => isOffered)).size).toBe(2);
      expect(visits.filter(({ isRefused }) => isRefused)).toHaveLength(1);
    }),
  );
});

test('Cookies and two or three others come to each visitor', () => {
  fc.assert(
    fc.property(fc.integer(), counts, (seed, count) => {
      for (const { coming } of drawVisits(createChance(seed), count)) {
        const names = coming.flat();
        expect(names).toContain('Cookies');
        expect([3, 4]).toContain(new Set(names).size);
      }
    }),
  );
});

const visit: Visit = {
  variant: 'A',
  isOffered: true,
  isRefused: true,
  coming: [['Chat', 'Cookies'], [], []],
};

test('one interruption is open at a time, and an answer to another changes nothing', () => {
  const desk = enter(visit);
  const early = next(desk, { kind: 'answer', to: 'Cookies', by: 'Refuse' });
  expect(early).toBe(desk);
  const after = next(desk, { kind: 'answer', to: 'Chat', by: 'Close' });
  expect(after.open).toEqual(['Cookies']);
});
