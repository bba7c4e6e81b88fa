import { exerciseArea } from '../area.ts';

export const checkboxes = exerciseArea('checkboxes', 'Checkboxes', [
  'CHECKBOX-01 rule book: Both boxes are unchecked at first.',
  'CHECKBOX-02 §2.3: The face is angry while Checkbox 2 is checked, and smiling otherwise.',
  'CHECKBOX-03 §2.3: Checkbox 1 does not change the face.',
  'CHECKBOX-04 rule book: The line Checked names the checked boxes, and says "none" when there is none.',
  'CHECKBOX-05 rule book: A click on the label of a box checks or unchecks that box.',
]);
