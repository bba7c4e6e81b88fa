import { expect, test } from '../test.ts';

test('handles a key that is pressed right after load, even on a slow processor', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const key of ['a', 'b', 'c', 'd']) {
    await page.goto('/webelements/keypressespage');
    await page.keyboard.press(key);
    await expect(page.getByTestId('key-pressed')).toHaveText(`You pressed: ${key}`);
  }
});

test('preloads its font, so that the layout does not shift', async ({ page }) => {
  await page.goto('/');
  const named = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  const used = await page.evaluate(() => [...document.fonts].map((font) => font.status));
  expect(used).toContain('loaded');
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([named]);
});
