import { labArea } from '../area.ts';

export const actionability = labArea('actionability', 'Actionability', [
  'ACTION-01 rule book: Start takes one condition from each of six targets: visible, stable, enabled, editable, on top and in view.',
  'ACTION-02 rule book: Each condition comes back after half of ?delay= to the whole of it, at a time that the seed decides.',
  'ACTION-03 rule book: A click on the cover is counted and does not reach the button below it.',
  'ACTION-04 rule book: The verdict says "Solved" if each target was used once, or Twice twice, when it was ready, by an event that the browser trusts, and the cover took no click.',
  'ACTION-05 rule book: The verdict says "A script" as soon as an event does not come from mouse, finger or keyboard, and names the target.',
  'ACTION-06 rule book: The verdict says "Forced" and names each target that was used too early or more than once, and the clicks on the cover.',
  'ACTION-07 rule book: Another Start forgets every use and every click, and takes the conditions away again.',
  'ACTION-08 rule book: ?level=2 adds Twice, which has to be clicked twice: its first click brings a cover that stays for half of ?delay= to the whole of it, and counts the clicks on it.',
  'ACTION-09 rule book: ?level=2 adds Half covered, a field in a box that scrolls: typing into it is too early while the bar at the top of the box covers a part of it.',
]);
