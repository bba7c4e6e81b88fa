import { expect, test } from '../test.ts';

test('a page says "Loading…" while its script is on its way, and then shows only itself', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/js/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Sparring');
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says only that it needs JavaScript', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
  });
});
