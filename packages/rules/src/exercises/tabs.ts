import { exerciseArea } from '../area.ts';

export const tabs = exerciseArea('tabs', 'Tabs', [
  'TAB-01 §2.3: There are Tab 1, Tab 2 and Tab 3; Tab 1 is selected at first.',
  'TAB-02 rule book: Only the panel of the selected tab is shown.',
  'TAB-03 §2.3: Switching shows "You tabbed to another tab."; a click on the selected tab shows nothing.',
  'TAB-04 §9: The message disappears 2 seconds after the last switch.',
  'TAB-05 rule book: The left and right arrow keys switch tabs, also from the last to the first and back; Home selects the first and End the last.',
  'TAB-06 §2.3: Open New Tab opens the external page in a new browser tab.',
  'TAB-07 §2.3: Open New Window opens the external page in a window of 800 by 600 pixels, where the browser lets a page set the size.',
  'TAB-08 page: What these buttons open has no access to the page that opened it.',
]);
