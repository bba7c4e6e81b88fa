import { area } from '../area.ts';

export const instances = area({
  slug: 'corners',
  title: 'Corners of the grader',
  place: 'the grader',
  rules: [
    'CORNER-01 decision 0143: Two corners (each is a Sparring that the grader runs) at one address differ in nothing that they send and in nothing that the list of processes shows, except where a defect or a harmless change itself shows.',
    'CORNER-02 decision 0143: A page has a number even in a corner whose defect is not in a page, so that its number gives no corner away; this number is drawn again for each corner.',
    'CORNER-03 decision 0141: What a corner does while it opens counts as visited only when a request comes to the same place, or reads the document that was made then.',
    'CORNER-04 decision 0141: A miss is "not asked" only when a run without a defect has seen both versions differ, and "unsure" when the tests came to the code and nobody can tell.',
    'CORNER-05 decision 0142: The process of the next corner waits while the tests run, and it ends with the program that has started it.',
    'CORNER-06 decision 0142: A corner answers within 300 ms of being asked for, on a machine that starts Node.js in 45 ms.',
    'CORNER-07 rule book: With the harmless change of JSON, a response that a rule promises completely has no further member.',
  ],
});
