import type { Area } from '../area.ts';

export const simpleInputForm = {
  slug: 'simple-input-form',
  title: 'Simple Input Form',
  place: { exercise: 'simple-input-form' },
  rules: [
    {
      id: 'INPUT-01',
      from: '§2.3',
      text: 'The form has the fields Full name, Email, Current address and Permanent address, all empty at first.',
    },
    {
      id: 'INPUT-02',
      from: 'page',
      text: 'The line The form holds names each field that is filled, with its text, after every key.',
    },
    {
      id: 'INPUT-03',
      from: '§2.3',
      text: 'Submit, and Enter in a field of one line, change nothing.',
    },
    { id: 'INPUT-04', from: 'page', text: 'An address may have several lines.' },
  ],
} as const satisfies Area;
