import { labArea } from '../area.ts';

export const twins = labArea('twins', 'Twins', [
  'TWIN-01 rule book: One of the twins has five or six of the eight flaws, the other one none; the seed decides which.',
  'TWIN-02 rule book: Twin A and Twin B show one twin as it is at first, and ?twin=a and ?twin=b show it at once; what is named in the form stays.',
  'TWIN-03 rule book: Tab and Escape leave Hours, the focus is on its button when it closes, and Tab goes down from Name to Club, unless a twin has the flaw.',
  'TWIN-04 rule book: The bouts are a table, the line below them is a status, and the field Name has the name that its label shows, unless a twin has the flaw.',
  'TWIN-05 rule book: Book without a name marks the field as invalid and says why, and each target has at least 24 by 24 pixels, unless a twin has the flaw.',
  'TWIN-06 rule book: In the sound twin axe finds nothing; in the flawed one it finds the target, if asked for WCAG 2.2, and none of the other flaws.',
  'TWIN-07 rule book: Hours shows the bouts of the morning and of the evening, the status line counts them and names who has booked, and Clear empties the form.',
  'TWIN-08 rule book: Check says "Not found" and how many broken rules are not named, and how many named ones are not broken.',
  'TWIN-09 rule book: Check says "Solved" if both lists are right, and were right in the same tab with another seed.',
]);
