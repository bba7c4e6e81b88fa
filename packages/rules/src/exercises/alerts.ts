import { exerciseArea } from '../area.ts';

export const alerts = exerciseArea('alerts', 'Alerts', [
  'ALERT-01 §2.3: Show Alert opens an alert of the browser.',
  'ALERT-02 §2.3: Show Confirm asks "Do you confirm this action?"; OK shows "User confirmed: true" and Cancel "User confirmed: false".',
  'ALERT-03 §2.3: Show Prompt asks "Please enter some text:"; OK shows "User input: " and the text as it was typed.',
  'ALERT-04 decision 0032: Cancel in the prompt shows "The prompt was cancelled"; OK with an empty field does not.',
  'ALERT-05 rule book: The line Answer holds the newest answer only.',
  'ALERT-06 decision 0309: After a confirmation or a prompt, an alert says what the line Answer then shows.',
]);
