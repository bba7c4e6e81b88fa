import { exerciseArea } from '../area.ts';

export const simpleInputForm = exerciseArea('simple-input-form', 'Simple Input Form', [
  'INPUT-01 §2.3: The form has the fields Full name, Email, Current address and Permanent address, all empty at first.',
  'INPUT-02 page: The line The form holds names each field that is filled, with its text, after every key.',
  'INPUT-03 §2.3: Submit, and Enter in a field of one line, change nothing.',
  'INPUT-04 page: An address may have several lines.',
]);
