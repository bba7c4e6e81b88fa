import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

test.use({ expectedError: /the server responded with a status of (4|5)\d\d|ERR_/ });

/** Opens a card and sends its request. */
const sendIn = async (page: Page, heading: string) => {
  const title = page.getByRole('heading', { name: heading });
  const details = page.locator('details[name="endpoint"]').filter({ has: title });
  if ((await details.getAttribute('open')) === null) await title.click();
  await details.getByRole('button', { name: 'Send' }).click();
};

test(
  'a scripted sequence fails twice, and its report says that nothing is left',
  smoke,
  async ({ page }) => {
    await page.goto('/api/faults');
    await sendIn(page, 'PUT - Script faults');
    await expect(page.getByTestId('put-faults-answer')).toContainText('200 OK');
    await sendIn(page, 'POST - Add a book');
    await expect(page.getByTestId('add-book-answer')).toContainText('503 Service Unavailable');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('add-book-answer')).not.toContainText('503');
    await sendIn(page, 'GET - Show the faults');
    await expect(page.getByTestId('get-faults-answer-body')).toContainText('"left": 0');
  },
);

test('every outcome is explained', async ({ page }) => {
  await page.goto('/api/faults');
  const rows = page.getByTestId('fault-outcomes').getByRole('row');
  await expect(rows).toHaveCount(14);
  await expect(rows.filter({ hasText: 'wrong-length' })).toContainText('Content-Length');
});

test('a POST whose answer is lost is sent again with its key, and adds one book', async ({
  page,
}) => {
  await page.goto('/api/idempotency');
  const script = { method: 'POST', path: '/books', outcomes: [{ kind: 'cut' }] };
  await page
    .getByLabel('Body')
    .filter({ visible: true })
    .fill(JSON.stringify({ rules: [script] }));
  await sendIn(page, 'PUT - Script faults');
  await expect(page.getByTestId('put-faults-answer')).toContainText('200 OK');
  await page.getByRole('heading', { name: 'POST - Add a book' }).click();
  await page.getByLabel('Idempotency-Key').filter({ visible: true }).fill('order-1');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('add-book-answer')).not.toContainText(/\d{3} /);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('add-book-answer')).toContainText('201 Created');
  await sendIn(page, 'GET - List books');
  await expect(page.getByTestId('list-books-answer')).toContainText('200 OK');
});
