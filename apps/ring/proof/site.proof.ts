import { chromium, type Browser } from '@playwright/test';
import { readDefects } from '@sparring/defects/all';
import { afterAll, beforeAll } from 'vitest';
import type { Corner } from '../src/corner/corner.ts';
import { startCorner } from '../src/corner/start-corner.ts';
import { chromiumPath } from '../../web/e2e/chromium.ts';
import { needsPage } from './bout.ts';
import { prove } from './prove.ts';

const defects = (await readDefects()).filter(needsPage);
let sound: Corner;
let browser: Browser;

beforeAll(async () => {
  const executablePath = chromiumPath();
  sound = await startCorner({ seed: 1, webPort: 0, apiPort: 0 });
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
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
