import type { Page } from '@playwright/test';
import { labs } from '../../src/labs/catalogue.ts';
import { expect, smoke, test } from '../test.ts';

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

test('About leads to /about', smoke, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).click();
  await expectPage(page, '/about', 'About Sparring');
});

test('Report a problem leads to what to write, with version, address and request id [NAV-22]', async ({
  page,
}) => {
  await page.goto('/api/bookapi');
  const answered = page.waitForResponse('**/v1/practice/books?*');
  await page.getByTestId('list-books-send').click();
  const id = (await answered).headers()['x-request-id'];
  await expect(page.getByTestId('list-books-answer')).toContainText('200 OK');
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await expect(page).toHaveURL('/contact#report');
  await expect(page.getByTestId('contact-report')).toHaveText(
    /Address: http:\S+\/api\/bookapi\s+Version: Sparring \d+\.\d+\.\d+/,
  );
  await expect(page.getByTestId('contact-report')).toContainText(
    `Request id (X-Request-Id), if the API responded: ${id} (200, `,
  );
});

test('the playground leads to /web-elements', async ({ page }) => {
  await page.goto('/webelements');
  await page.getByRole('link', { name: 'Web Elements Demo' }).click();
  await expectPage(page, '/web-elements', 'Web Elements Demo');
});

test('the index of the labs links every lab', async ({ page }) => {
  await page.goto('/labs');
  for (const { slug, path } of labs) {
    await expect.soft(page.getByTestId(`${slug}-open`)).toHaveAttribute('href', path);
  }
});

test('Back leads to /webelements/loginbasicauth, which no link names', async ({ page }) => {
  await page.goto('/webelements/loginbasicauth');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectPage(page, '/webelements/loginbasicauth', 'Login');
});
