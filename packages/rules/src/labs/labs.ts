import type { Area } from '../area.ts';

export const labs = {
  slug: 'labs',
  title: 'Labs',
  place: { pages: ['/labs'] },
  rules: [
    {
      id: 'LABS-01',
      from: 'rule book',
      text: 'The index of the labs has a card for every lab.',
    },
    {
      id: 'LABS-02',
      from: 'rule book',
      text: 'The filter shows the labs that have every typed word, the skill and the difficulty, and says how many they are.',
    },
    {
      id: 'LABS-03',
      from: 'rule book',
      text: 'The filter is in the address, so that a reload and Back keep it.',
    },
    {
      id: 'LABS-04',
      from: 'rule book',
      text: 'A lab has a task in steps, and hints that each open on their own.',
    },
    {
      id: 'LABS-05',
      from: 'rule book',
      text: 'A lab shows a test that fails and a test that passes, in Playwright and in Selenium.',
    },
    {
      id: 'LABS-06',
      from: 'rule book',
      text: 'The dials of a lab are in the address; an impossible value is named, and the initial value is used instead.',
    },
    {
      id: 'LABS-07',
      from: 'rule book',
      text: 'A lab draws everything random from the seed in the address, or from a seed that it draws and shows.',
    },
  ],
} as const satisfies Area;
