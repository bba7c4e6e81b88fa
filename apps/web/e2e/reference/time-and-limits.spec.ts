import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

test.use({ expectedError: /the server responded with a status of 4\d\d/ });

test('a token expires on the page after the clock was advanced', smoke, async ({ page }) => {
  await page.goto('/api/time');
  const open = (heading: string) => page.getByRole('heading', { name: heading }).click();
  await open('POST - Get a token');
  await card(page, 'POST - Get a token').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Use this token in the other cards' }).click();

  await open('GET - Show my account');
  const account = card(page, 'GET - Show my account');
  await account.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('show-account-answer')).toContainText('200 OK');

  await open('PATCH - Change the settings');
  const settings = card(page, 'PATCH - Change the settings');
  await settings.getByLabel('Body').fill('{ "advance": "PT61M" }');
  await settings.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('change-workspace-answer-body')).toContainText('"running"');

  await open('GET - Show my account');
  await account.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('show-account-answer')).toContainText('401 Unauthorized');
  await expect(page.getByTestId('show-account-answer-body')).toContainText('has expired');
});

test('a limit that the page sets is shown and refuses the third request', async ({ page }) => {
  await page.goto('/api/limits');
  const set = card(page, 'PUT - Limit the requests');
  await set.getByLabel('Body').fill('{ "kind": "fixed-window", "limit": 2, "window": 86400 }');
  await set.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('set-limit-answer-body')).toContainText('"left": 2');

  await page.getByRole('link', { name: 'Book API' }).click();
  const list = card(page, 'GET - List books');
  for (const answer of ['200 OK', '200 OK', '429 Too Many Requests']) {
    await list.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('list-books-answer')).toContainText(answer);
  }
  await expect(page.getByTestId('list-books-answer-body')).toContainText('Quota exceeded');
});
