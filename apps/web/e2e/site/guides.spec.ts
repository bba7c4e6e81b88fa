import { expect, smoke, test } from '../test.ts';

test('the foot of every page leads to the guides [GUIDE-01]', smoke, async ({ page }) => {
  await page.goto('/');
  for (const [name, heading] of [
    ['Guides', 'Guides'],
    ['Kits', 'Starter kits'],
    ['Classroom', 'In the classroom'],
    ['Changelog', 'Changelog of Sparring'],
    ['Stability', 'What your tests can rely on'],
    ['Source', 'The source'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('a link between two documents leads from guide to guide', async ({ page }) => {
  await page.goto('/guides');
  await page.getByRole('link', { name: 'In the classroom' }).click();
  await page.getByRole('link', { name: 'Configuration' }).click();
  await expect(page).toHaveURL('/guides/configuration');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration');
  await page.getByRole('link', { name: 'Guide list' }).click();
  await expect(page).toHaveURL('/guides');
});

test('an address with a fragment opens at its heading [GUIDE-03]', async ({ page }) => {
  await page.goto('/guides/grading#without-node-and-for-a-class');
  const heading = page.getByRole('heading', { name: 'Without Node, and for a class' });
  await expect(heading).toBeInViewport();
});

test.describe('a fragment that is no encoded text', () => {
  test.use({ expectedError: /not a decodable element ID/ });

  test('leaves the guide at its beginning', async ({ page }) => {
    await page.goto('/guides/classroom#50%');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In the classroom');
  });
});

test('each heading has a link to itself [GUIDE-03]', async ({ page }) => {
  await page.goto('/guides/classroom');
  await page.getByRole('link', { name: 'Link to The same conditions for all' }).click();
  await expect(page).toHaveURL('/guides/classroom#the-same-conditions-for-all');
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(page.getByRole('link', { name: /^Link to / })).toHaveCount(await headings.count());
});

test('the pages of the API and /grade lead to their guides', async ({ page }) => {
  await page.goto('/api/faults');
  await page.getByRole('link', { name: 'Guide about scripted failures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failures that you script');
  await page.goto('/grade');
  await page.getByRole('link', { name: 'guide about grading' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grade your tests');
});

test('copies a code block [GUIDE-04]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guides/source');
  await page.getByRole('button', { name: 'Copy the code in “The source”', exact: true }).click();
  await expect(page.getByTestId('code-the-source-copied')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`curl -fsSL ${new URL(page.url()).origin}/sparring.tar.gz | tar xz`);
});

test('each kit has a card with the commands that get and run it, and a download', async ({
  page,
  request,
}) => {
  await page.goto('/guides/kits');
  const { origin } = new URL(page.url());
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(9);
  await expect(page.getByTestId('kit-postman-commands')).toHaveText(
    [
      `curl -fsSL ${origin}/kits/postman.tar.gz | tar xz`,
      'cd postman',
      'npm install',
      `WEB_URL=${origin} API_URL=${origin} npm test`,
    ].join('\n'),
  );
  for (const link of await page.getByRole('link', { name: /^Download / }).all()) {
    const download = page.waitForEvent('download');
    await link.click();
    expect(await (await download).failure()).toBeNull();
    const name = (await download).suggestedFilename().replace('.zip', '.tar.gz');
    expect((await request.get(`/kits/${name}`)).status()).toBe(200);
  }
});

test.describe('an unknown guide', () => {
  test.use({ expectedError: /404/ });

  test('is not found', async ({ page }) => {
    const response = await page.goto('/guides/boxing');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 / Page Not Found');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a wide table scrolls inside itself by the keyboard', async ({ page }) => {
    await page.goto('/guides/configuration');
    const box = page.getByRole('region', { name: 'Table in “The API”' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});
