import { openAtRest } from '../at-rest.ts';
import { expect, smoke, test } from '../test.ts';

const aboutChunk = '**/static/js/about-*.chunk.js';
const message = (type: string) =>
  new RegExp(
    String.raw`^Loading chunk about failed\.\n\(${type}: http://.+/static/js/about-\S+\.chunk\.js\)$`,
  );

test.use({ expectedError: /./ });

test(
  'a chunk that the server does not have fails with the type missing [NAV-12]',
  smoke,
  async ({ page }) => {
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404 }));
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByTestId('route-error-name')).toHaveText('ChunkLoadError');
    await expect(page.getByRole('alert')).toHaveText(message('missing'));
  },
);

test('a chunk that the network loses fails with the type missing', async ({ page }) => {
  await page.route(aboutChunk, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('alert')).toHaveText(message('missing'));
});

test('a chunk that does not arrive within 120 seconds fails with the type timeout', async ({
  page,
}) => {
  await page.route(aboutChunk, () => {});
  // The chunk is a script of the document, so load does not fire before it has arrived.
  await openAtRest(page, '/about?speed=20', { waitUntil: 'commit' });
  // The “Loading…” of the HTML is there before the script that counts the seconds.
  await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
  await page.clock.fastForward(119_000);
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(page.getByRole('alert')).toHaveText(message('timeout'));
});

test('a chunk that arrives but throws fails with the type other', async ({ page }) => {
  await page.route(aboutChunk, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
  );
  await page.goto('/about');
  await expect(page.getByRole('alert')).toHaveText(message('other'));
});

test('shows the page after a reload [NAV-13]', async ({ page }) => {
  await page.route(aboutChunk, (route) => route.abort());
  await page.goto('/about');
  const again = page.getByRole('button', { name: 'Load the page again' });
  await expect(again).toBeVisible();
  await page.unroute(aboutChunk);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Sparring');
});

test('keeps the navigation on the error screen [NAV-13]', async ({ page }) => {
  await page.route(aboutChunk, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toHaveText(message('missing'));
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Go shopping' })).toBeVisible();
});

test('fails an exercise in the playground the same way', async ({ page }) => {
  await page.route('**/checkboxes-*.chunk.js', (route) => route.abort());
  await page.goto('/webelements');
  await page.getByTestId('group-elements-toggle').click();
  await page.getByTestId('choose-checkboxes').click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Loading chunk checkboxes failed\.\n\(missing: /,
  );
});
