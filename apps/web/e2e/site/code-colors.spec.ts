import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** The contrast of each color of code with the ground of a block, by the formula of WCAG 2. */
const contrasts = (page: Page): Promise<readonly number[]> =>
  page.getByTestId('step-first-run-1-file').evaluate((block) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const luminance = (color: string): number => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = Array.from(
        canvas.getImageData(0, 0, 1, 1).data,
        (part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(block.parentElement!).backgroundColor);
    return ['comment', 'string', 'keyword'].map((kind) => {
      const color = luminance(getComputedStyle(block, `::highlight(code-${kind})`).color);
      return (Math.max(color, ground) + 0.05) / (Math.min(color, ground) + 0.05);
    });
  });

const sizeOf = (page: Page, kind: string): Promise<number> =>
  page.evaluate((name) => CSS.highlights.get(name)?.size ?? 0, `code-${kind}`);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme });

    test('comments, strings and keywords of code have a contrast of 4.5', async ({ page }) => {
      await page.goto('/start/first-test');
      await expect.poll(() => sizeOf(page, 'string')).toBeGreaterThan(0);
      expect(Math.min(...(await contrasts(page)))).toBeGreaterThanOrEqual(4.5);
    });
  });

test('a block of code that has gone leaves no color behind', async ({ page }) => {
  await page.goto('/start/first-test');
  await expect.poll(() => sizeOf(page, 'keyword')).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'All paths' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here');
  expect(await sizeOf(page, 'keyword')).toBe(0);
});
