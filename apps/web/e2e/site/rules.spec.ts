import type { Page } from '@playwright/test';
import { areas, rules } from '@sparring/rules/rule-book';
import { expect, smoke, test } from '../test.ts';

/** The rules of each area, as a text until it is opened. */
const textsOf = (page: Page) =>
  page
    .getByTestId(/^area-.+-rules$/)
    .evaluateAll((folds) => folds.map(({ textContent }) => textContent ?? ''));

test(
  'has every rule under its area, in less than 1,000 elements [FIND-08]',
  smoke,
  async ({ page }) => {
    await page.goto('/rules');
    await expect(page.getByRole('status', { name: 'Rules shown' })).toHaveText(
      `All ${rules.length} rules`,
    );
    const texts = await textsOf(page);
    expect(texts).toHaveLength(areas.length);
    const missing = areas.flatMap(({ rules: own }, at) =>
      own.filter(({ id }) => !texts[at]?.includes(`${id} `)),
    );
    expect(missing).toEqual([]);
    expect(await page.locator('*').count()).toBeLessThan(1000);
  },
);

test('an address with words of a rule opens its area, as the search of the browser does', async ({
  page,
}) => {
  await page.goto('/rules#:~:text=The%20button%20Remove%20removes');
  await expect(page.getByRole('link', { name: 'CART-05' })).toBeInViewport();
});

test('every area is closed at first [FIND-01]', async ({ page }) => {
  await page.goto('/rules');
  const folds = page.getByTestId(/^area-.+-rules$/);
  await expect(folds).toHaveCount(areas.length);
  for (const fold of await folds.all()) await expect(fold).not.toHaveAttribute('open');
});

test('opens the area of the rule in the address, scrolls to the rule and marks it [FIND-01]', async ({
  page,
}) => {
  await page.goto('/rules#CART-05');
  const rule = page.getByRole('listitem').filter({ has: page.getByTestId('rule-cart-05') });
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveAttribute('aria-current', 'location');
  await expect(rule).toContainText('The button Remove removes its own row');
  await expect(page.getByTestId('rule-list-15')).toBeHidden();
});

test('the number of a rule is a link to it', async ({ page }) => {
  await page.goto('/rules');
  await page.getByTestId('area-lists-toggle').press('Enter');
  await page.getByRole('link', { name: 'LIST-15' }).click();
  await expect(page).toHaveURL('/rules#LIST-15');
  await expect(page.locator('[aria-current="location"]')).toHaveId('LIST-15');
});

test('the link of an area opens it, also a second time', async ({ page }) => {
  await page.goto('/rules');
  for (const key of ['Enter', 'Enter']) {
    await page.getByTestId('to-tooltip').press(key);
    await expect(page.getByRole('heading', { name: 'Tooltip', exact: true })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'TOOLTIP-01' })).toBeVisible();
    await page.getByTestId('area-tooltip-toggle').press('Enter');
    await expect(page.getByRole('link', { name: 'TOOLTIP-01' })).toBeHidden();
  }
});

test('shows the rules that contain every typed word, and their number [FIND-02]', async ({
  page,
}) => {
  await page.goto('/rules');
  const numbers = page.getByRole('main').getByRole('link', { name: /^[A-Z]+-\d+$/ });
  const count = page.getByRole('status', { name: 'Rules shown' });
  await page.getByRole('searchbox', { name: 'Find rules' }).fill('badge empty');
  await expect(numbers).toHaveText(['CART-08']);
  await expect(count).toHaveText(`1 of ${rules.length} rules`);
  await expect(page.getByRole('region', { name: 'Payment' })).toBeHidden();
  await expect(page).toHaveURL('/rules?q=badge+empty');
  await page.getByRole('searchbox', { name: 'Find rules' }).clear();
  await expect(count).toHaveText(`All ${rules.length} rules`);
  await expect(numbers).toHaveCount(0);
  await expect(page).toHaveURL('/rules');
});

test('finds the words in the address [FIND-02]', async ({ page }) => {
  await page.goto('/rules?q=badge+empty');
  await expect(page.getByRole('searchbox', { name: 'Find rules' })).toHaveValue('badge empty');
  await expect(page.getByRole('link', { name: 'CART-08' })).toBeVisible();
});

test('says when no rule has the words', async ({ page }) => {
  await page.goto('/rules?q=no+rule+says+marmalade');
  await expect(page.getByText('No rule has all these words.')).toBeVisible();
});

for (const [path, own] of [
  ['/shopping', ['SHOP-01', 'ADD-01']],
  ['/product/9', ['PRODUCT-01', 'ADD-01']],
  ['/checkout', ['CART-01', 'PAYMENT-01']],
  ['/webelements', ['PLAYGROUND-01']],
  ['/webelements/radiobuttonpage', ['RADIO-01']],
  ['/webelements/login', ['LOGIN-01']],
  ['/web-elements', ['DEMO-01']],
] as const) {
  test(`${path} has its rules in a fold, with a link to all rules`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByTestId('rules-toggle')).toBeVisible();
    for (const id of own) await expect(page.getByText(id, { exact: true })).toHaveCount(0);
    await page.getByTestId('rules-toggle').press('Enter');
    for (const id of own) await expect(page.getByText(id, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All rules of Sparring' }).click();
    await expect(page).toHaveURL('/rules');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
  });
}

test('a card of the API lists the rules of its operation', async ({ page }) => {
  await page.goto('/api/bookapi');
  const list = page.getByTestId('list-books');
  await page.getByTestId('list-books-rules-toggle').click();
  await expect(list.getByText('LIST-01', { exact: true })).toBeVisible();
  await expect(list.getByText('BOOK-01', { exact: true })).toHaveCount(0);
});
