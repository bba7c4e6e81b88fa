import { tracks } from '../../src/start/tracks.ts';
import { expect, smoke, test } from '../test.ts';

test('/start leads to three paths of ten to thirteen steps [START-01]', smoke, async ({ page }) => {
  expect(tracks).toHaveLength(3);
  for (const { path, title } of tracks) {
    await page.goto('/start');
    await page.getByRole('link', { name: `Begin: ${title}` }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const steps = await page.getByRole('checkbox', { name: /^Step \d+ is done$/ }).count();
    expect(steps).toBeGreaterThanOrEqual(10);
    expect(steps).toBeLessThanOrEqual(13);
  }
});

test('a path leads back to /start', async ({ page }) => {
  await page.goto('/start/tools');
  await page.getByRole('link', { name: 'All paths' }).click();
  await expect(page).toHaveURL('/start');
});

test('the home page leads to /start [NAV-21]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start here', exact: true }).click();
  await expect(page).toHaveURL('/start');
});

test('the foot of a page leads to /start [NAV-21]', async ({ page }) => {
  await page.goto('/shopping');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL('/start');
});

const indexes = [
  ['/webelements', '/start/first-test'],
  ['/labs', '/start/first-test'],
  ['/api', '/start/api'],
] as const;

for (const [index, path] of indexes) {
  test(`${index} leads a stranger to ${path}`, async ({ page }) => {
    await page.goto(index);
    await page.getByTestId('start-line').click();
    await expect(page).toHaveURL(path);
  });
}

test('the words explain six things, and each links to it [START-09]', async ({ page }) => {
  await page.goto('/start#words');
  const words = page.getByRole('region', { name: 'Six words' });
  await expect(words).toBeInViewport();
  await expect(words.getByRole('term')).toHaveText([
    'Workspace',
    'Exercise',
    'Lab',
    'Rule',
    'Console',
    'Grade',
  ]);
  const hrefs = await words
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/guides/requests',
    '/webelements',
    '/labs',
    '/rules',
    '/console',
    '/grade',
  ]);
});

test('the code has the address of this site and the workspace of the tab [START-07]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/start/first-test?workspace=gentle-lynx');
  await expect(page.getByTestId('step-first-run-1-file')).toContainText(`'${baseURL}'`);
  await expect(page.getByTestId('step-lab-1-file')).toContainText('?workspace=gentle-lynx');
  await page.goto('/start/tools');
  await expect(page.getByTestId('step-workspace-1-file')).toContainText(`'${baseURL}'`);
  await expect(page.getByTestId('step-workspace-1-file')).toContainText("'gentle-lynx'");
  await page.goto('/start/api');
  await expect(page.getByTestId('step-import-1-address')).toHaveText(
    `${baseURL}/w/gentle-lynx/postman.json`,
  );
});

test.describe('an address below /start without a path', () => {
  test.use({ expectedError: /404/ });

  test('is a page that does not exist', async ({ page }) => {
    await page.goto('/start/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^404/);
  });
});
