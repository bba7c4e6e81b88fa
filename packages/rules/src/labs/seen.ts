import { labArea } from '../area.ts';

export const seen = labArea('seen', 'Seen', [
  'SEEN-01 rule book: Twelve signs have a word each, which depends on the seed and the workspace, and their order depends on them, too.',
  'SEEN-02 rule book: The words of four signs can be seen: one is plain, one is turned, one is visible in an invisible box, and one appears when its box is scrolled.',
  'SEEN-03 rule book: The words of eight signs cannot be seen: they are not rendered, invisible, transparent, without size, clipped, off the page, covered, or in closed details.',
  'SEEN-04 rule book: The style sheet alone shows the word of the badge; no element has it.',
  'SEEN-05 rule book: Two of the four boxes are checked, as the seed decides; the attribute checked is on one of these and on one of the others.',
  'SEEN-06 rule book: The light is red, and turns green after Start the light and half of ?delay= to the whole of it, as the seed decides, for three seconds.',
  'SEEN-07 rule book: The color of the light at the first Cross counts, until Start the light is pressed again.',
  'SEEN-08 rule book: Check shows in Difference how the signs are hidden whose words are in Called visible.',
  'SEEN-09 rule book: Check says "Solved" if the words in Seen, Badge and On are right and the light was green; otherwise "Not seen" and each mistake.',
]);
