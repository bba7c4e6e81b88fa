import type { Locator, Page } from '@playwright/test';
import { difficultyOf } from '../../src/exercises/difficulty-of.ts';
import { exercises } from '../../src/exercises/packs.ts';
import { expect, smoke, test } from '../test.ts';

const openElements = (page: Page) => page.getByTestId('group-elements-toggle').click();

test.beforeEach(async ({ page }) => {
  await page.goto('/webelements');
  await openElements(page);
});

test('opens and closes three groups, closed at first [PLAYGROUND-01]', smoke, async ({ page }) => {
  await page.reload();
  const list = page.getByRole('navigation', { name: 'Exercises' });
  const choice = list.getByRole('link', { name: 'Check Box', exact: true });
  const groups = list.getByRole('group').locator('summary');
  await expect(groups).toHaveText(['Elements', 'Widgets', 'Interactions']);
  await expect(list.getByRole('link')).toHaveCount(0);
  await groups.first().click();
  await expect(choice).toBeVisible();
  await groups.first().click();
  await expect(choice).toBeHidden();
});

test('starts with a list of what each exercise trains, in its first sentence, with links and difficulty', async ({
  page,
}) => {
  for (const { slug, title, trains, path, twinOf } of exercises) {
    const [first, ...others] = trains.split(/(?<=\.) /);
    const item = page.getByTestId(`overview-${slug}`);
    await expect(item).toContainText(twinOf ? `Much the same: ${title}.` : `${title}. ${first}`);
    if (others.length > 0) await expect(item).not.toContainText(others.join(' '));
    await expect(page.getByTestId(`open-${slug}`)).toHaveAttribute('href', path);
    await expect(item).toContainText(`${path} ${difficultyOf({ slug })}`);
  }
});

test('links every exercise of the list to its own page [PLAYGROUND-03]', async ({ page }) => {
  for (const { slug, path } of exercises) {
    await expect(page.getByTestId(`choose-${slug}`)).toHaveAttribute('href', path);
  }
});

test('lists a twin inside the entry of the other [PLAYGROUND-09]', async ({ page }) => {
  for (const [first, twin, title] of [
    ['simple-input-form', 'form-buttons', 'Simple Input Form'],
    ['slider', 'horizontal-slider', 'Slider'],
  ] as const) {
    const entry = page.locator('li').filter({ has: page.getByTestId(`choose-${first}`) });
    await expect(entry.getByTestId(`choose-${twin}`)).toHaveCount(1);
    await page.getByTestId(`overview-${first}`).getByTestId(`open-${twin}`).click();
    await expect(page.getByTestId('previous-page')).toHaveText(`Previous: ${title}`);
    await page.goBack();
  }
});

test('shows the chosen exercise in place and keeps the address [PLAYGROUND-02]', async ({
  page,
}) => {
  await page.getByTestId('choose-checkboxes').click();
  await expect(page.getByRole('checkbox', { name: 'Checkbox 2' })).toBeVisible();
  await expect(page).toHaveURL('/webelements');
  await expect(page).toHaveTitle('Checkboxes · Sparring');
});

test('has an exercise in one container, as its own page has it [PLAYGROUND-08]', async ({
  page,
}) => {
  const boxes = page.locator('.componentContainer').getByRole('checkbox');
  await page.getByTestId('choose-checkboxes').click();
  await expect(boxes).toHaveCount(2);
  await page.getByTestId('own-page').click();
  await expect(page).toHaveURL('/webelements/checkboxes');
  await expect(boxes).toHaveCount(2);
});

test('keeps the query of the address with the chosen exercise', async ({ page }) => {
  await page.goto('/webelements?speed=20');
  await openElements(page);
  await page.getByTestId('choose-checkboxes').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkboxes');
  await expect(page).toHaveURL('/webelements?speed=20');
});

const newTab: [string, Parameters<Locator['click']>[0]][] = [
  ['Ctrl and a click', { modifiers: ['ControlOrMeta'] }],
  ['a middle click', { button: 'middle' }],
];

