import { chromium } from '@playwright/test';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [w, scheme] of [
  [320, 'light'],
  [768, 'dark'],
  [1440, 'light'],
]) {
  const c = await b.newContext({
    viewport: { width: w, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const p = await c.newPage();
  await p.goto('http://127.0.0.1:4101/labs/clock?seed=7&held=1&now=2028-02-29T23:50:00Z');
  await p.locator('#clock-sign-in').click();
  await p.locator('#clock-start-tasks').click();
  await p.locator('#clock-seconds').fill('870');
  await p.locator('#clock-move').click();
  await p.screenshot({ path: `/tmp/clock-${w}.png`, fullPage: true });
}
await b.close();
