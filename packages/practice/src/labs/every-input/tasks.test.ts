import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { drawTasks } from './tasks.ts';

const tasksOf = (seed: number) => drawTasks(createChance(seed));

const forms = {
  phone: /^555 \d{4}$/,
  weight: /^\d{2,3}\.5$/,
  rounds: /^([4-9]|1[0-2])$/,
  glove: /^#[0-9a-f]{6}$/,
  birthday: /^(198|199)\d-(0[1-9]|1[0-2])-(0[1-9]|1[0-2])$/,
  alarm: /^(1[3-9]|2[0-3]):[0-5]\d$/,
  'weigh-in': /^2027-\d\d-\d\dT\d\d:\d\d$/,
  season: /^2027-(0[1-9]|1[0-2])$/,
  training: /^2027-W0[1-9]$/,
  corner: /^(red|blue|neutral)$/,
} as const;

test.each(Object.entries(forms))('%s is asked for in the form %s', (name, form) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(tasksOf(seed)[name as keyof typeof forms].value).toMatch(form);
    }),
  );
});

test('a birthday is another one when day and month change places', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [, month, day] = tasksOf(seed).birthday.value?.split('-') ?? [];
      expect(day).not.toBe(month);
    }),
  );
});

test.each([
  ['birthday', 'Enter 8 June 1993.', '1993-06-08'],
  ['alarm', 'Enter 9:31 p.m.', '21:31'],
  ['weigh-in', 'Enter 2 December 2027, 9:54 p.m.', '2027-12-02T21:54'],
  ['season', 'Enter October 2027.', '2027-10'],
  ['training', 'Enter week 9 of 2027.', '2027-W09'],
  ['glove', 'Choose rgb(115, 246, 99).', '#73f663'],
  ['newsletter', 'Uncheck it.', undefined],
] as const)('%s says "%s" and means %s', (name, words, value) => {
  expect(tasksOf(7)[name]).toEqual({ words, value });
});
