import { labArea } from '../area.ts';

export const looks = labArea('looks', 'Looks', [
  'LOOK-01 rule book: Each of the looks A to F has one of six changes, in an order that depends on the seed alone.',
  'LOOK-02 rule book: Four of them show another picture than Sound: the price is 1 pixel further right, its color is a little different, the title has another font, or the note covers a part of the price.',
  'LOOK-03 rule book: The two others show the picture of Sound but for the clock: one has another hour, in one the picture of the lamp comes a second later.',
  'LOOK-04 rule book: Each time a look is chosen the picture comes after ?delay= seconds, and the poster is busy until it can be seen.',
  'LOOK-05 rule book: The clock of the poster shows hundredths of a second, and always has the same size.',
  'LOOK-06 rule book: Check says "Solved" if exactly the four looks that differ are ticked; otherwise "Not right" and how many are not.',
  'LOOK-07 rule book: Check says "Not compared" and names the looks that were left before the picture was there.',
]);
