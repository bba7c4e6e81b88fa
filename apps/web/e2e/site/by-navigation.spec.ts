import type { Page } from '@playwright/test';
import { lessons } from '../../src/exercises/all-lessons.ts';
import { labs } from '../../src/labs/catalogue.ts';
import { logIn } from '../login/log-in.ts';
import { expect, test } from '../test.ts';

const expectPage = async (page: Page, path: string, heading: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${heading} · Sparring`);
};

const links = [
  ['Home', '/', 'Train your tests before the real fight.'],
  ['Web Elements', '/webelements', 'Web Elements'],
  ['Labs', '/labs', 'Labs'],
  ['API', '/api/bookapi', 'Book API'],
  ['Shopping', '/shopping', 'Shopping'],
  ['Cart', '/checkout', 'Checkout'],
  ['Login', '/webelements/login', 'Login'],
  ['Contact', '/contact', 'Contact'],
  ['Start', '/start', 'Start here'],
  ['Grade', '/grade', 'How good are your tests?'],
] as const;

for (const [name, path, heading] of links) {
  test(`${name} leads to ${path} [PAGE-02]`, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name, exact: true }).click();
    await expectPage(page, path, heading);
  });
}

test('About leads to /about', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).click();
  await expectPage(page, '/about', 'About Sparring');
});

test('Report a problem leads to what to write, with the version and the address', async ({
  page,
}) => {
  await page.goto('/labs');
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await expect(page).toHaveURL('/contact#report');
  await expect(page.getByTestId('contact-report')).toHaveText(
    /Address: http:\S+\s+Version: Sparring \d+\.\d+\.\d+/,
  );
});

test('the playground leads to /web-elements', async ({ page }) => {
  await page.goto('/webelements');
  await page.getByRole('link', { name: 'Web Elements Demo' }).click();
  await expectPage(page, '/web-elements', 'Web Elements Demo');
});

/** The first of each group: `playground.spec.ts` compares the links of all. */
const exercises = [...Map.groupBy(lessons, ({ group }) => group).values()].map(([first]) => first!);

for (const { title, group, path, expectedError } of exercises) {
  test.describe('an exercise with a page of its own', () => {
    test.use({ expectedError });

    test(`the playground leads to ${path}`, async ({ page }) => {
      await page.goto('/webelements');
      await page.getByText(group, { exact: true }).click();
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.getByTestId('own-page').click();
      await expectPage(page, path, title);
    });
  });
}

test('the index of the labs links every lab', async ({ page }) => {
  await page.goto('/labs');
  for (const { slug, path } of labs) {
    await expect.soft(page.getByTestId(`${slug}-open`)).toHaveAttribute('href', path);
  }
});

for (const { slug, path, title } of labs.slice(0, 3)) {
  test(`the index of the labs leads to ${path}`, async ({ page }) => {
    await page.goto('/labs');
    await page.getByTestId(`${slug}-open`).click();
    await expectPage(page, path, title);
  });
}
test('the catalogue leads to /product/5', async ({ page }) => {
  await page.goto('/shopping');
  await page.getByRole('searchbox').fill('headphones');
  await page.getByRole('link', { name: 'Bluetooth Headphones' }).click();
  await expectPage(page, '/product/5', 'Bluetooth Headphones');
});

test('the login leads to /webelements/LoginBasicAuthResultPage', async ({ page }) => {
  await page.goto('/webelements/login');
  await logIn(page);
  await expectPage(page, '/webelements/LoginBasicAuthResultPage', 'Login Result');
});

test('Back leads to /webelements/loginbasicauth, which no link names', async ({ page }) => {
  await page.goto('/webelements/loginbasicauth');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectPage(page, '/webelements/loginbasicauth', 'Login');
});
