import type { Page } from '@playwright/test';
import { readDefects } from '@sparring/defects/all';
import { everyPath } from '@sparring/web/known-paths';
import { expect, onTestFinished, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';
import { launchChromium } from './chromium.ts';

const printed = (await readDefects()).filter((one) => one.printed);
const [inPages, elsewhere] = [
  printed.filter((one) => one.printed?.includes('pages')),
  printed.filter((one) => !one.printed?.includes('pages')),
];

/** Some with other endpoints, and one with all. */
const pagesOfTheApi = everyPath.filter((path) => path.startsWith('/api'));
const pageOfAll = '/api/documentation';

const openPage = async (): Promise<Page> => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  return browser.newPage();
};

/** What each page says when all of its cards have their content. */
const textsWith = async (
  defects: readonly string[],
  paths: readonly string[],
  page: Page,
): Promise<readonly (string | undefined)[]> => {
  const { webUrl, stop } = await startInstance({ webPort: 0, apiPort: 0, defects });
  onTestFinished(stop);
  const texts: (string | undefined)[] = [];
  for (const path of paths) {
    await page.goto(`${webUrl}${path}?workspace=same`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('details[name="endpoint"]')].every((one) => one.children[1]),
    );
    const text = await page.getByRole('main').textContent();
    texts.push(text?.replaceAll(/127\.0\.0\.1:\d+/g, ''));
  }
  return texts;
};

test.each(inPages)('a page prints $id', async ({ id }) => {
  const page = await openPage();
  const original = await textsWith([], [pageOfAll], page);
  expect(await textsWith([id], [pageOfAll], page)).not.toEqual(original);
});

test('no page of the API prints another one', { timeout: 240_000 }, async () => {
  const page = await openPage();
  const original = await textsWith([], pagesOfTheApi, page);
  const byFile = [...Map.groupBy(elsewhere, ({ file }) => file).values()];
  const most = Math.max(...byFile.map((some) => some.length));
  const printing: string[] = [];
  for (let at = 0; at < most; at++) {
    const ids = byFile.flatMap((some) => some[at]?.id ?? []);
    const texts = await textsWith(ids, pagesOfTheApi, page);
    const paths = pagesOfTheApi.filter((_, which) => texts[which] !== original[which]);
    printing.push(...paths.map((path) => `${path} with ${ids.join(', ')}`));
  }
  expect(printing).toEqual([]);
});

test('a page that prints no defect has not met one, although its code is there', async () => {
  const { webUrl, reached, stop } = await startInstance({ webPort: 0, apiPort: 0 });
  onTestFinished(stop);
  const page = await openPage();
  await page.goto(webUrl + pageOfAll, { waitUntil: 'networkidle' });
  await expect.poll(async () => (await reached()).reached).toContain(inPages[0]!.id);
  const { reached: there } = await reached();
  expect(printed.filter(({ id }) => there.has(id))).toEqual(inPages);
});
