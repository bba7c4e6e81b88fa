import { expect, test, type Page } from '@playwright/test';

const logIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Username').fill('learner');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

test.beforeEach(({ page }) => page.goto('/webelements/login'));

test('the account that the page prints leads to the page behind the login', async ({ page }) => {
  await logIn(page, 'plum-Kestrel-47');
  await expect(page).toHaveURL('/webelements/LoginBasicAuthResultPage');
});

for (const password of ['wrong', 'plum-Kestrel-47x'])
  test(`the password ${password} is refused with a message, each time`, async ({ page }) => {
    for (const attempt of [1, 2]) {
      await logIn(page, password);
      await expect(page.getByRole('alert'), `attempt ${attempt}`).toHaveText(
        'Invalid username or password',
      );
    }
  });

test('Logout leads to the login page, and the way back stays closed', async ({ page }) => {
  await logIn(page, 'plum-Kestrel-47');
  await page.getByTestId('nav-logout').click();
  await expect(page).toHaveURL('/webelements/login');
  await page.goBack();
  await expect(page).toHaveURL('/webelements/login');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('nobody sees the page behind the login without one', async ({ page }) => {
  await page.goto('/webelements/LoginBasicAuthResultPage');
  await expect(page.getByLabel('Username')).toBeVisible();
});
