import type { Area } from '../area.ts';

export const formButtons = {
  slug: 'form-buttons',
  title: 'Input and Button Form',
  place: { exercise: 'form-buttons' },
  rules: [
    {
      id: 'FORM-01',
      from: '§4',
      text: 'Submit with name, email and age filled shows "All fields were filled successfully!".',
    },
    {
      id: 'FORM-02',
      from: '§9',
      text: 'The message disappears after 5 seconds, and the fields keep their text.',
    },
    {
      id: 'FORM-03',
      from: 'rule book',
      text: 'Another complete Submit starts the 5 seconds again.',
    },
    {
      id: 'FORM-04',
      from: 'decision 0032',
      text: 'Submit shows an error beside each field that is empty, such as "Name is empty: please fill it in.", and no message.',
    },
    { id: 'FORM-05', from: 'rule book', text: 'A field with nothing but spaces counts as empty.' },
    {
      id: 'FORM-06',
      from: '§4',
      text: 'Nothing but emptiness is checked: any text in Email and any number in Age count as filled.',
    },
    { id: 'FORM-07', from: 'page', text: 'A complete Submit removes the errors.' },
    {
      id: 'FORM-08',
      from: 'rule book',
      text: 'Submit with an empty field removes the message at once.',
    },
    {
      id: 'FORM-09',
      from: 'rule book',
      text: 'Submit with empty fields moves the focus to the first of them.',
    },
  ],
} as const satisfies Area;
