import type { Page } from '@playwright/test';
import { exercises } from '../../src/exercises/packs.ts';
import { labs } from '../../src/labs/catalogue.ts';
import { expect, smoke, test } from '../test.ts';

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const neighbors = (page: Page) => page.getByRole('navigation', { name: 'Previous and next' });

const lists = [
  { name: 'Exercise list', path: '/webelements', pages: exercises },
  { name: 'Lab list', path: '/labs', pages: labs },
];

for (const { name, path, pages } of lists) {
  test(
    `a page of ${path} has a breadcrumb with its name and a link to the ${name} [NAV-18]`,
    smoke,
    async ({ page }) => {
      const { path: own, title } = pages[1]!;
      await page.goto(own);
      await expect(breadcrumb(page).getByText(title, { exact: true })).toBeVisible();
      await breadcrumb(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(breadcrumb(page)).toBeHidden();
    },
  );

  test.describe('one page after another', () => {
    test.use({ expectedError: /lost\.png/ });
    test(`Next leads through every page of ${path}, in the order of its index [NAV-19]`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(pages[0]!.path);
      await expect(neighbors(page).getByRole('link', { name: /^Previous/ })).toBeHidden();
      for (const { path: next, title } of pages.slice(1)) {
        await neighbors(page)
          .getByRole('link', { name: `Next: ${title}`, exact: true })
          .click();
        await expect(page).toHaveURL(next);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      }
      await expect(neighbors(page).getByRole('link', { name: /^Next/ })).toBeHidden();
    });
  });
}

test('the index of the exercises has them in the order of Next', async ({ page }) => {
  await page.goto('/webelements');
  const links = page.getByRole('main').locator('[id^=overview-] a[id^=open-]');
  await expect(links).toHaveText(exercises.map(({ path }) => path));
});

test('the index of the labs has them in the order of Next', async ({ page }) => {
  await page.goto('/labs');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(labs.map(({ title }) => title));
});

test('Previous leads to the page before, at its top', async ({ page }) => {
  await page.goto('/labs/actionability');
  await neighbors(page).getByRole('link', { name: 'Previous: Waits' }).click();
  await expect(page).toHaveURL('/labs/waits');
  await expect(page.getByRole('heading', { level: 1, name: 'Waits' })).toBeInViewport();
});

test('the next lab has a seed of its own, and its answer is closed', async ({ page }) => {
  await page.goto('/labs/waits');
  await page.getByTestId('answers-toggle').click();
  await page.getByTestId('dials-toggle').click();
  await page.getByTestId('dial-seed').fill('9');
  await page.getByTestId('next-page').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actionability');
  await expect(page.getByTestId('answers')).toBeHidden();
  await expect(page.getByTestId('dial-seed')).toHaveValue('');
});

test('the short address of an exercise has the same neighbors', async ({ page }) => {
  await page.goto('/webelements/radio');
  await expect(neighbors(page).getByRole('link')).toHaveText([
    'Previous: Checkboxes',
    'Next: Select Box',
  ]);
});

test('an exercise links its harder lab, also in the playground', async ({ page }) => {
  await page.goto('/webelements');
  await page.getByTestId('group-elements-toggle').click();
  await page.getByTestId('choose-shadow-dom').click();
  const harder = page.getByRole('link', { name: 'Harder: lab Shadow roots' });
  await expect(harder).toBeVisible();
  await page.goto('/webelements/shadowdompage');
  await harder.click();
  await expect(page).toHaveURL('/labs/shadow-roots');
});
