import { exerciseArea } from '../area.ts';

export const webTables = exerciseArea('web-tables', 'Web Tables', [
  'TABLE-01 §3: The table starts with three users, whose ids are 1, 2 and 3.',
  'TABLE-02 §3: A new user gets the highest id of the table plus 1, and the id 1 in an empty table.',
  'TABLE-03 §4: Delete removes the user of its own row and no other, also after other rows were deleted.',
  'TABLE-04 §4: Edit loads all six fields of the row into the form, and the button Add says Update.',
  'TABLE-05 §4: Update stores all six fields of the form in the row, which keeps its id and its place.',
  'TABLE-06 §4: After Update the form is empty, and the button says Add and adds again.',
  'TABLE-07 rule book: A row is not changed before Update is pressed.',
  'TABLE-08 §5: Nothing is validated: empty fields, a malformed email and a negative age are stored.',
  'TABLE-09 §5: Age and salary take numbers only.',
  'TABLE-10 rule book: Deleting the user who is being edited empties the form and ends the editing; deleting another leaves the form as it is.',
  'TABLE-11 rule book: The line Last change names what happened last and to which user, such as "Added user 4".',
]);
