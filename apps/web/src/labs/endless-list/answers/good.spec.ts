import { expect, test } from '@playwright/test';

test('chooses row 777 by keyboard', async ({ page }) => {
  await page.goto('/labs/endless-list?seed=1&delay=0');
  const feed = page.getByRole('feed', { name: 'Parcels' });
  const rows = feed.getByRole('article');
  const wanted = feed.locator('[aria-posinset="777"]');
  await rows.first().focus();
  while ((await wanted.count()) === 0) {
    const last = await rows.last().getAttribute('aria-posinset');
    await page.keyboard.press('End');
    await expect(rows.last()).not.toHaveAttribute('aria-posinset', last ?? '');
    expect(await rows.count()).toBeLessThanOrEqual(60);
  }
  await expect(wanted).toHaveAccessibleName('Silver tent to Accra');
  await wanted.getByRole('button', { name: /^Choose/ }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
    /^The right row, by a user/,
  );
});
