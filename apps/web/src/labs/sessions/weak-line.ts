import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: ['const storageState = await page.context().storageState();'],
  mends: {
    'Wait until there is no network traffic, and then save the state':
      'The state is complete as soon as the page says so. Waiting does not make the tool save more of it.',
    'Save IndexedDB and session storage, too':
      'Cookies and local storage are two of four parts. Session storage needs a script that runs before the page.',
    'Sign in again in the new context with the same one-time code':
      'A code passes once, so the second login is refused.',
  },
  helps: 2,
};
