import { expect, smoke, test } from '../test.ts';

test('the logo has the name Sparring and leads home [NAV-02]', smoke, async ({ page }) => {
  await page.goto('/about');
  await page.getByAltText('Sparring').click();
  await expect(page).toHaveURL('/');
});

const sections = [
  ['Home', '/'],
  ['Web Elements', '/webelements'],
  ['API', '/api'],
  ['Shopping', '/shopping'],
  ['Cart', '/checkout'],
  ['Login', '/webelements/login'],
] as const;

for (const [name, path] of sections) {
  test(`links ${name} to ${path} [NAV-01]`, async ({ page }) => {
    await page.goto('/about');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  });
}

const current = [
  ['/', 'Home'],
  ['/web-elements', 'Web Elements'],
  ['/webelements/slider', 'Web Elements'],
  ['/webelements/login', 'Login'],
  ['/webelements/loginbasicauth', 'Login'],
  ['/console', 'API'],
  ['/product/1', 'Shopping'],
] as const;

for (const [path, name] of current) {
  test(`marks ${name} and nothing else as current on ${path}`, async ({ page }) => {
    await page.goto(path);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.locator('[aria-current]')).toHaveText([name]);
  });
}

test('shows no cart badge and no Logout to a new visitor [CART-08]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('cart-badge')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

const topBar = [
  ['Practice Your Skills', '/webelements'],
  ['Hosted by Sparring', '/about'],
] as const;

for (const [name, path] of topBar) {
  test(`opens ${name} in a new tab that has no opener [NAV-03]`, async ({ page }) => {
    await page.goto('/');
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name }).click();
    await expect(await popup).toHaveURL(path);
    expect(await (await popup).evaluate(() => window.opener)).toBeNull();
  });
}

test('scrolls to the fragment of a link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto('/about#top-bar');
  const heading = page.getByRole('heading', { name: 'The two links at the top' });
  await expect(heading).toBeInViewport();
  const section = page.locator('#top-bar');
  for (const name of ['PRACTICE_URL', 'HOSTED_BY_NAME', 'HOSTED_BY_URL']) {
    await expect(section).toContainText(name);
  }
});

test('moves the focus to the heading of the page that a link opens [NAV-10]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Practice web elements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Web Elements' })).toBeFocused();
});

test('does not move the focus on the first page of a visit', async ({ page }) => {
  await page.goto('/webelements');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('opens each page at the top, and Back restores the scroll position [NAV-11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'About' })).toBeInViewport();
});
