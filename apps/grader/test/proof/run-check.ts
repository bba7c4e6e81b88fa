import { expect, type Browser } from '@playwright/test';
import type { Bout, Defect } from '@sparring/defects/defect';
import { isOfPages } from '../../src/card/is-of-pages.ts';
import type { Instance } from '../../src/instance/instance.ts';
import { createClient } from './client.ts';

/** How long a check waits for what it expects: where it should pass, nothing may hurry it. */
const timeouts = { long: 15_000, short: 2500 } as const;
export type Patience = keyof typeof timeouts;

const noPage = (): never => {
  throw new Error('A defect of the API is caught without a page.');
};

/** Runs the check of a defect against an instance; rejects when the check fails. */
export const runCheck = async (
  { caught, ...defect }: Defect,
  { webUrl }: Instance,
  browser: Browser | undefined,
  patience: Patience,
): Promise<void> => {
  const timeout = timeouts[patience];
  const api = createClient(webUrl);
  const waiting = expect.configure({ timeout });
  if (!isOfPages(defect) || !browser) {
    const bout = { api, expect: waiting } as Omit<Bout, 'page'>;
    return caught(Object.defineProperty(bout, 'page', { get: noPage }) as Bout);
  }
  const context = await browser.newContext({ baseURL: webUrl });
  context.setDefaultTimeout(timeout);
  try {
    await caught({ page: await context.newPage(), api, expect: waiting });
  } finally {
    await context.close();
  }
};
