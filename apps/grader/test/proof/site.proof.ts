import type { Browser } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { isOfPages } from '../../src/card/is-of-pages.ts';
import { chosenDefects } from './chosen.ts';
import { launchChromium } from './chromium.ts';
import { prove } from './prove.ts';

const defects = chosenDefects(isOfPages);
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

prove({ defects, browser: () => browser });
