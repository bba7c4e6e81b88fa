import { area } from '../area.ts';

export const simpleInputForm = area({
  slug: 'simple-input-form',
  title: 'Simple Input Form',
  place: { exercise: 'simple-input-form' },
  rules: {
    'INPUT-01':
      '§2.3: The form has the fields Full name, Email, Current address and Permanent address, all empty at first.',
    'INPUT-02':
      'page: The line The form holds names each field that is filled, with its text, after every key.',
    'INPUT-03': '§2.3: Submit, and Enter in a field of one line, change nothing.',
    'INPUT-04': 'page: An address may have several lines.',
  },
});
