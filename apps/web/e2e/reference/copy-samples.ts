import type { Browser } from '@playwright/test';
import { api } from '@sparring/contracts/api';
import { languages } from '@sparring/contracts/print/samples';
import { expect } from '../test.ts';

export interface Copied {
  /** The address of the API in the workspace of the page. */
  readonly base: string;
  /** The programs, by names such as `GET - Ping in cURL`. */
  readonly samples: ReadonlyMap<string, string>;
}

const endpoints = Object.values(api).flatMap((group) => Object.values(group)).length;

/** Every sample of a page. A script in the page chooses the tabs: hundreds of clicks took half a minute. */
export const copySamples = async (browser: Browser, url: string): Promise<Copied> => {
  const page = await browser.newPage();
  await page.goto(url);
  const base = (await page.getByTestId('workspace-base').textContent()) ?? '';
  const cards = page.locator('details[name="endpoint"]');
  await expect(cards).toHaveCount(endpoints);
  const chosen = cards.locator('[role="tab"][aria-selected="true"]');
  const samples = new Map<string, string>();
  for (const language of languages) {
    await cards.evaluateAll(choose, language);
    await expect(chosen).toHaveText(Array<string>(endpoints).fill(language));
    for (const [heading, sample] of await cards.evaluateAll(read))
      samples.set(`${heading} in ${language}`, sample ?? '');
  }
  await page.close();
  return { base, samples };
};

const choose = (cards: readonly Element[], language: string): void => {
  for (const card of cards) {
    const tabs = [...card.querySelectorAll<HTMLElement>('[role="tab"]')];
    tabs.find(({ textContent }) => textContent === language)?.click();
  }
};

const read = (cards: readonly Element[]) =>
  cards.map((card) =>
    ['h2', '[role="tabpanel"] code'].map((part) => card.querySelector(part)?.textContent),
  );
