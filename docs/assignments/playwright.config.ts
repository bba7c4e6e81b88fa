import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const { WEB_URL = 'http://127.0.0.1:3000', CHROMIUM_PATH, CI } = process.env;
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed Chromium, if there is one; otherwise the one that Playwright downloads. */
const executablePath = CHROMIUM_PATH ?? usual.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  reporter: [['list'], ['junit', { outputFile: 'reports/junit.xml' }]],
  use: {
    baseURL: WEB_URL,
    // Without a limit of its own, an action waits until the whole test is over.
    actionTimeout: 5_000,
    navigationTimeout: 15_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox does not work for root, and many containers run as root.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
});
