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
      text: 'At Check the result names each field that has not the value of the table.',
    },
    {
      id: 'MOVING-05',
      from: 'rule book',
      text: 'Two right checks with Shuffle between them solve the lab; after the first one the result says "Right, 1 of 2".',
    },
    {
      id: 'MOVING-06',
      from: 'rule book',
      text: 'Shuffle empties both fields.',
    },
  ],
} as const satisfies Area;
