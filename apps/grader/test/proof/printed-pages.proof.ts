import type { Page } from '@playwright/test';
import { readDefects } from '@sparring/defects/all';
import { everyPath } from '@sparring/web/known-paths';
import { expect, onTestFinished, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';
import { launchChromium } from './chromium.ts';

const printed = (await readDefects()).filter((one) => one.printed);
const pagesOfTheApi = everyPath.filter((path) => path.startsWith('/api'));

/** What each page says when all of its cards have their content. */
const textsWith = async (
  defects: readonly string[],
  page: Page,
): Promise<readonly (string | undefined)[]> => {
  const { webUrl, stop } = await startInstance({ webPort: 0, apiPort: 0, defects });
  onTestFinished(stop);
  const texts: (string | undefined)[] = [];
  for (const path of pagesOfTheApi) {
    await page.goto(`${webUrl}${path}?workspace=same`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('details[name="endpoint"]')].every((one) => one.children[1]),
    );
    const text = await page.getByRole('main').textContent();
    texts.push(text?.replaceAll(/127\.0\.0\.1:\d+/g, ''));
  }
  return texts;
};

test(
  'no page of the API prints a defect: the build has printed them',
  { timeout: 240_000 },
  async () => {
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const original = await textsWith([], page);
    const byFile = [...Map.groupBy(printed, ({ file }) => file).values()];
    const most = Math.max(...byFile.map((some) => some.length));
    const printing: string[] = [];
    for (let at = 0; at < most; at++) {
      const ids = byFile.flatMap((some) => some[at]?.id ?? []);
      const texts = await textsWith(ids, page);
      const paths = pagesOfTheApi.filter((_, which) => texts[which] !== original[which]);
      printing.push(...paths.map((path) => `${path} with ${ids.join(', ')}`));
    }
    expect(printing).toEqual([]);
  },
);
