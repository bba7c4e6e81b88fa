import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 600, height: 480 } });

const place = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls down as soon as the page is long enough. */
const scrollTo = async (page: Page, y: number): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const scrolled = () => page.evaluate((top) => (window.scrollTo(0, top), window.scrollY), y);
  await expect.poll(scrolled).toBe(y);
};

const openScrolled = async (page: Page, path: string, y = 700): Promise<void> => {
  await page.goto(path);
  await scrollTo(page, y);
};

test('an address that is opened after another starts at its top [NAV-16]', async ({ page }) => {
  await openScrolled(page, '/labs/waits');
  await page.goto('/shopping');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping' })).toBeInViewport();
  expect(await place(page)).toBe(0);
  await openScrolled(page, '/shopping');
  await page.goto('/labs/waits');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await place(page)).toBe(0);
});

test('Back and Forward between two loads return to the old place on each page [NAV-17]', async ({
  page,
}) => {
  await openScrolled(page, '/labs/waits');
  await openScrolled(page, '/rules', 300);
  await page.goBack();
  await expect(page).toHaveURL('/labs/waits');
  await expect.poll(() => place(page)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/rules');
  await expect.poll(() => place(page)).toBe(300);
});

test('a reload keeps the place on the page [NAV-17]', async ({ page }) => {
  await openScrolled(page, '/labs/waits');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => place(page)).toBe(700);
});

test('a reload keeps the place on a page that a link has opened [NAV-17]', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeFocused();
  await scrollTo(page, 700);
  await page.reload();
  await expect.poll(() => place(page)).toBe(700);
});

test('an address with a fragment opens at its target, whatever was scrolled before [NAV-16]', async ({
  page,
}) => {
  await openScrolled(page, '/labs/waits');
  await page.goto('/about#top-bar');
  await expect(page.getByRole('heading', { name: 'The two links at the top' })).toBeInViewport();
});

test('each fragment that is typed on one page leads to its target [NAV-16]', async ({ page }) => {
  await page.goto('/rules');
  for (const id of ['CART-05', 'LIST-15', 'NAV-01']) {
    await page.goto(`/rules#${id}`);
    await expect(page.getByTestId(`rule-${id.toLowerCase()}`)).toBeInViewport();
  }
  await page.goBack();
  await expect(page.getByTestId('rule-list-15')).toBeInViewport();
});

test('Back returns to the place on a page whose skip link was used [NAV-11]', async ({ page }) => {
  /** Uses the skip link, then a link of the footer; returns the place from which the page was left. */
  const leave = async (name: string): Promise<number> => {
    await page.getByTestId('skip-link').press('Enter');
    await expect(page).toHaveURL(/#main$/);
    const link = page.getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    const left = await place(page);
    await link.click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    return left;
  };
  await page.goto('/labs/waits');
  const left = await leave('About');
  expect(left).toBeGreaterThan(700);
  expect(await leave('Rules')).toBeLessThan(left);
  for (const path of ['/about#main', '/about', '/labs/waits#main']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  await expect.poll(() => place(page)).toBe(left);
});
