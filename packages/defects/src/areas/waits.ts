import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('first-click-still-counts', 'WAIT-08', 'sneaky', 'sequences', {
    file: 'apps/web/src/labs/waits/four-ways.tsx',
    from: `    running.current?.abort();
    const { signal }`,
    to: `    const { signal }`,
    matters: 'running.current !== undefined',
    seen: 'After a second click the result comes when the delay of the first one is over.',
    nudge: 'Look at the four results in the lab of waits.',
    hint: 'Press a button again before its result is there.',
    recipe:
      'With a delay of 2 seconds press Show, and 1.5 seconds later again: a second later the result is still hidden.',
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
  }),
  defect('late-catch-forgiven', 'WAIT-07', 'sneaky', 'boundaries', {
    file: 'packages/practice/src/labs/waits/rounds.ts',
    from: 'after <= windowMs',
    to: 'after < windowMs + 2000',
    pure: true,
    seen: 'A ring that is caught after 4 seconds counts as waited for.',
    nudge: 'Look at the verdict in the lab of waits.',
    hint: 'A ring can be caught within 3 seconds. What about a little later?',
    recipe:
      'Catch one ring 3.5 seconds after it rang, and the others at once: the verdict says “Slept”.',
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
  }),
  defect('only-the-first-miss', 'WAIT-07', 'medium', 'oracle', {
    file: 'packages/practice/src/labs/waits/rounds.ts',
    from: "missed.join(', ')",
    to: 'missed[0]',
    pure: true,
    seen: 'The verdict names one round, though all three were missed.',
    nudge: 'Look at the verdict in the lab of waits.',
    hint: 'Read all of it, for more than one mistake.',
    recipe:
      'Press Catch three times before the bell rings: the verdict names the rounds 1, 2 and 3.',
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
  }),
  defect('skeleton-not-busy', 'WAIT-04', 'medium', 'accessibility', {
    file: 'apps/web/src/labs/waits/four-ways.tsx',
    from: "aria-busy={state === 'waiting'}",
    to: "aria-busy={state === 'failed'}",
    used: "state === 'waiting'",
    seen: 'A screen reader is not told that the card is being loaded.',
    nudge: 'Look at the card in the lab of waits.',
    hint: 'A skeleton is for the eyes. What is there for a screen reader?',
    recipe: 'From the click on Load until the code is shown, aria-busy is true around the card.',
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
  }),
];
