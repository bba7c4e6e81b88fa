import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { exercises } from '../../src/exercises/all.ts';
import { everyPath } from '../../src/known-paths.ts';
import { loginLesson } from '../../src/login/lessons.ts';
import { paths } from '../../src/paths.ts';
import type { ElementRow, Lesson } from '../../src/ui/lesson.ts';
import { demoLesson } from '../../src/web-elements/lesson.ts';
import { expect, test } from '../test.ts';

const controls = 'a[href], button, input, select, textarea, summary';

const expectedErrors = new Map<string, RegExp | undefined>(
  exercises.map(({ path, expectedError }) => [path, expectedError]),
);

for (const path of everyPath) {
  test.describe(`the page ${path}`, () => {
    test.use({ expectedError: expectedErrors.get(path) });
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('has one h1, and the title says the same', async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(page).toHaveTitle(`${await heading.textContent()} · Sparring`);
    });

    test('uses each id and each test id once', async ({ page }) => {
      expect(repeated(await attributes(page.locator('[id]'), 'id'))).toEqual([]);
      expect(repeated(await attributes(page.locator('[data-testid]'), 'data-testid'))).toEqual([]);
    });

    test('gives every control a test id that is its id, in kebab-case', async ({ page }) => {
      const ids = await attributes(page.locator(controls), 'id');
      expect(await attributes(page.locator(controls), 'data-testid')).toEqual(ids);
      expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id ?? ''))).toEqual([]);
    });

    test('gives every control an accessible name', async ({ page }) => {
      for (const control of await page.locator(controls).filter({ visible: true }).all()) {
        await expect(control).toHaveAccessibleName(/\S/);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has nothing for axe to find in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      });
    }

    test('fits into 320 pixels', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  });
}

const lessons: ({ path: string } & Lesson)[] = [
  ...exercises,
  { path: paths.login, ...loginLesson },
  { path: paths.webElementsDemo, ...demoLesson },
];

for (const { path, elements, expectedError } of lessons) {
  test.describe(`the elements of ${path}`, () => {
    test.use({ expectedError });

    for (const row of elements.filter(({ appears }) => !appears)) {
      test(`include "${row.what}", found by role and by test id`, async ({ page }) => {
        await page.goto(path);
        await expect(find(page, row).and(page.getByTestId(row.testId))).toHaveCount(1);
      });
    }
  });
}

function find(page: Page, { role, name = '' }: ElementRow): Locator {
  if (!role) return page.getByLabel(name, { exact: true });
  return page.getByRole(role, { name: name || /^$/, exact: true });
}

function attributes(locator: Locator, name: string): Promise<(string | null)[]> {
  return locator.evaluateAll((all, attribute) => all.map((el) => el.getAttribute(attribute)), name);
}

function repeated(values: unknown[]): unknown[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page }).analyze();
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
