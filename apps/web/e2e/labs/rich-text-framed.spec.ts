import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

test('the keyboard alone formats in a frame, at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/labs/rich-text?seed=1&level=2');
  const message = page.frameLocator('#rich-frame').getByRole('textbox', { name: 'Message' });
  await page.getByRole('button', { name: 'List', exact: true }).press('Space');
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Italic', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(message.getByRole('listitem')).toHaveText('one');
  await expect(page.getByRole('status', { name: 'HTML' })).toHaveText(
    '<ul><li><em>one</em></li></ul>',
  );
  await page.keyboard.press('Control+Z');
  await expect(page.getByRole('status', { name: 'HTML' })).toHaveText('<ul><li>one</li></ul>');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a script that changes the frame is no user', async ({ page }) => {
  await page.goto('/labs/rich-text?seed=1&level=2');
  const message = page.frameLocator('#rich-frame').getByRole('textbox');
  await message.evaluate((element) => {
    element.innerHTML = '<p>We train on <strong>Tuesday</strong>.</p>';
  });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^A script/);
});

test('keeps what is typed into the frame before its load event', async ({ page }) => {
  const { promise: late, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/frames/editor.html', async (route) => {
    const response = await route.fetch();
    const picture = '<img src="/frames/late.png" alt="" /></body>';
    const body = (await response.text()).replace('</body>', picture);
    await route.fulfill({ response, body });
  });
  await page.route('**/frames/late.png', async (route) => {
    await late;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await page.goto('/labs/rich-text?seed=1&level=2', { waitUntil: 'domcontentloaded' });
  const message = page.frameLocator('#rich-frame').getByRole('textbox');
  await message.click();
  await page.keyboard.type('We train');
  load();
  await expect(page.getByRole('status', { name: 'HTML' })).toHaveText('<p>We train</p>');
  await page.keyboard.type(' on');
  await expect(page.getByRole('status', { name: 'HTML' })).toHaveText('<p>We train on</p>');
});
