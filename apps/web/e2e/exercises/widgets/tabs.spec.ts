import { openAtRest } from '../../at-rest.ts';
import { type Key, pressInOneScript } from '../../keys-at-once.ts';
import { expect, smoke, test } from '../../test.ts';

const path = '/webelements/NewTabOrWindowPage';
const message = 'You tabbed to another tab.';

test('starts with Tab 1 and without a message [TAB-01]', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('tab', { name: 'Tab 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveText(/content of Tab 1/);
  await expect(page.getByText(message)).toBeHidden();
});

test(
  'shows the panel of the tab that is clicked, and no other [TAB-02]',
  smoke,
  async ({ page }) => {
    await page.goto(path);
    await page.getByRole('tab', { name: 'Tab 3' }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Tab 3');
    await expect(page.getByRole('tabpanel')).toHaveText(/content of Tab 3/);
  },
);

test('the arrow keys go around, End and Home to the ends [TAB-05]', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Tab 1' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Tab 3' })).toBeFocused();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Tab 3');
  for (const [key, tab] of [
    ['ArrowRight', 'Tab 1'],
    ['End', 'Tab 3'],
    ['Home', 'Tab 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
  }
});

const together: [tab: string, ...keys: Key[]][] = [
  ['Tab 3', 'ArrowRight', 'ArrowRight'],
  ['Tab 1', 'ArrowRight', 'ArrowLeft'],
  ['Tab 2', 'ArrowLeft', 'ArrowLeft'],
  ['Tab 2', 'End', 'ArrowLeft'],
];

for (const [tab, ...keys] of together) {
  test(`counts each of ${keys.join(' and ')} when they come together`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('tab', { name: 'Tab 1' }).focus();
    await pressInOneScript(page, ...keys);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(page.getByRole('tab', { name: tab })).toBeFocused();
  });
}

test('the Tab key moves from the selected tab to its panel', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Tab 2' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Tab 2' })).toBeFocused();
});

test('shows no message when the selected tab is clicked again [TAB-03]', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Tab 1' }).click();
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText('');
});

test.describe('the message', () => {
  test.beforeEach(async ({ page }) => {
    await openAtRest(page, path);
    await page.getByRole('tab', { name: 'Tab 2' }).click();
  });

  test('disappears after two seconds and not before [TAB-03, TAB-04]', async ({ page }) => {
    const status = page.getByRole('status', { name: 'Message' });
    await page.clock.runFor(1999);
    await expect(status).toHaveText(message);
    await page.clock.runFor(1);
    await expect(status).toHaveText('');
  });

  test('stays two seconds after the second switch [TAB-04]', async ({ page }) => {
    const status = page.getByRole('status', { name: 'Message' });
    await page.clock.runFor(1500);
    await page.getByRole('tab', { name: 'Tab 3' }).click();
    await page.clock.runFor(1999);
    await expect(status).toHaveText(message);
    await page.clock.runFor(1);
    await expect(status).toHaveText('');
  });
});

test.describe('the other site', () => {
  test.beforeEach(({ context }) =>
    context.route('https://example.com/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    ),
  );

  test('opens a new tab that has no opener [TAB-06, TAB-08]', async ({ page }) => {
    await page.goto(path);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open New Tab' }).click();
    await expect(await popup).toHaveURL('https://example.com/');
    expect(await (await popup).evaluate(() => window.opener)).toBeNull();
  });

  test('opens a new window of 800 by 600 that has no opener [TAB-07, TAB-08]', async ({ page }) => {
    await page.goto(path);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open New Window' }).click();
    await expect(await popup).toHaveURL('https://example.com/');
    expect(await (await popup).evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);
    expect(await (await popup).evaluate(() => window.opener)).toBeNull();
  });

  test('opens a tab with every click', async ({ context, page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Open New Tab' }).click();
    await page.getByRole('button', { name: 'Open New Tab' }).click();
    await expect.poll(() => context.pages().length).toBe(3);
  });
});
