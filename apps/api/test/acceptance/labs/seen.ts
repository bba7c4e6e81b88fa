import { afterRun, type Sample } from '../test-sample.ts';

export const sample: Sample = {
  workspace: 'has-twelve-signs',
  solved: afterRun(
    { delay: 0.2 },
    {
      seed: 7,
      delay: 8,
      seen: 'needle quiver jacket basket',
      badge: 'yogurt',
      on: 'Lamp Heater',
      crossed: 'green',
    },
  ),
  half: { seen: 'needle quiver garden', on: 'Lamp', crossed: 'red' },
  says: 'Not seen: Seen lacks 2 of 4 words; Seen has what nobody sees: covered; On is “Lamp”; the light was red.',
};
