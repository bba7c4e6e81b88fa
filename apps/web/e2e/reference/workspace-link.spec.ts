import { expect, test } from '../test.ts';

test.use({ expectedError: /the server responded with a status of (4|5)\d\d/ });

for (const path of ['/api', '/api/bookapi', '/api/chance']) {
  test(`${path}?workspace=Ada opens the page in the workspace ada, for the tab`, async ({
    page,
  }) => {
    await page.goto(`${path}?workspace=Ada`);
    await expect(page.getByTestId('workspace-current')).toHaveText('ada');
    await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
    await page.goto('/api/behavior');
    await expect(page.getByTestId('workspace-current')).toHaveText('ada');
  });
}

test('one link brings workspace and seed, and sends nothing by itself', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/w/') && sent.push(request.url()));
  await page.goto('/api?workspace=one-link&workspace-seed=7');
  await expect(page).toHaveURL('/api/bookapi?workspace=one-link&workspace-seed=7');
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('7');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Set the seed' }).click();
  await expect(page.getByRole('status', { name: 'Workspace' })).toContainText('Seed 7, step 0');
  expect(sent).toEqual([expect.stringContaining('/w/one-link/v1/practice/workspace')]);
});

test('keeps the seed of the link for the tab', async ({ page }) => {
  await page.goto('/api/bookapi?workspace-seed=7');
  await page.getByRole('link', { name: 'Replayable chance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replayable chance');
  await page.getByTestId('workspace-toggle').click();
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('7');
});

test("leaves the site's own seed to ?seed=", async ({ page }) => {
  await page.goto('/api/bookapi?workspace=ada&seed=7');
  await expect(page.getByText('Seed: 7')).toBeVisible();
  await page.getByTestId('workspace-toggle').click();
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('42');
});

test('says what is wrong with the name of a link and works on in another', async ({ page }) => {
  await page.goto('/api/bookapi?workspace=zoé');
  await expect(page.getByTestId('workspace-name-error')).toHaveText(
    'The name must be 3 to 64 characters of a-z, 0-9 and hyphen, not "zoé".',
  );
  await expect(page.getByTestId('workspace-current')).toHaveText(/^[a-z]+-[a-z]+-\d{6}$/);
});

test('draws another name when the link names none', async ({ page }) => {
  await page.goto('/api/bookapi?workspace=ada');
  await page.goto('/api/bookapi?workspace=');
  await expect(page.getByTestId('workspace-current')).toHaveText(/^[a-z]+-[a-z]+-\d{6}$/);
});

test('shows the link that brings others here', async ({ page, baseURL }) => {
  await page.goto('/api/chance?workspace=ada&workspace-seed=7');
  const link = `${baseURL}/api/chance?workspace=ada&workspace-seed=7`;
  await expect(page.getByTestId('workspace-link')).toHaveText(link);
});
