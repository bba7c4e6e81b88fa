import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`takes the right nodes with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/stale-nodes?seed=${seed}`);
    const names = ['Apples', 'Milk', 'Rye bread'];
    await page.getByRole('button', { name: 'Reorder' }).click();
    for (const name of names) {
      const button = page.getByRole('button', { name: `Take ${name}`, exact: true });
      await button.click();
      await expect(page.getByRole('listitem').filter({ has: button })).toContainText(
        'taken 1 time',
      );
    }
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^The right nodes/);
  });
}
