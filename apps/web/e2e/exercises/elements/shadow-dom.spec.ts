import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/shadowdompage'));

test('raises an alert with the value of the input [SHADOW-01]', smoke, async ({ page }) => {
  const messages: string[] = [];
  page.on('dialog', async (dialog) => {
    messages.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await page.getByLabel('Text').fill('  hello from the shadow ');
  await page.getByRole('button', { name: 'Click Me' }).click();
  expect(messages).toEqual(['alert: Button clicked! Input value:   hello from the shadow ']);
});

test('raises an alert without a value when the input is empty [SHADOW-01]', async ({ page }) => {
  const dialog = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Click Me' }).click();
  expect((await dialog).message()).toBe('Button clicked! Input value: ');
  await (await dialog).dismiss();
  await click;
});

test('shows the text of the last alert [SHADOW-03]', async ({ page }) => {
  const said = page.getByRole('status', { name: 'The alert said' });
  await expect(said).toHaveText('nothing yet');
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByLabel('Text').fill('<b>first</b>');
  await page.getByRole('button', { name: 'Click Me' }).click();
  await expect(said).toHaveText('Button clicked! Input value: <b>first</b>');
  await page.getByLabel('Text').fill('second');
  await page.getByRole('button', { name: 'Click Me' }).click();
  await expect(said).toHaveText('Button clicked! Input value: second');
});

test('document.querySelector does not find the input in the open shadow root [SHADOW-02]', async ({
  page,
}) => {
  const host = page.getByTestId('shadow-host');
  expect(await page.evaluate(() => document.querySelector('#shadow-input'))).toBeNull();
  expect(await host.evaluate((element) => element.shadowRoot?.mode)).toBe('open');
  await expect(host.locator('#shadow-input')).toBeVisible();
});
