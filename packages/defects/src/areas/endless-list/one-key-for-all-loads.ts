import { defect } from '../../defect.ts';
import { loadUntil } from '../../endless-rows.ts';

export default defect({
  id: 'one-key-for-all-loads',
  rule: 'ENDLESS-09',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/labs/endless-list/use-hand.ts',
  from: `      moves.current = false;
      return hasMoved;`,
  to: '      return hasMoved;',
  seen: 'After one key, a script that scrolls the rest of the way counts as a user.',
  hints: [
    'Look at the verdict of the endless list.',
    'A user begins, and a script goes on.',
    'Press End, scroll on by a script, and choose the right row: the verdict says "by a script".',
  ],
  caught: async (bout) => {
    const { page, expect } = bout;
    await loadUntil(bout, 80);
    await page.getByTestId('endless-row-80').evaluate((row) => row.scrollIntoView());
    await page.getByTestId('endless-choose-85').click();
    await expect(page.getByTestId('endless-verdict')).toHaveText(/^The right row, by a script/);
  },
});
