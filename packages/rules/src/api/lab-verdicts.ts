import type { Area } from '../area.ts';

export const labVerdicts = {
  slug: 'lab-verdicts',
  title: 'Verdicts of the labs',
  place: {
    endpoints: [
      'labVerdicts.listLabVerdicts',
      'labVerdicts.putLabVerdict',
      'labVerdicts.clearLabVerdicts',
    ],
  },
  rules: [
    {
      id: 'VERDICT-01',
      from: 'contract',
      text: 'The list has the last verdict of each lab, the newest first.',
    },
    {
      id: 'VERDICT-02',
      from: 'contract',
      text: 'The list has the verdicts of its own workspace only; DELETE and the reset of the workspace remove them.',
    },
    {
      id: 'VERDICT-03',
      from: 'contract',
      text: 'A workspace keeps the verdicts of at most 100 labs; the oldest one makes room.',
    },
    {
      id: 'VERDICT-04',
      from: 'rule book',
      text: 'The page of a lab sends its verdict to the workspace of the tab whenever it changes.',
    },
  ],
} as const satisfies Area;
