import { lessons } from '../../src/exercises/all-lessons.ts';
import { everyPath } from '../../src/known-paths.ts';
import { paths } from '../../src/paths.ts';
import { expect, test } from '../test.ts';

declare global {
  interface Window {
    titleAtEvent: Record<string, string>;
  }
}

const expectedErrors = new Map<string, RegExp | undefined>(
  lessons.map(({ path, expectedError }) => [path, expectedError]),
);
const leadsToLogin = new Set<string>([paths.loginResult]);

for (const path of everyPath.filter((each) => !leadsToLogin.has(each))) {
  test.describe(`the page ${path}`, () => {
    test.use({ expectedError: expectedErrors.get(path) });

    test('is drawn when DOMContentLoaded and load fire [PAGE-13]', async ({ page }) => {
      await page.addInitScript(() => {
        window.titleAtEvent = {};
        for (const [target, type] of [
          [document, 'DOMContentLoaded'],
          [window, 'load'],
        ] as const) {
          target.addEventListener(type, () => {
            window.titleAtEvent[type] = `${document.querySelector('h1')?.textContent} · Sparring`;
          });
        }
      });
      await page.goto(path);
      const title = await page.title();
      expect(title).not.toBe('Sparring');
      const drawn = await page.evaluate(() => window.titleAtEvent);
      expect(drawn).toEqual({ DOMContentLoaded: title, load: title });
    });
  });
}

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
