import { labArea } from '../area.ts';

export const waits = labArea('waits', 'Waits', [
  'WAIT-01 rule book: The hidden result is in the page from the start, and visible only after the delay.',
  'WAIT-02 rule book: The rendered result is in the page only after the delay.',
  'WAIT-03 rule book: The response of the API comes after the delay or after one second, whichever is longer.',
  'WAIT-04 rule book: The card is marked busy from the click until its code is shown.',
  'WAIT-05 rule book: The codes depend on the seed alone.',
  'WAIT-06 rule book: The bell rings once in each of three rounds, after delays that the seed decides and that no single sleep fits.',
  'WAIT-07 rule book: After three rounds the verdict says "Slept" with the rounds that were missed, unless each ring was caught within 3 seconds.',
  'WAIT-08 rule book: Another click on the button of a result starts its delay again.',
  'WAIT-09 rule book: If each ring was caught, the verdict says "Solved" when the four results have come, and before that "Not finished" with the buttons whose result is missing.',
]);
