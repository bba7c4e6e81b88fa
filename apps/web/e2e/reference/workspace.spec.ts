import { expect, smoke, test } from '../test.ts';
import { openWorkspace } from './open-workspace.ts';

test.use({ expectedError: /the server responded with a status of (4|5)\d\d/ });

test(
  'draws a workspace for the tab and keeps it through a reload [DOC-06]',
  smoke,
  async ({ page }) => {
    await page.goto('/api/bookapi');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveValue(/^[a-z]+-[a-z]+-\d{6}$/);
    const drawn = await name.inputValue();
    await page.reload();
    await expect(name).toHaveValue(drawn);
    await page.getByRole('link', { name: 'Authentication API' }).click();
    await expect(name).toHaveValue(drawn);
  },
);

test('draws another workspace for another reader', async ({ page, browser, baseURL }) => {
  await page.goto('/api/bookapi');
  const mine = await page.getByLabel('Name', { exact: true }).inputValue();
  const other = await browser.newPage();
  await other.goto(`${baseURL}/api/bookapi`);
  await expect(other.getByLabel('Name', { exact: true })).not.toHaveValue(mine);
  await other.close();
});

test('draws another workspace for another reader of the same link with a seed [DOC-06]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/api/bookapi?seed=7');
  const mine = await page.getByLabel('Name', { exact: true }).inputValue();
  const other = await browser.newPage();
  await other.goto(`${baseURL}/api/bookapi?seed=7`);
  await expect(other.getByLabel('Name', { exact: true })).not.toHaveValue(mine);
  await other.close();
});

test('is one line with the name of the workspace until it is opened', async ({ page }) => {
  await page.goto('/api/bookapi');
  const line = page.getByTestId('workspace-toggle');
  await expect(line).toHaveText(/^Your workspace [a-z]+-[a-z]+-\d{6}$/);
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
  await line.click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('uses the typed name in the requests and in the samples', async ({ page }) => {
  await openWorkspace(page, '/api/bookapi');
  await page.getByLabel('Name', { exact: true }).fill('team-blue');
  await expect(page.getByTestId('workspace-base')).toContainText('/w/team-blue/v1/practice');
  await expect(page.getByRole('tabpanel')).toContainText('/w/team-blue/v1/practice/books');
});

for (const name of ['ab', 'Team Blue', 'a'.repeat(65)]) {
  test(`shows why the name ${name} is invalid and keeps the last valid name`, async ({ page }) => {
    await openWorkspace(page, '/api/bookapi');
    const base = await page.getByTestId('workspace-base').textContent();
    await page.getByLabel('Name', { exact: true }).fill('x');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await expect(page.getByTestId('workspace-name-error')).toContainText('3 to 64 characters');
    await expect(page.getByTestId('workspace-base')).toHaveText(base ?? '');
  });
}

test('sets the seed, so that the same calls get the same answers', async ({ page }) => {
  await openWorkspace(page, '/api/behavior');
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Set the seed' }).click();
  await expect(page.getByRole('status', { name: 'Workspace' })).toContainText('Seed 7, step 0');
});

test('shows the header X-Chance', async ({ page }) => {
  await openWorkspace(page, '/api/behavior');
  await page.getByRole('button', { name: 'Set the seed' }).click();
  await expect(page.getByRole('status', { name: 'Workspace' })).toContainText('Seed 42, step 0');
  await page.getByRole('heading', { name: 'GET - Fail at random' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('fail-at-random-headers')).toContainText(
    'seed=42; step=0; p=0.5; outcome=500',
  );
});

test("shows the API's message for a seed that is no number", async ({ page }) => {
  await openWorkspace(page, '/api/bookapi');
  await page.getByLabel('Seed').fill('lucky');
  await page.getByRole('button', { name: 'Set the seed' }).click();
  await expect(page.getByRole('status', { name: 'Workspace' })).toContainText(
    'must be a whole number from 0 to 4294967295',
  );
});

test('resets the workspace to the seed data', async ({ page }) => {
  await openWorkspace(page, '/api/bookapi');
  await page.getByRole('heading', { name: 'POST - Add a book' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('add-book-answer')).toContainText('201');
  await page.getByRole('button', { name: 'Reset the workspace' }).click();
  await expect(page.getByRole('status', { name: 'Workspace' })).toHaveText(
    'Seed 42, step 0, chance seeded, 30 books.',
  );
});

test('changes capital letters of a typed name to lower case', async ({ page }) => {
  await openWorkspace(page, '/api/bookapi');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await expect(page.getByTestId('workspace-current')).toHaveText('ada');
  await expect(page.getByTestId('workspace-base')).toContainText('/w/ada/v1/practice');
});
