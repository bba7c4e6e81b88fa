import { expect, test } from '../test.ts';
import { logIn } from './log-in.ts';

const loginPage = '/webelements/login';
const resultPage = '/webelements/LoginBasicAuthResultPage';

test('sends a visitor who is not logged in to the login page [LOGIN-06]', async ({ page }) => {
  await page.goto(resultPage);
  await expect(page).toHaveURL(loginPage);
  await expect(page).toHaveTitle('Login · Sparring');
});

test('turns the Login link into Logout, and back [LOGIN-08, LOGIN-09]', async ({ page }) => {
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

test('logs out from any other page as well [LOGIN-08]', async ({ page }) => {
  await page.goto(loginPage);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(loginPage);
});

test('stays logged in while the visitor goes elsewhere and returns with Back [LOGIN-10]', async ({
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

test('keeps the result page closed to the Back button after Logout [LOGIN-07]', async ({
  page,
}) => {
  await page.goto(loginPage);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(loginPage);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page).toHaveURL(loginPage);
});

test('forgets the login with a reload [LOGIN-10]', async ({ page }) => {
  await page.goto(loginPage);
  await logIn(page);
  await expect(page).toHaveURL(resultPage);
  await page.reload();
  await expect(page).toHaveURL(loginPage);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('leads back from the login page to where the visitor was', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(loginPage);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
