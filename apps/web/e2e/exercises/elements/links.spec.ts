import { expect, smoke, test } from '../../test.ts';

test.beforeEach(({ page }) => page.goto('/webelements/links'));

const working = [
  ['Home Page', '/', 'Train your tests before the real fight.'],
  ['List of exercises', '/webelements', 'Web Elements'],
  ['Checkboxes', '/webelements/checkboxes', 'Checkboxes'],
  ['About this site', '/about', 'About Sparring'],
] as const;

for (const [name, path, heading] of working) {
  test(`${name} leads to ${path}, which answers 200 [LINK-01]`, async ({ page }) => {
    const answer = page.waitForResponse(`**${path}`);
    await page.getByRole('link', { name }).click();
    expect((await answer).status()).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

const broken = [
  ['Non-existent Page', '/nonexistent-page'],
  ['Invalid Path', '/webelements/invalid-path'],
  ['404 Page', '/webelements/404'],
] as const;

test.describe('a broken link', () => {
  test.use({ expectedError: /status of 404/ });

  for (const [name, path] of broken) {
    test(`${name} leads to ${path}, which answers 404 [LINK-02]`, async ({ page }) => {
      const answer = page.waitForResponse(`**${path}`);
      await page.getByRole('link', { name }).click();
      expect((await answer).status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 / Page Not Found');
    });
  }
});

test('has addresses that a test can request one by one [LINK-02]', smoke, async ({ page }) => {
  const list = page.getByRole('list', { name: 'Broken links' }).getByRole('link');
  await expect(list).toHaveText(broken.map(([name]) => name));
  const addresses = await list.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(broken.map(([, path]) => path));
});

test('returns with Back after a broken link', async ({ page }) => {
  await page.getByRole('link', { name: 'About this site' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Links');
});
