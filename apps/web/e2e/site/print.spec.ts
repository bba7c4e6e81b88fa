import { expect, test } from '../test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

test('prints the contents of the closed cards of the API pages', async ({ page }) => {
  await page.goto('/api/bookapi');
  await expect(page.getByTestId('add-book-description')).toBeVisible();
  await expect(page.getByTestId('workspace-base')).toBeVisible();
});

test('wraps the lines of a sample on paper', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 900 });
  await page.goto('/api/bookapi');
  for (const sample of await page.locator('pre').all()) {
    const overflow = await sample.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

for (const path of ['/', '/shopping', '/webelements/dragdrop', '/api/bookapi']) {
  test(`prints every button and link of ${path} in dark colors`, async ({ page }) => {
    await page.goto(path);
    const controls = page.locator('main').locator('a[href], button').filter({ visible: true });
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all()) {
      await expect(control).toHaveCSS('color', 'rgb(26, 24, 35)');
    }
  });
}

test('gives the content the whole width of a landscape page', async ({ page }) => {
  await page.setViewportSize({ width: 1050, height: 740 });
  for (const path of ['/api/bookapi', '/webelements']) {
    await page.goto(path);
    const width = page.getByRole('heading', { level: 1 }).evaluate((el) => el.clientWidth);
    expect(await width).toBeGreaterThan(900);
  }
});
