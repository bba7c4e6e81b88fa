import type { Browser } from '@playwright/test';
import { readDefects } from '@sparring/defects/all';
import { afterAll, beforeAll } from 'vitest';
import type { Corner } from '../src/corner/corner.ts';
import { startCorner } from '../src/corner/start-corner.ts';
import { needsPage } from './bout.ts';
import { launchChromium } from './chromium.ts';
import { prove } from './prove.ts';

const defects = (await readDefects()).filter(needsPage);
let sound: Corner;
let browser: Browser;

beforeAll(async () => {
  sound = await startCorner({ seed: 1, webPort: 0, apiPort: 0 });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await sound.stop();
});

prove({
  defects,
  sound: () => sound,
  browser: () => browser,
  // A page takes a second: only those that break the same file are compared.
  kin: ({ file }) => defects.filter((other) => other.file === file),
});
