import { existsSync } from 'node:fs';

const usual = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's own Chromium, where there is one; otherwise Playwright uses its download. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? usual.find((path) => existsSync(path));
