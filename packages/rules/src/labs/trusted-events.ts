import type { Area } from '../area.ts';

export const trustedEvents = {
  slug: 'trusted-events',
  title: 'Lab: Real or synthetic',
  place: { lab: 'trusted-events' },
  rules: [
    {
      id: 'TRUSTED-01',
      from: 'rule book',
      text: 'Name says "a user, key by key" when a trusted key came before each change, "a user, at once" when a trusted change came without a key or by pasting, and "a script" when a change was not trusted.',
    },
    {
      id: 'TRUSTED-02',
      from: 'rule book',
      text: 'Newsletter and Send say "a user" when the click on the control was trusted, and otherwise "a script", also when a script has clicked the label.',
    },
    {
      id: 'TRUSTED-03',
      from: 'rule book',
      text: 'Rounds says "a user" when the change was trusted, and otherwise "a script".',
    },
    {
      id: 'TRUSTED-04',
      from: 'rule book',
      text: 'A control that a script has used says "a script" until the page is loaded again.',
    },
    {
      id: 'TRUSTED-05',
      from: 'rule book',
      text: 'Send gives the verdict: it names the controls that the page has heard nothing from, otherwise those that a script has used, and otherwise says that a user has used all four.',
    },
  ],
} as const satisfies Area;
