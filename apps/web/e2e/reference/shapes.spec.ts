import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

test.use({ expectedError: /the server responded with a status of 4\d\d/ });

const pages = [
  '/api/cursor-pages',
  '/api/patch-and-bulk',
  '/api/csv',
  '/api/uploads',
  '/api/versions',
];

for (const path of pages) {
  test(`${path} fits into 320 pixels, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await axeViolations(page)).toEqual([]);
  });
}

const sendIn = async (page: Page, heading: string) => {
  const found = card(page, heading);
  if ((await found.getAttribute('open')) === null)
    await page.getByRole('heading', { name: heading, exact: true }).click();
  await found.getByRole('button', { name: 'Send' }).click();
};

test('a cursor leads from page to page, and expires', smoke, async ({ page }) => {
  await page.goto('/api/cursor-pages');
  await sendIn(page, 'GET - Page through books by cursor');
  const body = page.getByTestId('page-through-books-answer-body');
  const first = await body.textContent();
  await page.getByRole('button', { name: 'Use this cursor in this card' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(body).not.toHaveText(first!);
  await expect(page.getByTestId('page-through-books-headers')).toContainText('rel="next"');
  await page.getByLabel('sort (query)').first().selectOption('title');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('page-through-books-answer')).toContainText('400 Bad Request');
});

test('a query goes out with its body, and says where GET has the same result', async ({ page }) => {
  await page.goto('/api/cursor-pages');
  await sendIn(page, 'QUERY - Query books');
  await expect(page.getByTestId('query-books-answer')).toContainText('200 OK');
  await expect(page.getByTestId('query-books-headers')).toContainText('books?category=Testing');
});

test('a patch tests before it changes, and fails the second time', async ({ page }) => {
  await page.goto('/api/patch-and-bulk');
  const answer = page.getByTestId('patch-book-by-operations-answer');
  await sendIn(page, 'PATCH - Change a book by JSON Patch');
  await expect(answer).toContainText('200 OK');
  await sendIn(page, 'PATCH - Change a book by JSON Patch');
  await expect(answer).toContainText('409 Conflict');
});

test('a bulk request shows a result for each operation', async ({ page }) => {
  await page.goto('/api/patch-and-bulk');
  await sendIn(page, 'POST - Create and delete several books');
  await expect(page.getByTestId('change-books-in-bulk-answer')).toContainText('207');
  const results = page.getByTestId('change-books-in-bulk-answer-body');
  for (const status of [201, 200, 404]) await expect(results).toContainText(`"status": ${status}`);
});

test('the books come as a file, and an import names its errors', async ({ page }) => {
  await page.goto('/api/csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the books of your workspace as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('books.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(32);
  const broken = await page.getByTestId('csv-broken').textContent();
  await page.getByRole('heading', { name: 'POST - Import books from CSV' }).click();
  await page.getByLabel('Body').filter({ visible: true }).fill(broken!);
  await page.getByRole('button', { name: 'Send' }).click();
  const problem = page.getByTestId('import-books-answer-body');
  for (const pointer of ['/3/title', '/3/price', '/4/isbn', '/4/stock'])
    await expect(problem).toContainText(`"pointer": "${pointer}"`);
});

test('files of the reader are accepted with their hash, or refused', async ({ page }) => {
  await page.goto('/api/uploads');
  const hello = { name: 'hello.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
  const files = page.getByLabel('Your files');
  await files.setInputFiles(hello);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByTestId('own-upload-answer')).toHaveText('201: accepted');
  await expect(page.getByTestId('own-upload-accepted').getByRole('row').last()).toHaveText(
    /hello\.txt.*text\/plain.*5.*185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969/,
  );
  await files.setInputFiles({ ...hello, mimeType: 'image/png' });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByTestId('own-upload-answer')).toContainText('415 File type refused');
  await page.getByRole('heading', { name: 'GET - List uploads' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('list-uploads-answer-body')).toContainText('hello.txt');
});

test('the body of an upload can be edited and sent', async ({ page }) => {
  await page.goto('/api/uploads');
  const body = page.getByLabel('Body').filter({ visible: true });
  const text = await body.inputValue();
  await body.fill(text.replace('Hello, Sparring.', 'Two\nlines'));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('upload-files-answer')).toContainText('201 Created');
  await expect(page.getByTestId('upload-files-answer-body')).toContainText('"size": 10');
});

test('version 1 ends when the clock of the workspace reaches its sunset', async ({ page }) => {
  await page.goto('/api/versions');
  await sendIn(page, 'GET - Get a book, version 1 (deprecated)');
  const headers = page.getByTestId('get-book-v1-headers');
  await expect(headers).toContainText('@1767225600');
  await expect(headers).toContainText('Thu, 01 Jan 2099 00:00:00 GMT');
  await page.getByRole('heading', { name: 'PATCH - Change the settings' }).click();
  const settings = page.getByLabel('Body').filter({ visible: true });
  await settings.fill('{ "now": "2099-01-01T00:00:00Z" }');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('change-workspace-answer')).toContainText('200 OK');
  await sendIn(page, 'GET - Get a book, version 1 (deprecated)');
  await expect(page.getByTestId('get-book-v1-answer')).toContainText('410 Gone');
  await sendIn(page, 'GET - Get a book, version 2');
  await expect(page.getByTestId('get-book-v2-answer')).toContainText('200 OK');
});
