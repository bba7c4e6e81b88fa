import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

test.beforeEach(({ page }) => page.goto('/api/bookapi'));

test('starts with the cURL tab [DOC-03]', smoke, async ({ page }) => {
  const list = card(page, 'GET - List books');
  await expect(list.getByRole('tab')).toHaveText(['cURL', 'JavaScript', 'Python']);
  await expect(list.getByRole('tab', { selected: true })).toHaveText('cURL');
  await expect(list.getByRole('tabpanel')).toContainText('curl --include');
});

test('each card keeps its own choice [DOC-03]', async ({ page }) => {
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('requests.get');
  await page.getByRole('heading', { name: 'GET - Get one book' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('cURL');
  await page.getByRole('heading', { name: 'GET - List books' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Python');
});

test('the arrow keys move through the tabs and wrap around', async ({ page }) => {
  await page.getByRole('tab', { name: 'cURL' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Python' })).toBeFocused();
  await page.getByRole('tab', { name: 'Python' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'cURL' })).toHaveAttribute('aria-selected', 'true');
});

test("the samples use the reader's site and workspace", async ({ page, baseURL }) => {
  const workspace = await page.getByLabel('Name', { exact: true }).inputValue();
  await expect(page.getByRole('tabpanel')).toContainText(
    `'${baseURL}/w/${workspace}/v1/practice/books?`,
  );
});

test('copies the sample', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the cURL sample' }).click();
  await expect(page.getByTestId('list-books-code-copied')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByTestId('list-books-code').textContent());
});

test('selects the sample when the browser refuses to copy', async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy the cURL sample' }).click();
  await expect(page.getByTestId('list-books-code-copied')).toContainText('press Ctrl+C');
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe(await page.getByTestId('list-books-code').textContent());
});
