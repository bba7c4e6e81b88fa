import { existsSync } from 'node:fs';

/**
 * Where a Chromium usually is. Debian's headless shell starts a page three times as fast as the whole browser;
 * the script in /usr/bin that starts it would leave it running when ChromeDriver ends that script.
 */
export const knownChromiums: readonly string[] = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The system's own Chromium, where there is one; otherwise Playwright uses its download. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? knownChromiums.find((path) => existsSync(path));
