import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('description-of-the-other', 'LADDER-01', 'hard', 'accessibility', {
    file: 'apps/web/src/labs/locator-ladder/rungs.tsx',
    from: 'aria-describedby={id}',
    to: 'aria-describedby="ladder-march"',
    seen: 'A screen reader says "Ends in March" on both buttons Renew.',
    nudge: 'Look at the rung Description of the locator ladder.',
    hint: 'What is seen beside a button is not what a screen reader says about it.',
    recipe: 'Exactly one of the buttons Renew has the accessible description Ends in June.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/locator-ladder?seed=7');
      const june = page.getByRole('button', { name: 'Renew', description: 'Ends in June' });
      await expect(june).toHaveCount(1);
    },
  }),
  defect('kind-in-one-case', 'LADDER-06', 'medium', 'oracle', {
    file: 'apps/web/src/labs/locator-ladder/second-flight.tsx',
    from: 'chance.integer(cases.length)',
    to: 'Math.floor(chance.integer(cases.length) / cases.length)',
    seen: 'The attribute of the second flight is in lower case with every seed.',
    nudge: 'Look at the second flight of the locator ladder.',
    hint: 'Load it with more than one seed, and compare the HTML.',
    recipe: 'With the seeds 1 to 8, data-kind is never in upper case.',
    caught: async ({ page, expect }) => {
      const kinds = new Set<string | null>();
      for (let seed = 1; seed < 9; seed += 1) {
        await page.goto(`/labs/locator-ladder?level=2&seed=${seed}`);
        const urgent = page.getByTestId('ladder-attribute').locator('[data-kind="urgent" i]');
        kinds.add(await urgent.getAttribute('data-kind'));
      }
      expect(kinds.size).toBe(3);
    },
  }),
  defect('second-try-counts', 'LADDER-03', 'sneaky', 'sequences', {
    file: 'packages/practice/src/labs/locator-ladder/judge.ts',
    from: "touchOf(before, rung) === 'wrong' ? before :",
    to: 'before[rung] === sign ? before :',
    pure: true,
    seen: 'A rung that was wrong becomes right by a second try.',
    nudge: 'Look at a rung of the locator ladder.',
    hint: 'Use the wrong element first, and then the right one.',
    recipe: 'A rung that is wrong says "wrong" until the page is loaded again.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/locator-ladder?seed=7');
      const rung = page.getByRole('group', { name: 'Role', exact: true });
      await rung.getByRole('link', { name: 'Archive' }).click();
      await rung.getByRole('button', { name: 'Archive' }).click();
      await expect(page.getByTestId('ladder-role-state')).toHaveText('wrong');
    },
  }),
  defect('seven-rungs-solve', 'LADDER-04', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/locator-ladder/judge.ts',
    from: 'rungs.some((rung) => touchOf(used, rung) === undefined)',
    to: 'rungs.slice(1).some((rung) => touchOf(used, rung) === undefined)',
    pure: true,
    seen: 'The ladder is solved although its first rung was never used.',
    nudge: 'Look at when the locator ladder is solved.',
    hint: 'Leave one rung out, and not only the last.',
    recipe: 'Seven right rungs without Role give no verdict.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/locator-ladder?seed=7');
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      const work = page.getByRole('group', { name: 'Work address' });
      await work.getByRole('button', { name: 'Save' }).click();
      const invoice = page.getByRole('listitem').filter({ hasText: 'Invoice 18' });
      await invoice.getByRole('button', { name: 'Delete' }).click();
      await page.getByPlaceholder('Country').fill('France');
      await page.getByAltText('Circle').click();
      await page.getByTitle('Help on prices').click();
      await page.getByRole('button', { name: 'Renew', description: 'Ends in June' }).click();
      await expect(page.getByTestId('ladder-description-state')).toHaveText('right');
      await expect(page.getByTestId('ladder-verdict')).toBeEmpty();
    },
  }),
];
