import { expect, test } from '@playwright/test';

test('finds the code behind each door', async ({ page, context }) => {
  await page.goto('/labs/doors?seed=1&delay=5');
  for (const door of ['Slow', 'Hops', 'Refresh', 'Timer']) {
    const link = page.getByRole('link', { name: door, exact: true });
    const own = await context.newPage();
    await own.goto(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    await page.getByLabel(`Code of ${door}`).fill(await own.getByTestId('door-code').innerText());
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
