import type { Area } from '../area.ts';

export const movingTable = {
  slug: 'moving-table',
  title: 'Lab: Table that moves',
  place: { lab: 'moving-table' },
  rules: [
    {
      id: 'MOVING-01',
      from: 'rule book',
      text: 'The table has as many programs as ?size= says, from 2 to 12, with Chrome and Firefox among them.',
    },
    {
      id: 'MOVING-02',
      from: 'rule book',
      text: 'Shuffle moves rows and columns and changes no value.',
    },
    {
      id: 'MOVING-03',
      from: 'rule book',
      text: 'The values and their places depend on the seed alone.',
    },
    {
      id: 'MOVING-04',
      from: 'rule book',
      text: 'The lab is solved when both fields have the values of the table; otherwise the result names each wrong one.',
    },
  ],
} as const satisfies Area;
