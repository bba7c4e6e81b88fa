import type { Area } from '../area.ts';

export const tabs = {
  slug: 'tabs',
  title: 'Tabs',
  place: { exercise: 'tabs' },
  rules: [
    {
      id: 'TAB-01',
      from: '§2.3',
      text: 'There are Tab 1, Tab 2 and Tab 3; Tab 1 is selected at first.',
    },
    { id: 'TAB-02', from: 'rule book', text: 'Only the panel of the selected tab is shown.' },
    {
      id: 'TAB-03',
      from: '§2.3',
      text: 'Switching shows "You tabbed to another tab."; a click on the selected tab shows nothing.',
    },
    { id: 'TAB-04', from: '§9', text: 'The message disappears 2 seconds after the last switch.' },
    {
      id: 'TAB-05',
      from: 'rule book',
      text: 'The left and right arrow keys switch tabs, also from the last to the first and back; Home selects the first and End the last.',
    },
    {
      id: 'TAB-06',
      from: '§2.3',
      text: 'Open New Tab opens the external page in a new browser tab.',
    },
    {
      id: 'TAB-07',
      from: '§2.3',
      text: 'Open New Window opens the external page in a window of 800 by 600 pixels, where the browser lets a page set the size.',
    },
    {
      id: 'TAB-08',
      from: 'page',
      text: 'What these buttons open has no access to the page that opened it.',
    },
  ],
} as const satisfies Area;
