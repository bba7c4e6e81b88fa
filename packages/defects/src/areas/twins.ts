import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('focus-lost-in-the-sound-twin', 'TWIN-03', 'hard', 'accessibility', {
    file: 'apps/web/src/labs/twins/hours.tsx',
    from: 'if (!losesFocus) opener.current?.focus();',
    to: 'if (losesFocus) opener.current?.focus();',
    seen: 'When Hours closes in the sound twin, the focus is nowhere.',
    nudge: 'Look at the two twins of the lab about accessibility.',
    hint: 'Close what you have opened, by keys. Where is the focus in each twin?',
    recipe: 'With the seed 1, open Hours in twin B and press Escape in a box: Hours has the focus.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/twins?seed=1&twin=b');
      await page.getByTestId('twins-hours').press('Enter');
      await page.getByTestId('twins-morning').press('Escape');
      await expect(page.getByTestId('twins-morning')).toBeHidden();
      await expect(page.getByTestId('twins-hours')).toBeFocused();
    },
  }),
  defect('flawed-twin-is-always-b', 'TWIN-01', 'hard', 'oracle', {
    file: 'packages/practice/src/labs/twins/twins.ts',
    from: 'chance.integer(2) === 0',
    to: 'chance.integer(2) > 1',
    pure: true,
    seen: 'Twin A is the sound one with each seed.',
    nudge: 'Look at the two twins of the lab about accessibility.',
    hint: 'One seed shows one draw. Try others.',
    recipe: 'With the seed 1 the bouts of twin A are no table, and those of twin B are one.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/twins?seed=1&twin=a');
      await expect(page.getByTestId('twins-bouts')).toHaveText(/Ada/);
      await expect(page.getByTestId('twins-bouts').and(page.getByRole('table'))).toHaveCount(0);
    },
  }),
  defect('first-seed-is-forgotten', 'TWIN-09', 'hard', 'sequences', {
    file: 'packages/practice/src/labs/runs.ts',
    from: 'isBefore && before.seed !== facts.seed',
    to: 'isBefore && before.seed > facts.seed',
    pure: true,
    seen: 'The second right list does not solve the lab if its seed is larger than the first one.',
    nudge: 'Look at the verdict of the lab about accessibility.',
    hint: 'The verdict asks for two seeds. Does their order matter?',
    recipe: 'Name what is broken with the seed 1, then with the seed 2: the verdict says “Solved”.',
    caught: async ({ page, expect }) => {
      for (const [seed, broken] of [
        [1, ['a-name', 'a-trap', 'a-target', 'a-table', 'a-focus', 'a-order']],
        [2, ['b-status', 'b-name', 'b-color', 'b-trap', 'b-table']],
      ] as const) {
        await page.goto(`/labs/twins?seed=${seed}`);
        for (const each of broken) await page.getByTestId(`twins-${each}`).check();
        await page.getByTestId('twins-check').click();
        await expect(page.getByTestId('twins-verdict')).toHaveText(/^Right|^Solved/);
      }
      await expect(page.getByTestId('twins-verdict')).toHaveText(/^Solved/);
    },
  }),
  defect('everything-named-is-right', 'TWIN-08', 'medium', 'negative', {
    file: 'packages/practice/src/labs/twins/judge.ts',
    from: 'if (missing + strange > 0)',
    to: 'if (missing > 0)',
    pure: true,
    matters: 'missing === 0 && strange > 0',
    seen: 'The verdict takes a list that names rules which are not broken.',
    nudge: 'Look at the verdict of the lab about accessibility.',
    hint: 'Name more than is broken.',
    recipe: 'Check all sixteen boxes with the seed 1: 10 of them are named but not broken.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/twins?seed=1');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByTestId('twins-check').click();
      await expect(page.getByTestId('twins-verdict')).toContainText('10 named but not broken');
    },
  }),
];
