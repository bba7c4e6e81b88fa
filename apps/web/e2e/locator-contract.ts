import type { Locator, Page } from '@playwright/test';
import type { PromiseException, PagePromise } from '../src/practice/promise.ts';
import { nameless, twins } from './accessibility.ts';
import { axeViolations, colorRules } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { otherwiseNamed } from './label-in-name.ts';
import { unheardFields } from './scripted.ts';
import { expect as strict, test } from './test.ts';

type Expect = typeof strict;
type Check = (page: Page, expect: Expect) => Promise<void>;

const controls = 'a[href], button, input, select, textarea, summary';

const contract: Record<PagePromise, Check> = {
  'has one h1, and the title says the same': async (page, expect) => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(`${await heading.textContent()} · Sparring`);
  },

  'uses each id and each test id once': async (page, expect) => {
    expect(repeated(await attributes(page.locator('[id]'), 'id'))).toEqual([]);
    expect(repeated(await attributes(page.locator('[data-testid]'), 'data-testid'))).toEqual([]);
  },

  'gives every control a test id that is its id, in kebab-case': async (page, expect) => {
    /* Both are read at once, because a long page can still be drawing its last cards. */
    const read = await page
      .locator(controls)
      .evaluateAll((all) =>
        all.map((control) => [control.getAttribute('id'), control.getAttribute('data-testid')]),
      );
    const ids = read.map(([id]) => id);
    expect(read.map(([, testId]) => testId)).toEqual(ids);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id ?? ''))).toEqual([]);
  },

  'gives every control an accessible name': async (page, expect) => {
    expect(await nameless(page)).toEqual([]);
  },

  'names every control by the words that it shows': async (page, expect) => {
    expect(await otherwiseNamed(page)).toEqual([]);
  },

  'gives every input a type': async (page, expect) => {
    expect(await attributes(page.locator('input:not([type])'), 'id')).toEqual([]);
  },

  'names no element whose role has no name': async (page, expect) => {
    const plain = page.locator(':is(div, span, p, strong, code)[aria-label]:not([role])');
    await expect(plain).toHaveCount(0);
  },

  'gives every article a name': async (page, expect) => {
    for (const article of await page.getByRole('article').all()) {
      await expect(article).toHaveAccessibleName(/\S/);
    }
  },

  'gives no two controls the same role and name': async (page, expect) => {
    expect(await twins(page)).toEqual([]);
  },

  'gives every fieldset a legend': async (page, expect) => {
    await expect(page.locator('fieldset:not(:has(> legend))')).toHaveCount(0);
  },

  'has nothing for axe to find in light': async (page, expect) => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeViolations(page)).toEqual([]);
  },

  'has nothing for axe to find in dark': async (page, expect) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page, colorRules)).toEqual([]);
  },

  'prints no navigation and no shadow': async (page, expect) => {
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator('nav, header').all()) await expect(part).toBeHidden();
    expect(await page.locator('main *').evaluateAll(shadowed)).toEqual([]);
    await page.emulateMedia({ media: null });
  },

  'fits into 320 pixels': async (page, expect) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
  },

  'lets the keyboard scroll what is wider than 320 pixels': async (page, expect) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await axeViolations(page, ['scrollable-region-focusable'])).toEqual([]);
  },

  'hears what a script sets in each field': async (page, expect) => {
    expect(await unheardFields(page)).toEqual([]);
  },

  'breaks no word of a table at 320 pixels': async (page, expect) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await brokenWords(page)).toEqual([]);
  },
};

const shadowed = (all: readonly Element[]): string[] =>
  all.filter((el) => getComputedStyle(el).boxShadow !== 'none').map((el) => el.id);

/** Checks every promise on the open page. A promise declared as an exception must be broken. */
export const keepContract = async (
  page: Page,
  exceptions: readonly PromiseException[],
  expect: Expect,
): Promise<void> => {
  for (const [promise, check] of Object.entries(contract)) {
    const isException = exceptions.some(({ breaks }) => breaks === promise);
    await test.step(isException ? `breaks the promise that it ${promise}` : promise, async () => {
      if (!isException) return check(page, expect);
      expect(await isKept(page, check), `the exception is not needed: the page ${promise}`).toBe(
        false,
      );
    });
  }
};

const isKept = (page: Page, check: Check): Promise<boolean> =>
  check(page, strict).then(
    () => true,
    (failure: Error) => {
      if ('matcherResult' in failure) return false;
      throw failure;
    },
  );

const attributes = (locator: Locator, name: string): Promise<(string | null)[]> =>
  locator.evaluateAll((all, attribute) => all.map((el) => el.getAttribute(attribute)), name);

const repeated = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
