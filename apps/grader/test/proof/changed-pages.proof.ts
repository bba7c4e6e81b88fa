import type { Browser, Page } from '@playwright/test';
import type { ChangeId } from '@sparring/defects/changes';
import { readDefects } from '@sparring/defects/all';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';
import { isOfPages } from '../../src/card/is-of-pages.ts';
import { runCheck } from './run-check.ts';
import { launchChromium } from './chromium.ts';

/** Changes of what is in a page. */
const ofContent = [
  'class-names',
  'wrappers',
  'text-in-pieces',
  'other-tags',
  'dark-and-still',
  'banner-and-leads',
] as const satisfies readonly ChangeId[];
/** Changes of how a page arrives, which make each check slow. */
const ofArrival = ['chunks-in-another-order', 'later'] as const satisfies readonly ChangeId[];

const ofPages = (await readDefects()).filter(isOfPages);
const oneOfEachArea = [...Map.groupBy(ofPages, ({ area }) => area).values()].map(([one]) => one!);
const waysAtOnce = 4;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const instanceWith = async (...changes: readonly ChangeId[]) => {
  const instance = await startInstance({ webPort: 0, apiPort: 0, changes });
  onTestFinished(instance.stop);
  return instance;
};

/** What a page says in the original instance, and what it says with a change. */
const both = async <Said>(
  change: ChangeId,
  path: string,
  say: (page: Page) => Promise<Said>,
): Promise<{ readonly original: Said; readonly changed: Said }> => {
  const saidIn = async (...changes: readonly ChangeId[]): Promise<Said> => {
    const { webUrl } = await instanceWith(...changes);
    const page = await browser.newPage({ baseURL: webUrl });
    onTestFinished(() => page.close());
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return say(page);
  };
  return { original: await saidIn(), changed: await saidIn(change) };
};

test.each([
  { what: 'content', changes: ofContent, checked: ofPages },
  { what: 'arrival', changes: ofArrival, checked: oneOfEachArea },
])(
  'all changes of the $what of pages at once leave the checks of the site green',
  { timeout: 300_000 },
  async ({ changes, checked }) => {
    const instance = await instanceWith(...changes);
    const alarms: string[] = [];
    const left = [...checked];
    const work = async (): Promise<void> => {
      for (let one = left.shift(); one; one = left.shift()) {
        const { id } = one;
        await runCheck(one, instance, browser, 'long').catch((error: unknown) =>
          alarms.push(`${id}: ${String(error).slice(0, 600)}`),
        );
      }
    };
    await Promise.all(Array.from({ length: waysAtOnce }, work));
    expect(alarms).toEqual([]);
  },
);

/** Each instance has its own port. */
const treeOf = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replaceAll(new URL(page.url()).host, 'host');
const idsOf = (page: Page) =>
  page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id).toSorted());

test.each([
  ['class-names', '/shopping?seed=7'],
  ['other-tags', '/shopping?seed=7'],
  ['wrappers', '/shopping?seed=7'],
  ['wrappers', '/api/bookapi?workspace=same-tree'],
  ['wrappers', '/start?workspace=same-tree'],
] as const)(
  '"%s" keeps roles, names, ids and test ids of %s, and what is open',
  async (change, path) => {
    const { original, changed } = await both(change, path, async (page) => ({
      tree: await treeOf(page),
      ids: await idsOf(page),
      testIds: await page.locator('[data-testid]').count(),
      open: await page.locator('[open]').evaluateAll((all) => all.map(({ id }) => id)),
    }));
    expect(changed).toEqual(original);
    expect(original.ids.length).toBeGreaterThan(10);
  },
);

test('"class-names" leaves no class that a suite could know, and the look as it was', async () => {
  const { original, changed } = await both('class-names', '/shopping?seed=7', async (page) => ({
    classes: await page
      .locator('[class]')
      .evaluateAll((all) => all.flatMap((one) => [...one.classList])),
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  }));
  expect(original.classes.length).toBeGreaterThan(10);
  expect(changed.classes).toHaveLength(original.classes.length);
  const left = changed.classes.filter((name) => original.classes.includes(name));
  expect(left).toEqual([]);
  expect(changed.height).toBe(original.height);
});

test('"wrappers" breaks a path of children, and turns attributes', async () => {
  const { original, changed } = await both('wrappers', '/shopping', async (page) => ({
    path: await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const names: string[] = [];
      for (let at: Element | null = heading; at; at = at.parentElement) names.unshift(at.localName);
      return names.join(' > ');
    }),
    attributes: await page
      .getByRole('searchbox')
      .or(page.getByLabel('Search products'))
      .first()
      .evaluate((one) => one.getAttributeNames()),
  }));
  expect(changed.path).not.toBe(original.path);
  expect(changed.attributes.toSorted()).toEqual(original.attributes.toSorted());
  expect(changed.attributes).not.toEqual(original.attributes);
});

test('"text-in-pieces" breaks a text at its first node, and keeps it whole', async () => {
  const { original, changed } = await both('text-in-pieces', '/shopping', (page) =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((one) => ({ first: one.firstChild?.textContent, whole: one.textContent })),
  );
  expect(changed.whole).toBe(original.whole);
  expect(original.first).toBe(original.whole);
  expect(changed.first).not.toBe(original.first);
});

test('"other-tags" has no tag that only says what a role says as well', async () => {
  const { original, changed } = await both('other-tags', '/shopping', (page) =>
    page.locator('nav, main, aside, article, section, strong, em').count(),
  );
  expect(original).toBeGreaterThan(2);
  expect(changed).toBe(0);
});

test('"dark-and-still" has another background, and the same content', async () => {
  const { original, changed } = await both('dark-and-still', '/shopping', async (page) => ({
    background: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    html: await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    tree: await treeOf(page),
  }));
  expect(changed.tree).toBe(original.tree);
  expect([changed.background, changed.html]).not.toEqual([original.background, original.html]);
});

test('"banner-and-leads" has a banner on top and another introduction', async () => {
  const { original, changed } = await both('banner-and-leads', '/', async (page) => ({
    lead: await page.locator('p[class*="lead"]').first().textContent(),
    banners: await page.getByRole('complementary', { name: 'Announcement' }).count(),
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
  }));
  expect([original.banners, changed.banners]).toEqual([0, 1]);
  expect(changed.lead).not.toBe(original.lead);
  expect(changed.heading).toBe(original.heading);
});

test('a page says in no script element and no address which change it has', async () => {
  const { webUrl } = await instanceWith('wrappers');
  const html = await (await fetch(`${webUrl}/shopping`)).text();
  expect(html).not.toContain('wrappers');
});
