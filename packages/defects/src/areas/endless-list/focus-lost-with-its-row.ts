import { defect } from '../../defect.ts';
import { loadUntil } from '../../endless-rows.ts';

export default defect({
  id: 'focus-lost-with-its-row',
  rule: 'ENDLESS-06',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/labs/endless-list/in-place.ts',
  from: 'hadFocus && !box.contains(document.activeElement)',
  to: 'hadFocus && document.activeElement === null',
  seen: 'When the row with the focus leaves the page, the next key does nothing.',
  hints: [
    'Look at the focus in the endless list.',
    'Use the list by keyboard and by wheel at once. Where is the focus after its row has left?',
    'Focus row 5 and scroll until row 80 comes: row 21 has the focus.',
  ],
  caught: async (bout) => {
    const { page, expect } = bout;
    await loadUntil(bout, 60);
    await page.getByTestId('endless-row-5').focus();
    await page.getByTestId('endless-row-60').evaluate((row) => row.scrollIntoView());
    await expect(page.getByTestId('endless-row-80')).toBeAttached();
    await expect(page.getByTestId('endless-row-21')).toBeFocused();
  },
});
