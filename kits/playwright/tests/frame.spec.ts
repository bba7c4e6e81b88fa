import { expect, test } from '../fixtures.ts';

test('an element in a frame is found through its frame', async ({ page }) => {
  await page.goto('/webelements/nestedframepage');
  const middle = page.frameLocator('iframe[title="middle"]');
  await expect(middle.getByRole('status', { name: 'Middle is' })).toHaveText('not highlighted');
  await middle.getByRole('group', { name: 'Middle Frame' }).hover();
  await expect(middle.getByRole('status', { name: 'Middle is' })).toHaveText('highlighted');
});

test('a locator finds a field in a shadow root, document.querySelector does not', async ({
  page,
}) => {
  await page.goto('/webelements/shadowdompage');
  await expect(page.locator('#shadow-input')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('#shadow-input'))).toBeNull();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByLabel('Text').fill('hello from the shadow');
  await page.getByRole('button', { name: 'Click Me' }).click();
  await expect(page.getByRole('status', { name: 'The alert said' })).toHaveText(
    'Button clicked! Input value: hello from the shadow',
  );
});

for (const kind of ['Tab', 'Window']) {
  test(`a new ${kind.toLowerCase()} opens, and the page stays open`, async ({
    page,
    context,
    baseURL,
  }) => {
    // The link leads to another site. The test answers the request itself, so that it needs no internet.
    await context.route(
      (url) => url.origin !== new URL(baseURL ?? '').origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await page.goto('/webelements/NewTabOrWindowPage');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: `Open New ${kind}` }).click();
    const opened = await opening;
    await expect(opened).toHaveTitle('Elsewhere');
    await opened.close();
    await expect(page).toHaveURL('/webelements/NewTabOrWindowPage');
  });
}
