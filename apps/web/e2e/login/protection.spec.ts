import { expect, smoke, test } from '../test.ts';
import { logIn } from './log-in.ts';

const loginPage = '/webelements/login';
const resultPage = '/webelements/LoginBasicAuthResultPage';

test('redirects to the login page without a login [LOGIN-06]', smoke, async ({ page }) => {
  await page.goto(resultPage);
  await expect(page).toHaveURL(loginPage);
  await expect(page).toHaveTitle('Login · Sparring');
});

test('shows Logout instead of Login while the visitor is logged in [LOGIN-08, LOGIN-09]', async ({
  page,
}) => {
  await page.goto(loginPage);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(loginPage);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('Logout works on every page [LOGIN-08]', async ({ page }) => {
  await page.goto(loginPage);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(loginPage);
});

test('keeps the login when the visitor leaves the page and returns with Back [LOGIN-10]', async ({
  page,
}) => {
  await page.goto(loginPage);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL(resultPage);
});

test('Back does not open the result page after Logout [LOGIN-07]', async ({ page }) => {
  await page.goto(loginPage);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(loginPage);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page).toHaveURL(loginPage);
});

test('a reload ends the login [LOGIN-10]', async ({ page }) => {
  await page.goto(loginPage);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await page.reload();
  await expect(page).toHaveURL(loginPage);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('Back leaves the login page to the page before', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(loginPage);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
