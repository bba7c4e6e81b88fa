import { expect, test } from '@playwright/test';

test('opens the page with a saved state', async ({ page, browser }) => {
  const workspace = `sessions-${crypto.randomUUID()}`;
  const data = { now: '2030-01-01T00:00:00Z', clock: 'frozen' };
  await page.request.patch(`/w/${workspace}/v1/practice/workspace`, { data });
  await page.goto(`/labs/sessions?workspace=${workspace}`);
  await page.getByLabel('Username').fill('reader');
  await page.getByLabel('Password').fill('amber-Falcon-92');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('One-time code').fill('972726');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status', { name: 'State' })).toContainText('by the form');

  const storageState = await page.context().storageState();
  const other = await browser.newPage({ storageState });
  await other.goto(page.url());
  await expect(other.getByRole('status', { name: 'State' })).toContainText('by the saved state');
});
