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
      id: 'VERDICT-04',
      from: 'rule book',
      text: 'The page of a lab sends what has happened there to the workspace of the tab whenever its verdict changes, and the API has the same verdict as the page.',
    },
    {
      id: 'VERDICT-05',
      from: 'contract',
      text: 'The API computes a verdict from the facts that are sent; a body that lacks a fact of the lab, or brings a verdict of its own, is refused, and the problem names each such member.',
    },
    {
      id: 'VERDICT-06',
      from: 'contract',
      text: 'A lab that does not exist is refused, and the problem names the labs.',
    },
    {
      id: 'VERDICT-07',
      from: 'contract',
      text: 'A verdict has the facts that were sent, and names in `reported` those that the API can compare with nothing.',
    },
    {
      id: 'VERDICT-08',
      from: 'contract',
      text: 'A verdict is solved only if its facts show the whole task of the lab; otherwise its text says what is wrong or missing.',
    },
  ],
} as const satisfies Area;
