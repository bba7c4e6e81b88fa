import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { exercises } from '../../src/exercises/all.ts';
import { everyPath } from '../../src/known-paths.ts';
import { paths } from '../../src/paths.ts';
import { unheardFields } from '../scripted.ts';
import { twins } from '../accessibility.ts';
import { expect as strict, test } from '../test.ts';

/** One page is opened once: what it breaks is told in full, not only the first of it. */
const expect = strict.configure({ soft: true });

const controls = 'a[href], button, input, select, textarea, summary';

const claims: Record<string, (page: Page) => Promise<void>> = {
  async 'has one h1, and the title says the same'(page) {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(`${await heading.textContent()} · Sparring`);
  },

  async 'uses each id and each test id once'(page) {
    expect(repeated(await attributes(page.locator('[id]'), 'id'))).toEqual([]);
    expect(repeated(await attributes(page.locator('[data-testid]'), 'data-testid'))).toEqual([]);
  },

  async 'gives every control a test id that is its id, in kebab-case'(page) {
    const ids = await attributes(page.locator(controls), 'id');
    expect(await attributes(page.locator(controls), 'data-testid')).toEqual(ids);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id ?? ''))).toEqual([]);
  },

  async 'gives every control an accessible name'(page) {
    for (const control of await page.locator(controls).filter({ visible: true }).all()) {
      await expect(control).toHaveAccessibleName(/\S/);
    }
  },

  async 'gives every input a type'(page) {
    expect(await attributes(page.locator('input:not([type])'), 'id')).toEqual([]);
  },

  async 'names no element whose role has no name'(page) {
    const plain = page.locator(':is(div, span, p, strong, code)[aria-label]:not([role])');
    await expect(plain).toHaveCount(0);
  },

  async 'gives every article a name'(page) {
    for (const article of await page.getByRole('article').all()) {
      await expect(article).toHaveAccessibleName(/\S/);
    }
  },

  async 'gives no two controls the same role and name'(page) {
    expect(await twins(page)).toEqual([]);
  },

  async 'gives every fieldset a legend'(page) {
    await expect(page.locator('fieldset:not(:has(> legend))')).toHaveCount(0);
  },

  async 'has nothing for axe to find in light'(page) {
    expect(await violations(page, 'light')).toEqual([]);
  },

  async 'has nothing for axe to find in dark'(page) {
    expect(await violations(page, 'dark')).toEqual([]);
  },

  async 'fits into 320 pixels'(page) {
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
  },

  async 'hears what a script sets in each field'(page) {
    expect(await unheardFields(page)).toEqual([]);
  },
};

const expectedErrors = new Map<string, RegExp | undefined>(
  exercises.map(({ path, expectedError }) => [path, expectedError]),
);

for (const path of everyPath) {
  test.describe(`the page ${path}`, () => {
    test.use({
      expectedError: expectedErrors.get(path),
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('keeps the locator contract, passes axe and fits into 320 pixels', async ({ page }) => {
      await page.goto(path);
      await strict(lastToCome(page, path)).toBeVisible();
      for (const [claim, holds] of Object.entries(claims)) {
        await test.step(claim, () => holds(page));
      }
    });
  });
}

/** What the page shows once it is whole: a product's neighbours come with an answer of the API. */
const lastToCome = (page: Page, path: string): Locator => {
  if (path.startsWith(paths.product.replace(':id', ''))) {
    return page.getByRole('region', { name: 'Related Products' });
  }
  return page.getByRole('heading', { level: 1 });
};

const attributes = (locator: Locator, name: string): Promise<(string | null)[]> =>
  locator.evaluateAll((all, attribute) => all.map((el) => el.getAttribute(attribute)), name);

const repeated = (values: unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const violations = async (page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme });
  const result = await new AxeBuilder({ page }).analyze();
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
};
