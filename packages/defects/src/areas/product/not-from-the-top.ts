import { defect } from '../../defect.ts';

export default defect({
  id: 'not-from-the-top',
  rule: 'PRODUCT-09',
  level: 'hard',
  technique: 'navigation',
  file: 'apps/web/src/shell/shell.tsx',
  from: '<ScrollRestoration />',
  to: "<ScrollRestoration getKey={() => 'everywhere'} />",
  seen: 'A product that was opened from another one is shown where the page before was scrolled to.',
  hints: [
    'Look at a product that was opened from another one.',
    'Scroll down before you open it.',
    'After the click on a related product the page is at its top.',
  ],
  caught: async ({ page, expect }) => {
    await page.setViewportSize({ width: 600, height: 300 });
    await page.goto('/product/9?seed=7');
    await page.getByTestId('related-products').getByRole('link').last().click();
    await expect(page).not.toHaveURL(/product\/9/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
});
