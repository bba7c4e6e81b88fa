import { expect, test } from '@playwright/test';

test('presses, points and selects', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const city = (name: string) => page.getByRole('option', { name });
  await page.goto('/labs/clicks?seed=1');
  await button('Double').click();
  await button('Double').click();
  await button('Right').click({ button: 'right' });
  await button('Middle').click({ button: 'middle' });
  await button('Long').click({ delay: 500 });
  await button('File').click();
  await button('Export').click();
  await button('As CSV').click();
  await page.getByRole('row').nth(2).hover();
  await button('Archive Water').click({ force: true });
  for (const name of ['Bergen', 'Cusco', 'Esbjerg', 'Galway']) await city(name).click();
  await button('Check').click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
