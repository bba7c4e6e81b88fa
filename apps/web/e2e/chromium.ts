import { existsSync } from 'node:fs';

/** The programs of Debian's packages chromium and chromium-headless-shell. */
export const debian = {
  browser: '/usr/lib/chromium/chromium',
  shell: '/usr/lib/chromium/chromium-headless-shell',
};

/**
 * The usual paths of Chromium. Debian's headless shell opens a page in less than half the time of the full browser.
 * Its start script in /usr/bin is not used: when ChromeDriver ends the script, the browser keeps running.
 */
export const knownChromiums: readonly string[] = [
  debian.shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of the system, if it has one; otherwise Playwright uses its download. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? knownChromiums.find((path) => existsSync(path));
