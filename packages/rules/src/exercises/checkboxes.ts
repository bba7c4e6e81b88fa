import type { Area } from '../area.ts';

export const checkboxes = {
  slug: 'checkboxes',
  title: 'Checkboxes',
  place: { exercise: 'checkboxes' },
  rules: [
    { id: 'CHECKBOX-01', from: 'rule book', text: 'Both boxes are unchecked at first.' },
    {
      id: 'CHECKBOX-02',
      from: '§2.3',
      text: 'The face is angry while the box Angry is checked, and smiling otherwise.',
    },
    { id: 'CHECKBOX-03', from: '§2.3', text: 'The box Calm does not change the face.' },
    {
      id: 'CHECKBOX-04',
      from: 'rule book',
      text: 'The line Checked names the checked boxes, and says "none" when there is none.',
    },
    {
      id: 'CHECKBOX-05',
      from: 'rule book',
      text: 'A click on the label of a box checks or unchecks that box.',
    },
  ],
} as const satisfies Area;
