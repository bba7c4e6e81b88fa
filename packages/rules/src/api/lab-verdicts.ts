import { area } from '../area.ts';

export const labVerdicts = area({
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
    'VERDICT-01 contract: The list has the last verdict of each lab, the newest first.',
    'VERDICT-02 contract: The list has the verdicts of its own workspace only; DELETE and the reset of the workspace remove them.',
    'VERDICT-04 rule book: The page of a lab sends what has happened there to the workspace of the tab whenever its verdict changes, and the API has the same verdict as the page.',
    'VERDICT-05 contract: The API computes a verdict from the facts that are sent; a body without a fact of the lab, or with a verdict of its own, is rejected, and the problem names each such member.',
    'VERDICT-06 contract: A lab that does not exist is refused, and the problem names the labs.',
    'VERDICT-07 contract: A verdict has the facts that were sent, and lists in `reported` those that the API cannot check.',
    'VERDICT-08 contract: A verdict is solved only if its facts show the whole task of the lab; otherwise its text says what is wrong or missing.',
    'VERDICT-09 contract: The facts of a page solve its lab in the workspace and with the seed of the page, and nowhere else.',
    'VERDICT-10 contract: The verdict of Notes is solved only if the writes in its facts are those that the API has seen in the workspace.',
    'VERDICT-11 contract: A solved verdict begins with "Solved", and says what is right.',
    'VERDICT-12 contract: Each verdict says when each level of its lab was solved first, which no later verdict takes away.',
    'VERDICT-13 contract: Where the task of a lab asks for two runs with two values of a setting, one of them does not solve it.',
  ],
});
