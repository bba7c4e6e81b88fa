import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`catches the bell in three rounds with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/waits?seed=${seed}`);
    await page.getByRole('button', { name: 'Start the rounds' }).click();
    for (const round of [1, 2, 3]) {
      await expect(page.getByRole('status', { name: 'Bell' })).toHaveText(
        `Round ${round}: it rings`,
        { timeout: 10_000 },
      );
      await page.getByRole('button', { name: 'Catch' }).click();
    }
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Waited/);
  });
}

for (const delay of [0.1, 8]) {
  test(`reads the four results after ${delay} seconds`, async ({ page }) => {
    await page.goto(`/labs/waits?delay=${delay}`);
    for (const button of ['Show', 'Render', 'Ask the API', 'Load']) {
      await page.getByRole('button', { name: button, exact: true }).click();
    }
    for (const result of ['Hidden result', 'Rendered result', 'Answer', 'Card']) {
      await expect(page.getByRole('status', { name: result })).toHaveText(/^Ready \d{4}$/, {
        timeout: 10_000,
      });
    }
  });
}
