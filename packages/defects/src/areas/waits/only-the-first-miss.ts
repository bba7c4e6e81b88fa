import { defect } from '../../defect.ts';

export default defect({
  id: 'only-the-first-miss',
  rule: 'WAIT-07',
  level: 'medium',
  technique: 'oracle',
  file: 'packages/practice/src/labs/waits/rounds.ts',
  from: "missed.join(', ')",
  to: 'missed[0]',
  pure: true,
  seen: 'The verdict names one round, though all three were missed.',
  hints: [
    'Look at the verdict in the lab of waits.',
    'Read all of it, for more than one mistake.',
    'Press Catch three times before the bell rings: the verdict names the rounds 1, 2 and 3.',
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/labs/waits?seed=7');
    await page.clock.pauseAt(60_000);
    await page.getByRole('button', { name: 'Start the rounds' }).click();
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Catch' }).click();
    await expect(page.getByTestId('waits-verdict')).toHaveText(
      'Slept: you clicked in round 1 before the bell, round 2 before the bell, round 3 before the bell.',
    );
  },
});
