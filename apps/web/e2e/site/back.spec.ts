import { expect, test } from '../test.ts';
import { logIn } from '../login/log-in.ts';

/** Makes the typed address the second entry of the history, so that Back has a target. */
const elsewhere = 'about:blank';

for (const [path, target] of [
  ['/api', '/api/bookapi'],
  ['/api/?speed=1', '/api/bookapi?speed=1'],
  ['/webelements/LoginBasicAuthResultPage', '/webelements/login'],
] as const) {
  test(`Back leaves the site after ${path} was typed`, async ({ page }) => {
    await page.goto(elsewhere);
    await page.goto(path);
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page).toHaveURL(elsewhere);
  });
}

test('Back returns to the page whose link led to a redirect', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/bookapi');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('Back goes back one page at a time after a login and a logout', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/webelements/LoginBasicAuthResultPage');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/webelements/login');
  // The result page redirects again, and the entry before it is the login page.
  for (const entry of [2, 1]) {
    await page.goBack();
    await expect.poll(() => page.evaluate(() => history.state.idx)).toBe(entry);
    await expect(page).toHaveURL('/webelements/login');
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Back leaves the checkout after a payment', async ({ page }) => {
  await page.goto('/product/5?speed=20');
  await page.getByTestId('add-to-cart').click();
  await page.getByTestId('nav-cart').click();
  await page.getByRole('tab', { name: 'iDEAL' }).click();
  await page.getByRole('combobox').selectOption('Bunq');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByTestId('receipt')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/product/5?speed=20');
});
