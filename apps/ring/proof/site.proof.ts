import type { Browser } from '@playwright/test';
import { readDefects } from '@sparring/defects/all';
import { afterAll, beforeAll } from 'vitest';
import { needsPage } from './bout.ts';
import { launchChromium } from './chromium.ts';
import { prove } from './prove.ts';

const defects = (await readDefects()).filter(needsPage);
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

prove({
  defects,
  browser: () => browser,
  // A page takes a second: only those that break the same file are compared.
  kin: ({ file }) => defects.filter((other) => other.file === file),
});
