import { expect, smoke, test } from '../test.ts';

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

test('a link sets the workspace and the seed and sends no request', smoke, async ({ page }) => {
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

test('?seed= sets only the seed of the site', async ({ page }) => {
  await page.goto('/api/bookapi?workspace=ada&seed=7');
  await expect(page.getByText('Seed: 7')).toBeVisible();
  await page.getByTestId('workspace-toggle').click();
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('42');
});

test('shows why the name in a link is invalid and uses a random name instead', async ({ page }) => {
  await page.goto('/api/bookapi?workspace=zoé');
  await expect(page.getByTestId('workspace-name-error')).toHaveText(
    'The name must be 3 to 64 characters of a-z, 0-9 and hyphen, not "zoé".',
  );
  await expect(page.getByTestId('workspace-current')).toHaveText(/^[a-z]+-[a-z]+-\d{6}$/);
});

test('an empty name in the link draws a new name', async ({ page }) => {
  await page.goto('/api/bookapi?workspace=ada');
  await page.goto('/api/bookapi?workspace=');
  await expect(page.getByTestId('workspace-current')).toHaveText(/^[a-z]+-[a-z]+-\d{6}$/);
});

test('shows a link to this page, workspace and seed', async ({ page, baseURL }) => {
  await page.goto('/api/chance?workspace=ada&workspace-seed=7');
  const link = `${baseURL}/api/chance?workspace=ada&workspace-seed=7`;
  await expect(page.getByTestId('workspace-link')).toHaveText(link);
});
