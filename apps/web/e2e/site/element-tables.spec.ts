import type { Locator, Page } from '@playwright/test';
import { lessons } from '../../src/exercises/all-lessons.ts';
import { labLessons } from '../../src/labs/all-labs.ts';
import { loginLesson } from '../../src/login/login-lessons.ts';
import { paths } from '../../src/paths.ts';
import type { ElementRow, Lesson } from '../../src/practice/lesson.ts';
import { demoLesson } from '../../src/web-elements/lesson.ts';
import { expect, test } from '../test.ts';

const tables: readonly ({ readonly path: string } & Lesson)[] = [
  ...lessons,
  ...labLessons,
  { path: paths.login, ...loginLesson },
  { path: paths.webElementsDemo, ...demoLesson },
];

for (const { path, elements, expectedError } of tables) {
  test.describe(`the elements of ${path}`, () => {
    test.use({ expectedError });

    test('are found by the role and the test id of their rows [PAGE-11]', async ({ page }) => {
      await page.goto(path);
      for (const row of elements.filter(({ appears }) => !appears)) {
        await expect.soft(find(page, row), row.what).toHaveCount(1);
      }
    });
  });
}

const find = (page: Page, { role, name = '', testId }: ElementRow): Locator => {
  const found = page.getByTestId(testId);
  if (role) return found.and(page.getByRole(role, { name: name || /^$/, exact: true }));
  return name ? found.and(page.getByLabel(name, { exact: true })) : found;
};
