import { expectedError } from '../../../src/exercises/elements/broken-images/lesson.ts';
import { expect, smoke, test } from '../../test.ts';

test.use({ expectedError });

test('loads the valid image [IMAGE-01, IMAGE-03]', smoke, async ({ page }) => {
  await page.goto('/webelements/broken-images');
  const image = page.getByRole('img', { name: 'A pair of gloves' });
  await expect(image).toHaveJSProperty('naturalWidth', 320);
  await expect(image).toHaveJSProperty('naturalHeight', 200);
  await expect(page.getByRole('status', { name: 'Valid Image' })).toHaveText(
    'loaded, 320 × 200 pixels',
  );
});

test('fails to load the broken image [IMAGE-02, IMAGE-03]', async ({ page }) => {
  await page.goto('/webelements/broken-images');
  await expect(page.getByRole('status', { name: 'Broken Image' })).toHaveText('failed to load');
  const image = page.getByRole('img', { name: 'Broken', exact: true });
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toHaveJSProperty('naturalWidth', 0);
});

test('the request for the broken image gets a 404, the other one an SVG [IMAGE-02]', async ({
  page,
}) => {
  const lost = page.waitForResponse('**/pictures/lost.png');
  const gloves = page.waitForResponse('**/gloves-*.svg');
  await page.goto('/webelements/broken-images');
  expect((await lost).status()).toBe(404);
  expect((await gloves).status()).toBe(200);
  expect((await gloves).headers()['content-type']).toContain('image/svg+xml');
});

test('logs the failed request in the console', async ({ page }) => {
  const logged = page.waitForEvent('console');
  await page.goto('/webelements/broken-images');
  expect((await logged).text()).toContain('the server responded with a status of 404');
  expect((await logged).location().url).toContain('/pictures/lost.png');
});
