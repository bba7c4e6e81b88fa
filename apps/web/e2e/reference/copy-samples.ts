import type { Browser } from '@playwright/test';
import { languages } from '@sparring/contracts/print/samples';

export interface Copied {
  /** The address of the API in the workspace of the page. */
  readonly base: string;
  /** The programs, by names such as `GET - Ping in cURL`. */
  readonly samples: ReadonlyMap<string, string>;
}

/** Every sample of a page, as a reader would copy it. */
export const copySamples = async (browser: Browser, url: string): Promise<Copied> => {
  const page = await browser.newPage();
  await page.goto(url);
  const base = (await page.getByTestId('workspace-base').textContent()) ?? '';
  const samples = new Map<string, string>();
  for (const card of await page.locator('details[name="endpoint"]').all()) {
    const heading = await card.getByRole('heading', { level: 2 }).textContent();
    await card.evaluate((details: HTMLDetailsElement) => void (details.open = true));
    for (const language of languages) {
      await card.getByRole('tab', { name: language }).click();
      const sample = await card.getByRole('tabpanel').locator('code').textContent();
      samples.set(`${heading} in ${language}`, sample ?? '');
    }
  }
  await page.close();
  return { base, samples };
};
