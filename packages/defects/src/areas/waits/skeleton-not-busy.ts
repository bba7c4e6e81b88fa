import { defect } from '../../defect.ts';

export default defect({
  id: 'skeleton-not-busy',
  rule: 'WAIT-04',
  level: 'medium',
  technique: 'accessibility',
  file: 'apps/web/src/labs/waits/four-ways.tsx',
  from: "aria-busy={state === 'waiting'}",
  to: "aria-busy={state === 'failed'}",
  used: "state === 'waiting'",
  seen: 'A screen reader is not told that the card is being loaded.',
  hints: [
    'Look at the card in the lab of waits.',
    'A skeleton is for the eyes. What is there for a screen reader?',
    'From the click on Load until the code is shown, aria-busy is true around the card.',
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/labs/waits?delay=2&seed=7');
    await page.clock.pauseAt(60_000);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(page.locator('[aria-busy="true"]').getByTestId('waits-card')).toHaveText('–');
    await page.clock.runFor(2100);
    await expect(page.getByTestId('waits-card')).toHaveText(/^Ready/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  },
});
