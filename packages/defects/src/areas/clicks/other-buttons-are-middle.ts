import { defect } from '../../defect.ts';

export default defect({
  id: 'other-buttons-are-middle',
  rule: 'CLICKS-01',
  level: 'medium',
  technique: 'negative',
  file: 'apps/web/src/labs/clicks/listen.ts',
  from: "type.endsWith('click') && down === 1)",
  to: "type.endsWith('click') && down > 0)",
  seen: 'Middle counts a right click as a middle click.',
  hints: [
    'Look at the four buttons of the lab about clicks.',
    'Press each button in the way that another one asks for.',
    'Right-click Middle: it has 0 middle clicks.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clicks');
    await page.getByTestId('clicks-middle').click({ button: 'right' });
    await expect(page.getByTestId('clicks-events')).toContainText('contextmenu');
    await expect(page.getByTestId('clicks-middle-presses')).toHaveText('0 middle clicks');
  },
});
