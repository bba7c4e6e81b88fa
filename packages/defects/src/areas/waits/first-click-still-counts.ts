import { defect } from '../../defect.ts';

export default defect({
  id: 'first-click-still-counts',
  rule: 'WAIT-08',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/web/src/labs/waits/four-ways.tsx',
  from: `    running.current?.abort();
    const { signal }`,
  to: `    const { signal }`,
  matters: 'running.current !== undefined',
  seen: 'After a second click the result comes when the delay of the first one is over.',
  hints: [
    'Look at the four results in the lab of waits.',
    'Press a button again before its result is there.',
    'With a delay of 2 seconds press Show, and 1.5 seconds later again: a second later the result is still hidden.',
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/labs/waits?delay=2&seed=7');
    await page.clock.pauseAt(60_000);
    const show = page.getByRole('button', { name: 'Show', exact: true });
    await show.click();
    await page.clock.runFor(1500);
    await show.click();
    await page.clock.runFor(1000);
    await expect(page.getByTestId('waits-hidden')).toBeHidden();
    await page.clock.runFor(1100);
    await expect(page.getByTestId('waits-hidden')).toBeVisible();
  },
});
