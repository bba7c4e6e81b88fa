import type { Area } from '../area.ts';

export const lateDialogs = {
  slug: 'late-dialogs',
  title: 'Lab: Late dialogs',
  place: { lab: 'late-dialogs' },
  rules: [
    {
      id: 'LATER-01',
      from: 'rule book',
      text: 'After Start and ?delay= seconds the browser shows an alert with a code, then a confirmation, then a prompt, and then the page shows a dialog of its own.',
    },
    {
      id: 'LATER-02',
      from: 'rule book',
      text: 'The code, and whether the confirmation asks to keep it or to throw it away, depend on the seed alone.',
    },
    {
      id: 'LATER-03',
      from: 'rule book',
      text: 'The dialog of the page names the code or the next number, as the seed decides; Yes, No and Escape close it.',
    },
    {
      id: 'LATER-04',
      from: 'rule book',
      text: 'The verdict says "Read" if the code was kept and typed and the last question answered rightly; otherwise "Not read" and each wrong answer.',
    },
    {
      id: 'LATER-05',
      from: 'rule book',
      text: 'While the note is not empty and not saved, the browser asks before another document is loaded; after Save it does not.',
    },
    {
      id: 'LATER-06',
      from: 'rule book',
      text: 'When the visitor stays, the note is still there, and the page says how often the visitor has stayed.',
    },
  ],
} as const satisfies Area;
