import type { Locator, Page } from '@playwright/test';
import { lessons } from '../../src/exercises/all-lessons.ts';
import { everyPath } from '../../src/known-paths.ts';
import { labLessons } from '../../src/labs/all-labs.ts';
import { paths } from '../../src/paths.ts';
import { expectDrawnAtLoad, noteTitles } from '../drawn-at-load.ts';
import { keepContract } from '../locator-contract.ts';
import { expect, test } from '../test.ts';

/** Each page is opened once, and the test reports every broken promise, not only the first. */
const soft = expect.configure({ soft: true });

const lessonAt = new Map(
  [...lessons, ...labLessons].map((lesson) => [lesson.path as string, lesson]),
);

for (const path of everyPath) {
  const { expectedError, flaws = [] } = lessonAt.get(path) ?? {};

  test.describe(`the page ${path}`, () => {
    test.use({ expectedError, contextOptions: { reducedMotion: 'reduce' } });

    test('is drawn at load, keeps the locator contract, passes axe and fits into 320 pixels [PAGE-01, PAGE-02, PAGE-04, PAGE-05, PAGE-06, PAGE-07, PAGE-08, PAGE-09, PAGE-10, PAGE-13, PAGE-15, PAGE-16, PAGE-17]', async ({
      page,
    }) => {
      await noteTitles(page);
      await page.goto(path);
      // The login's result sends a visitor to the login by a script, after it is drawn.
      if (path !== paths.loginResult) await expectDrawnAtLoad(page);
      await expect(lastToCome(page, path)).toBeVisible();
      await keepContract(page, flaws, soft);
    });
  });
}

/** The last element to appear on a page: related products arrive with an answer of the API. */
const lastToCome = (page: Page, path: string): Locator => {
  if (path.startsWith(paths.product.replace(':id', ''))) {
    return page.getByRole('region', { name: 'Related Products' });
  }
  return page.getByRole('heading', { level: 1 });
};
