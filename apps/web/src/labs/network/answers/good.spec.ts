import { expect, test } from '@playwright/test';

const messages = {
  Sound: 'Wireless Mouse, $29.99',
  Slow: 'Mechanical Keyboard, $89.99',
  Missing: 'There is no such product (404).',
  Failing: 'The server failed (500).',
  'Broken JSON': 'The answer is not JSON.',
  'Cut off': 'The answer was cut off.',
  Closed: 'The connection was closed without an answer.',
  Never: 'No answer after 3 seconds.',
};

test('waits for the answer to every request', async ({ page }) => {
  await page.goto('/labs/network');
  for (const name of Object.keys(messages)) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  for (const [name, message] of Object.entries(messages)) {
    await expect(page.getByRole('status', { name: `Answer to ${name}` })).toHaveText(message);
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Complete/);
});

test('a mocked failure has the message of the real one', async ({ page }) => {
  await page.route('**/items/1', (route) => route.fulfill({ status: 500 }));
  await page.goto('/labs/network');
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByRole('status', { name: 'Answer to Sound' })).toHaveText(messages.Failing);
});
