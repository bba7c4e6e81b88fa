import { defect } from '../../defect.ts';

export default defect({
  id: 'seven-rungs-solve',
  rule: 'LADDER-04',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/locator-ladder/judge.ts',
  from: 'rungs.some((rung) => touchOf(used, rung) === undefined)',
  to: 'rungs.slice(1).some((rung) => touchOf(used, rung) === undefined)',
  pure: true,
  seen: 'The ladder is solved although its first rung was never used.',
  hints: [
    'Look at when the locator ladder is solved.',
    'Leave one rung out, and not only the last.',
    'Seven right rungs without Role give no verdict.',
  ],
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
});
