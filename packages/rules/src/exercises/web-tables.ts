import type { Area } from '../area.ts';

export const webTables = {
  slug: 'web-tables',
  title: 'Web Tables',
  place: { exercise: 'web-tables' },
  rules: [
    {
      id: 'TABLE-01',
      from: '§3',
      text: 'The table starts with three users, whose ids are 1, 2 and 3.',
    },
    {
      id: 'TABLE-02',
      from: '§3',
      text: 'A new user gets the highest id of the table plus 1, and the id 1 in an empty table.',
    },
    {
      id: 'TABLE-03',
      from: '§4',
      text: 'Delete removes the user of its own row and no other, also after other rows were deleted.',
    },
    {
      id: 'TABLE-04',
      from: '§4',
      text: 'Edit loads all six fields of the row into the form, and the button Add says Update.',
    },
    {
      id: 'TABLE-05',
      from: '§4',
      text: 'Update stores all six fields of the form in the row, which keeps its id and its place.',
    },
    {
      id: 'TABLE-06',
      from: '§4',
      text: 'After Update the form is empty, and the button says Add and adds again.',
    },
    { id: 'TABLE-07', from: 'rule book', text: 'A row is not changed before Update is pressed.' },
    {
      id: 'TABLE-08',
      from: '§5',
      text: 'Nothing is validated: empty fields, a malformed email and a negative age are stored.',
    },
    { id: 'TABLE-09', from: '§5', text: 'Age and salary take numbers only.' },
    {
      id: 'TABLE-10',
      from: 'rule book',
      text: 'Deleting the user who is being edited empties the form and ends the editing; deleting another leaves the form as it is.',
    },
    {
      id: 'TABLE-11',
      from: 'rule book',
      text: 'The line Last change names what happened last and to which user, such as "Added user 4".',
    },
  ],
} as const satisfies Area;
