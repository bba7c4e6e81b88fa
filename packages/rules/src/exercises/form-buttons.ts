import { exerciseArea } from '../area.ts';

export const formButtons = exerciseArea('form-buttons', 'Input and Button Form', [
  'FORM-01 §4: Submit with name, email and age filled shows "All fields were filled successfully!".',
  'FORM-02 §9: The message disappears after 5 seconds, and the fields keep their text.',
  'FORM-03 rule book: Another complete Submit starts the 5 seconds again.',
  'FORM-04 decision 0032: Submit shows an error beside each field that is empty, such as "Name is empty: please fill it in.", and no message.',
  'FORM-05 rule book: A field with nothing but spaces counts as empty.',
  'FORM-06 §4: Nothing but emptiness is checked: any text in Email and any number in Age count as filled.',
  'FORM-07 page: A complete Submit removes the errors.',
  'FORM-08 rule book: Submit with an empty field removes the message at once.',
  'FORM-09 rule book: Submit with empty fields moves the focus to the first of them.',
]);
