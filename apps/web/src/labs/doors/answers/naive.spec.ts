import { expect, test } from '@playwright/test';

test('reads the code of the last document', async ({ page, context }) => {
  await page.goto('/labs/doors?seed=1&delay=4');
  for (const door of ['Refresh', 'Timer']) {
    const link = page.getByRole('link', { name: door, exact: true });
    const own = await context.newPage();
    await own.goto((await link.getAttribute('href'))!);
    await page.getByLabel(`Code of ${door}`).fill(await own.getByTestId('door-code').innerText());
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not opened, 2 of 10/);
});
