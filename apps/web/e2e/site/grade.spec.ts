import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test('/grade has one command that gets Sparring from this site', async ({ page, request }) => {
  await page.goto('/grade');
  const { origin } = new URL(page.url());
  const command = `curl -fsSL ${origin}/sparring.tar.gz | tar xz`;
  await expect(page.getByTestId('grade-clone')).toContainText(`${command}\nmkdir book-tests`);
  const archive = await request.get('/sparring.tar.gz');
  expect(archive.headers()['content-type']).toBe('application/gzip');
});

test.describe('in Windows', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });

  test('the commands are those of PowerShell, which swallows a -- without quotes', async ({
    page,
  }) => {
    await page.goto('/grade');
    const { origin } = new URL(page.url());
    const command = `curl.exe -fsSLO ${origin}/sparring.tar.gz; tar -xf sparring.tar.gz`;
    await expect(page.getByTestId('grade-clone')).toContainText(command);
    await page.goto('/start/first-test#step-more-found');
    await expect(page.getByTestId('step-more-found-2-run')).toContainText(
      "npm run grade '--' --in ../my-tests",
    );
  });
});

/** Opens a page with settings of the host. */
const openWith = async (page: Page, path: string, settings: object): Promise<void> => {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const added = JSON.stringify(settings).replace('}', ',');
    await route.fulfill({ response, body: html.replace(/(id="settings"[^>]*>){/, `$1${added}`) });
  });
  await page.goto(path);
};

test('on the machine of the site, commands go to its folder instead of getting it', async ({
  page,
}) => {
  await openWith(page, '/grade', { sourceFolder: '/home/ada/my sparring' });
  await expect(page.getByTestId('grade-clone')).toContainText('cd "/home/ada/my sparring/.."');
  await expect(page.getByTestId('grade-command')).toContainText('cd "/home/ada/my sparring"');
  await openWith(page, '/start/first-test', { sourceFolder: '/home/ada/my sparring' });
  await expect(page.getByTestId('step-first-grade-1-run')).toContainText(
    'npm --prefix "/home/ada/my sparring" run grade -- --only login npx playwright test login',
  );
  await expect(page.getByTestId('step-first-grade-1-get')).toHaveCount(0);
});

test('/grade names the address of the source that the host has set', async ({ page }) => {
  const sourceUrl = 'https://code.example/sparring.git';
  await openWith(page, '/grade', { sourceUrl });
  await expect(page.getByTestId('grade-clone')).toContainText(`git clone ${sourceUrl} sparring`);
});

test('/grade shows what one more test finds [NAV-23]', async ({ page }) => {
  await page.goto('/grade');
  const cards = page.getByRole('region', { name: 'One more test, one more defect' });
  for (const [at, title] of ['0 of 6', '1 of 6'].entries()) {
    const card = cards.getByRole('article', { name: title });
    await expect(card.getByRole('columnheader')).toHaveCount(at + 2);
    await expect(card.getByRole('cell', { name: '● found' })).toHaveCount(at);
    await expect(card.getByText('The next best test')).toBeVisible();
  }
});
