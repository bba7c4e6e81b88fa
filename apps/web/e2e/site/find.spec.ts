import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find on this site' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Words' });

const openByButton = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Find on this site' }).click();
  await expect(field(page)).toBeFocused();
};

test(
  'finds exercises, labs, pages, endpoints, problems, guides and rules [FIND-03]',
  smoke,
  async ({ page }) => {
    await openByButton(page, '/');
    for (const [words, kind, result] of [
      ['slider', 'Exercises', /^Slider /],
      ['late dialogs', 'Labs', /^Late dialogs /],
      ['checkout', 'Pages', /^Checkout /],
      ['webhooks', 'API pages', /^Webhooks /],
      ['delete /books/{id}', 'Endpoints', /^DELETE \/books\/{id} /],
      ['429', 'Problem types', /^429 /],
      ['classroom', 'Guides', /^In the classroom /],
      ['cart-05', 'Rules', /^CART-05 /],
    ] as const) {
      await field(page).fill(words);
      const group = page.getByRole('region', { name: kind, exact: true });
      await expect(group.getByRole('link', { name: result }).first()).toBeVisible();
    }
  },
);

test('arrow keys walk through the results, and Enter opens one [FIND-04]', async ({ page }) => {
  await openByButton(page, '/about');
  await field(page).fill('slider');
  const results = dialog(page).getByRole('link');
  await field(page).press('ArrowDown');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/webelements/euro-slider');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeFocused();
});

test('a result opens the card of an endpoint, or the rule in its area', async ({ page }) => {
  await openByButton(page, '/');
  await field(page).fill('delete /books/{id}');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/api/bookapi#delete-book');
  await expect(page.getByTestId('delete-book')).toHaveAttribute('open');
  await expect(page.getByTestId('delete-book-toggle')).toBeInViewport();
  await page.getByRole('button', { name: 'Find on this site' }).click();
  await field(page).fill('cart-05');
  await field(page).press('Enter');
  await expect(page.getByTestId('rule-cart-05')).toBeInViewport();
});

test('a type of problem leads to its page at the API', async ({ page }) => {
  await openByButton(page, '/');
  await field(page).fill('412');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/docs/problems/precondition-failed');
});

test('leads on to all rules with the words', async ({ page }) => {
  await openByButton(page, '/');
  await field(page).fill('workspace');
  await page.getByRole('link', { name: /^All \d+ rules$/ }).click();
  await expect(page).toHaveURL('/rules?q=workspace');
});

test('says how many results there are, or that there is none', async ({ page }) => {
  await openByButton(page, '/');
  await field(page).fill('cart-05');
  await expect(dialog(page).getByRole('status')).toHaveText('1 result');
  await field(page).fill('zeppelin');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Nothing found. Use fewer or shorter words.',
  );
});

test('Escape and Close close the dialog, and the focus returns [FIND-05]', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Find on this site' });
  await openByButton(page, '/');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('Back closes the dialog', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('button', { name: 'Find on this site' }).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(dialog(page)).toBeHidden();
});

test('the key / opens it, and what follows is typed into the field [FIND-06]', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
});

/** Resolves after the page has handled every earlier event, and has loaded what they asked for. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

test('the key / in a field is typed [FIND-06]', async ({ page }) => {
  await page.goto('/shopping');
  await page.getByRole('searchbox', { name: 'Search products' }).press('/');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('/');
  await settle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the key / belongs to the exercise on its page [FIND-06]', async ({ page }) => {
  await page.goto('/webelements/keypressespage');
  await page.keyboard.press('/');
  await expect(page.getByRole('status', { name: 'Key' })).toHaveText('You pressed: /');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await settle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.getByTestId('footer-about').press('/');
  await expect(dialog(page)).toBeVisible();
});

test('an event of a script and a key with a modifier open nothing [FIND-06]', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })),
  );
  await page.keyboard.press('Control+/');
  await settle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the key / can be switched off, and stays off after a reload [FIND-06]', async ({ page }) => {
  await openByButton(page, '/about');
  await page.getByRole('checkbox', { name: /^The key \/ opens this/ }).uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await settle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('nothing of the search is loaded before the first one, and then one script [FIND-07]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  expect(scripts.filter((path) => path.includes('find'))).toEqual([]);
  const before = scripts.length;
  await page.getByRole('button', { name: 'Find on this site' }).click();
  await expect(field(page)).toBeFocused();
  expect(scripts.slice(before).filter((path) => path.includes('find-dialog'))).toHaveLength(1);
});

test('searches without the network [FIND-07]', async ({ page, context }) => {
  await openByButton(page, '/');
  await context.setOffline(true);
  await field(page).fill('slider');
  await expect(
    dialog(page)
      .getByRole('link', { name: /^Slider/ })
      .first(),
  ).toBeVisible();
});

test.describe('when its part of the site does not load', () => {
  test.use({ expectedError: /find-dialog/ });

  test('the button says so, and the page stays', async ({ page }) => {
    await page.route(/find-dialog/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Find on this site' }).click();
    await expect(page.getByTestId('find-problem')).toHaveText(
      'This part of the site did not load. Try again.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
