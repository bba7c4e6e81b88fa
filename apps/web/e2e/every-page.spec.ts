import type { Locator, Page } from '@playwright/test';
import { lessons } from '../src/exercises/all-lessons.ts';
import { everyPath } from '../src/known-paths.ts';
import { labLessons } from '../src/labs/all-labs.ts';
import { loginLesson } from '../src/login/login-lessons.ts';
import { aliasPath, paths } from '../src/paths.ts';
import type { Lesson } from '../src/practice/lesson.ts';
import { demoLesson } from '../src/web-elements/lesson.ts';
import { expectDrawnAtLoad, noteTitles } from './drawn-at-load.ts';
import { findElements } from './element-table.ts';
import { openAnswers, openHints } from './lab-frame.ts';
import { keepContract } from './locator-contract.ts';
import { pageAt } from './page-headings.ts';
import { idsOfControls, recordedIds } from './recorded-ids.ts';
import { pageTemplates } from './page-templates.ts';
import { expect, test } from './test.ts';

/** Each page is opened once, and its test reports every broken promise, not only the first. */
const soft = expect.configure({ soft: true });

const exerciseAt = new Map(lessons.map((lesson) => [lesson.path as string, lesson]));
const labAt = new Map(labLessons.map((lesson) => [lesson.path as string, lesson]));
const lessonAt = new Map<string, Lesson>([
  ...exerciseAt,
  ...labAt,
  [paths.login, loginLesson],
  [paths.webElementsDemo, demoLesson],
]);

const exerciseTitle =
  'answers, is found by its short address, has the elements of its table and keeps the contract of every page [PAGE-01, PAGE-02, PAGE-03, PAGE-04, PAGE-05, PAGE-06, PAGE-07, PAGE-08, PAGE-09, PAGE-10, PAGE-11, PAGE-13, PAGE-15, PAGE-16, PAGE-17, PAGE-18, PAGE-19, NAV-07, NAV-08, PLAYGROUND-07]';
const labTitle =
  'answers, has the elements of its table, hints and answers, and keeps the contract of every page [PAGE-01, PAGE-02, PAGE-03, PAGE-04, PAGE-05, PAGE-06, PAGE-07, PAGE-08, PAGE-09, PAGE-10, PAGE-11, PAGE-13, PAGE-15, PAGE-16, PAGE-17, PAGE-18, PAGE-19, NAV-07, NAV-08, LABS-04, LABS-05]';
const pageTitle =
  'answers and keeps the contract of every page [PAGE-01, PAGE-02, PAGE-03, PAGE-04, PAGE-05, PAGE-06, PAGE-07, PAGE-08, PAGE-09, PAGE-10, PAGE-11, PAGE-13, PAGE-15, PAGE-16, PAGE-17, PAGE-18, PAGE-19, NAV-07, NAV-08]';

for (const address of everyPath) {
  const lesson = lessonAt.get(address);
  const exercise = exerciseAt.get(address);
  const lab = labAt.get(address);
  const title = exercise ? exerciseTitle : lab ? labTitle : pageTitle;
  const tag = pageTemplates.has(address) ? '@smoke' : [];

  test.describe(`the page ${address}`, () => {
    test.use({ expectedError: lesson?.expectedError, contextOptions: { reducedMotion: 'reduce' } });

    test(title, { tag }, async ({ page }) => {
      // The page of all rules takes a minute when the machine is busy.
      test.slow();
      const { path, heading } = pageAt(address);
      await noteTitles(page);
      await expectPage(page, address, path, heading);
      // The login's result sends a visitor to the login by a script, after it is drawn.
      if (address !== paths.loginResult) await expectDrawnAtLoad(page);
      await expect(lastToCome(page, path)).toBeVisible();
      if (lesson)
        await test.step('has the elements of its table', () => findElements(page, lesson));
      await test.step('has the ids that were recorded on 2026-11-25', () =>
        soft
          .poll(() => idsOfControls(page))
          .toEqual(expect.arrayContaining([...(recordedIds.get(address) ?? [])])));
      await keepContract(page, lesson?.exceptions ?? [], soft);
      if (lab) {
        // A page that was printed has all its folds open.
        await page.goto(path);
        await test.step('opens its hints', () => openHints(page, lab));
        await test.step('shows its answers', () => openAnswers(page, path));
      }
      if (exercise)
        await test.step('is found by its short address', () => visitByAlias(page, exercise));
      if (pageTemplates.has(address)) {
        await test.step('is found in capitals', () => visitInCapitals(page, path, heading));
      }
    });
  });
}

const expectPage = async (page: Page, address: string, path: string, heading: string) => {
  const response = await page.goto(address);
  expect.soft(response?.status()).toBe(200);
  await expect.soft(page).toHaveURL(path);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.soft(page).toHaveTitle(`${heading} · Sparring`);
};

/** Back leads to where the visitor came from, so the short address leaves no entry in the history. */
const visitByAlias = async (page: Page, exercise: (typeof lessons)[number]) => {
  await page.goto('about:blank');
  const rest = '?speed=1#main';
  await expectPage(page, aliasPath(exercise) + rest, exercise.path + rest, exercise.title);
  await page.goBack();
  await expect.soft(page).toHaveURL('about:blank');
};

const visitInCapitals = async (page: Page, path: string, heading: string) => {
  const typed = `${path.toUpperCase()}?speed=1#main`;
  const response = await page.goto(typed);
  expect.soft(response?.status()).toBe(200);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.soft(page).toHaveURL(typed);
  await expect.soft(page.locator('link[rel="canonical"]')).toHaveAttribute('href', path);
};

/** The last element to appear on a page: related products and tasks arrive with an answer of the API. */
const lastToCome = (page: Page, path: string): Locator => {
  if (path.startsWith(paths.product.replace(':id', ''))) {
    return page.getByRole('region', { name: 'Related Products' });
  }
  if (path.startsWith(paths.tasks)) return page.getByText('GET /ping gets 200.');
  return page.getByRole('heading', { level: 1 });
};
