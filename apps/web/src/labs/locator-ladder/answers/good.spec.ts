import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`climbs the ladder with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/locator-ladder?seed=${seed}`);
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    const work = page.getByRole('group', { name: 'Work address' });
    await work.getByRole('button', { name: 'Save' }).click();
    const invoice = page.getByRole('listitem').filter({ hasText: 'Invoice 18' });
    await invoice.getByRole('button', { name: 'Delete' }).click();
    await page.getByPlaceholder('Country').fill('France');
    await page.getByAltText('Circle').click();
    await page.getByTitle('Help on prices').click();
    await page.getByRole('button', { name: 'Renew', description: 'Ends in June' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
