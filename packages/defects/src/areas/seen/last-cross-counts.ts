import { defect } from '../../defect.ts';

export default defect({
  id: 'last-cross-counts',
  rule: 'SEEN-07',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/labs/seen/light.tsx',
  from: "if (crossed === 'never') onCross(",
  to: "if (crossed !== 'green') onCross(",
  used: "crossed === 'red'",
  seen: 'Who crosses at red can cross again at green, and the first time is forgotten.',
  hints: [
    'Look at the light of the lab about what is seen.',
    'Cross more than once.',
    'Cross at red and again at green: Crossed still says “At red”.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/seen?seed=7&delay=1');
    await page.getByTestId('seen-start').click();
    await page.getByTestId('seen-cross').click();
    await expect(page.getByTestId('seen-light')).toHaveCSS('background-color', 'rgb(0, 100, 0)');
    await page.getByTestId('seen-cross').click();
    await expect(page.getByTestId('seen-crossed')).toHaveText('At red');
  },
});
