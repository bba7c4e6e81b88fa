import { expect, test } from '@playwright/test';

test('books for three visitors', async ({ page }) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const close = page.getByRole('dialog').getByRole('button').last();
  await page.addLocatorHandler(close, () => close.click(), { noWaitAfter: true });
  await page.goto('/labs/interruptions?seed=1');
  await press('Start');
  for (let visitor = 1; visitor <= 3; visitor += 1) {
    await page
      .getByRole('radio', { name: /Rowing|Boxing/ })
      .first()
      .check();
    await press(/^(Next|Continue)$/);
    await page.getByRole('textbox', { name: /name/i }).fill('Ada');
    await press(/^(Next|Continue)$/);
    await press(/^(Book|Reserve)$/);
    await press('Done');
  }
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
