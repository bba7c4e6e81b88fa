import { defect } from '../../defect.ts';

export default defect({
  id: 'late-catch-forgiven',
  rule: 'WAIT-07',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/waits/rounds.ts',
  from: 'after <= windowMs',
  to: 'after < windowMs + 2000',
  pure: true,
  seen: 'A ring that is caught after 4 seconds counts as waited for.',
  hints: [
    'Look at the verdict in the lab of waits.',
    'A ring can be caught within 3 seconds. What about a little later?',
    'Catch one ring 3.5 seconds after it rang, and the others at once: the verdict says “Slept”.',
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/labs/waits?seed=7');
    await page.clock.pauseAt(60_000);
    await page.getByRole('button', { name: 'Start the rounds' }).click();
    for (const late of [3500, 0, 0]) {
      while (!(await page.getByTestId('waits-bell').innerText()).endsWith('rings'))
        await page.clock.runFor(100);
      await page.clock.runFor(late);
      await page.getByRole('button', { name: 'Catch' }).click();
    }
    await expect(page.getByTestId('waits-verdict')).toHaveText(/^Slept/);
  },
});