for (const [way, options] of newTab) {
  test(`opens the page of an exercise in a new tab by ${way} [PLAYGROUND-03]`, async ({
    page,
    context,
  }) => {
    const opened = context.waitForEvent('page');
    await page.getByTestId('choose-checkboxes').click(options);
    await expect(await opened).toHaveURL('/webelements/checkboxes');
    await expect(page).toHaveTitle('Web Elements · Sparring');
  });
}

test('moves the focus to the heading of the chosen exercise [PLAYGROUND-05]', async ({ page }) => {
  await page.getByTestId('choose-checkboxes').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkboxes' })).toBeFocused();
});

test('marks the chosen exercise in the list [PLAYGROUND-04]', async ({ page }) => {
  const choice = page.getByTestId('choose-checkboxes');
  await expect(choice).toHaveAttribute('aria-current', 'false');
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
});

test('Back and Forward move between the chosen exercises [PLAYGROUND-06]', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const slug of ['checkboxes', 'links', 'select-box']) {
    await page.getByTestId(`choose-${slug}`).click();
    await expect(page.getByTestId(`choose-${slug}`)).toHaveAttribute('aria-current', 'true');
  }
  await page.goBack();
  await expect(heading).toHaveText('Links');
  await page.goBack();
  await expect(heading).toHaveText('Checkboxes');
  await page.goForward();
  await expect(heading).toHaveText('Links');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Web Elements');
  await expect(page).toHaveURL('/webelements');
});

test('has aria-busy while the chosen exercise loads', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/menu-*.chunk.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.getByTestId('group-widgets-toggle').click();
  await page.getByTestId('choose-menu').click();
  await expect(page.locator('main [aria-busy="true"]')).toContainText('Web Elements');
  release.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
});

test('an exercise chosen twice makes one history entry', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const choice = page.getByTestId('choose-checkboxes');
  await choice.click();
  await expect(heading).toHaveText('Checkboxes');
  await choice.click();
  await page.goBack();
  await expect(heading).toHaveText('Web Elements');
});

test('keeps the chosen exercise and its open group through a reload [PLAYGROUND-06]', async ({
  page,
}) => {
  await page.getByTestId('group-widgets-toggle').click();
  await page.getByTestId('choose-menu').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  await expect(page.getByTestId('choose-menu')).toBeVisible();
  await expect(page.getByTestId('choose-checkboxes')).toBeHidden();
});

test('returns from the own page of an exercise to the chosen one', async ({ page }) => {
  await page.getByTestId('choose-checkboxes').click();
  await page.getByTestId('own-page').click();
  await expect(page).toHaveURL('/webelements/checkboxes');
  await page.goBack();
  await expect(page).toHaveURL('/webelements');
  await expect(page.getByTestId('choose-checkboxes')).toHaveAttribute('aria-current', 'true');
});

const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('has its heading within the first screen, before the folded list', async ({ page }) => {
    await page.goto('/webelements?first');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('group-elements')).not.toBeInViewport();
  });

  test('brings the chosen exercise to the top of the window, each time', async ({ page }) => {
    for (const slug of ['checkboxes', 'links', 'links']) {
      await page.getByTestId(`choose-${slug}`).click();
      await expect.poll(() => page.evaluate(topOf, '#page-title')).toBeLessThan(100);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await page.getByTestId('group-elements-toggle').scrollIntoViewIfNeeded();
    }
  });

  test('brings the chosen exercise to the top after a reload and with Back', async ({ page }) => {
    for (const slug of ['checkboxes', 'links']) {
      await page.getByTestId(`choose-${slug}`).click();
      await expect(page.getByTestId(`choose-${slug}`)).toHaveAttribute('aria-current', 'true');
    }
    await page.reload();
    await expect.poll(() => page.evaluate(topOf, '#page-title')).toBeLessThan(370);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkboxes');
    await expect.poll(() => page.evaluate(topOf, '#page-title')).toBeLessThan(370);
  });
});

test('does not scroll when the heading is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByTestId('choose-checkboxes').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkboxes');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
