import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { pressing, saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, seed = 1) => page.goto(`/labs/shadow-roots?seed=${seed}`);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nights = (page: Page) => page.getByRole('status', { name: 'Nights', exact: true });
const sent = (page: Page) => page.getByRole('status', { name: 'Form data' });
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const wanted = (page: Page, part: string) =>
  page.getByRole('status', { name: `Wanted ${part}` }).innerText();
const press = async (page: Page, name: string, times: number) => {
  for (let time = 0; time < times; time += 1) await button(page, name).click();
};

test(
  'the keyboard alone fills in every field, also that in the closed root',
  smoke,
  async ({ page }) => {
    await open(page);
    await field(page, 'Guest').focus();
    await page.keyboard.type(await wanted(page, 'guest'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(await wanted(page, 'city'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const steps = Number(await wanted(page, 'nights')) - 1;
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(await wanted(page, 'pin'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveText(
      'Solved: the form data has every value as it is wanted.',
    );
  },
);

test('Guest is two open roots deep, and neither XPath nor the document finds it [ROOT-01]', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('xpath=//input[@id="roots-guest"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelector('#roots-guest'))).toBeNull();
  const inner = page.getByTestId('roots-guest-field').locator('roots-text');
  expect(await inner.evaluate(({ shadowRoot }) => shadowRoot?.mode)).toBe('open');
  await expect(inner.locator('#roots-guest')).toBeVisible();
});

test('City is in the page, and not in the root in which it is seen [ROOT-02]', async ({ page }) => {
  await open(page);
  await expect(page.locator('xpath=//input[@id="roots-city"]')).toBeVisible();
  const inRoot = await page
    .getByTestId('roots-city-card')
    .evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('input').length);
  expect(inRoot).toBe(0);
});

test('no script gets into the closed root, and a click does', async ({ page }) => {
  await open(page);
  await expect(field(page, 'PIN')).toHaveCount(0);
  const host = page.getByTestId('roots-pin-field');
  expect(await host.evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
  await host.click();
  await page.keyboard.type('12');
  await button(page, 'Book').click();
  await expect(sent(page)).toHaveText(/&pin=12$/);
});

test('the form data is written as a form sends it, and the verdict as it was typed', async ({
  page,
}) => {
  await open(page);
  await field(page, 'Guest').fill('A & B');
  await button(page, 'Book').click();
  await expect(sent(page)).toHaveText('guest=A+%26+B&city=&nights=1&pin=');
  await expect(verdict(page)).toContainText(
    'Not booked: guest is “A & B”, city is empty, nights is',
  );
});

test('Clear sets the page and the form data back [ROOT-06]', async ({ page }) => {
  await open(page);
  await field(page, 'Guest').fill('Ada');
  await field(page, 'City').fill('Cusco');
  await press(page, 'One night more', 2);
  await page.getByTestId('roots-pin-field').click();
  await page.keyboard.type('12');
  await button(page, 'Clear').click();
  await expect(field(page, 'Guest')).toHaveValue('');
  await expect(nights(page)).toHaveText('1');
  await button(page, 'Book').click();
  await expect(sent(page)).toHaveText('guest=&city=&nights=1&pin=');
});

test('the seed alone decides what is wanted [ROOT-08]', async ({ page }) => {
  await open(page, 1);
  const pin = await wanted(page, 'pin');
  await open(page, 2);
  expect(await wanted(page, 'pin')).not.toBe(pin);
  await open(page, 1);
  expect(await wanted(page, 'pin')).toBe(pin);
});

saysTheSame('shadow-roots', pressing('Book'));
