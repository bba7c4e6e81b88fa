import type { Browser } from '@playwright/test';
import { readDefects } from '@sparring/defects/all';
import { afterAll, beforeAll } from 'vitest';
import { isOfPages } from '../src/card/is-of-pages.ts';
import { launchChromium } from './chromium.ts';
import { prove } from './prove.ts';

const defects = (await readDefects()).filter(isOfPages);
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

prove({ defects, browser: () => browser });
