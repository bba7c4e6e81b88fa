import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['const storageState = await page.context().storageState();'],
  mends: [
    {
      text: 'Wait until there is no network traffic, and then save the state',
      does: 'The state is complete as soon as the page says so. Waiting does not make the tool save more of it.',
    },
    {
      text: 'Save IndexedDB and session storage, too',
      does: 'Cookies and local storage are two of four parts. Session storage needs a script that runs before the page.',
      helps: true,
    },
    {
      text: 'Sign in again in the new context with the same one-time code',
      does: 'A code passes once, so the second login is refused.',
    },
  ],
};
