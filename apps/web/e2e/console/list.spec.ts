import { keepContract } from '../locator-contract.ts';
import { expect, smoke, test } from '../test.ts';
import { openConsole } from './open-console.ts';

test('an empty log says what to do, with an address and a header that work [CONSOLE-01]', async ({
  page,
  request,
}) => {
  const { base, requests } = await openConsole(page, request);
  await expect(page.getByTestId('console-empty')).toContainText(
    /The log is empty. Requests before \d\d:\d\d:\d\d were not recorded. Run your tests again/,
  );
  expect(base).toMatch(/^http:\/\/.*\/w\/[a-z]+-[a-z]+-\d{6}\/v1\/practice$/);
  const header = await page.getByTestId('console-workspace-header').innerText();
  const [name = '', value = ''] = header.split(': ');
  await request.get('/v1/practice/ping', { headers: { [name]: value } });
  await expect(requests).toHaveCount(1);
});

test(
  'the list grows while a suite runs, the newest request first [CONSOLE-02]',
  smoke,
  async ({ page, request }) => {
    const { send, requests } = await openConsole(page, request);
    await send('GET', '/ping');
    await expect(requests).toHaveText([/GET \/ping 200/]);
    await send('GET', '/nothing');
    await expect(requests).toHaveText([/GET \/nothing 404/, /GET \/ping 200/]);
    await expect(page.getByRole('status', { name: 'Log' })).toHaveText(
      /^Live\. 2 requests\. Recorded since \d\d:\d\d:\d\d\.$/,
    );
  },
);

test('the list begins within the first screen, and nothing shifts when it arrives [CONSOLE-13]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await expect(requests).toHaveCount(1);
  await page.reload();
  await expect(requests).toBeInViewport({ ratio: 1 });
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().length;
  });
  expect(shifts).toBe(0);
});

test('a request says how long it took and how large its response was', async ({
  page,
  request,
}) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await send('GET', '/books');
  await expect(requests).toHaveText([/GET \/books 200 \d+ ms \d\.\d kB/, /200 \d+ ms 18 B/]);
});

test('a reload shows the log again [CONSOLE-02]', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  for (const path of ['/ping', '/books']) await send('GET', path);
  await expect(requests).toHaveCount(2);
  await page.reload();
  await expect(requests).toHaveText([/\/books/, /\/ping/]);
});

test('a reset in the suite leaves the list [CONSOLE-02]', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await send('POST', '/workspace/reset');
  await send('GET', '/books');
  await expect(requests).toHaveText([/\/books/, /\/workspace\/reset/, /\/ping/]);
});

test('the filter shows only the requests with every word [CONSOLE-03]', async ({
  page,
  request,
}) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/books');
  await send('POST', '/books', {});
  await send('GET', '/ping');
  await expect(requests).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Find requests' }).fill('books 4xx');
  await expect(requests).toHaveText([/POST \/books 400/]);
  await expect(page.getByTestId('console-status')).toContainText('1 of 3 requests.');
});

test('a paused list stays as it is until it is resumed [CONSOLE-04]', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await expect(requests).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await send('GET', '/books');
  const resume = page.getByRole('button', { name: 'Resume (1 new)' });
  await expect(resume).toBeVisible();
  await expect(requests).toHaveCount(1);
  await resume.click();
  await expect(requests).toHaveCount(2);
});

test('clearing empties the log, and later requests appear [CONSOLE-05]', async ({
  page,
  request,
}) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await expect(requests).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the log' }).click();
  await expect(page.getByTestId('console-empty')).toBeVisible();
  await send('GET', '/books');
  await expect(requests).toHaveText([/\/books/]);
});

for (const [failure, status] of [
  ['an answer of the server that is no stream', 503],
  ['a broken connection', undefined],
] as const) {
  test.describe('the connection', () => {
    test.use({ expectedError: /503|ERR_CONNECTION_RESET|ERR_FAILED/ });

    test(`says that it is lost after ${failure}, and comes back [CONSOLE-06]`, async ({
      page,
      request,
    }) => {
      await page.route('**/requests/live**', (route) =>
        status ? route.fulfill({ status }) : route.abort('connectionreset'),
      );
      await page.goto('/console');
      await expect(page.getByTestId('console-status')).toContainText('The connection is lost.');
      const base = await page.getByTestId('console-base').innerText();
      await request.get(`${base}/workspace/requests`);
      await request.get(`${base}/ping`);
      await page.unroute('**/requests/live**');
      await expect(page.getByTestId('console-status')).toContainText('Live. 1 request.');
      await expect(page.getByTestId('console-requests').getByRole('link')).toHaveCount(1);
    });
  });
}

test('the workspace of a link is the one whose log is shown [CONSOLE-07]', async ({
  page,
  request,
}) => {
  const { base } = await openConsole(page, request, '/console?workspace=team-console');
  expect(base).toContain('/w/team-console/');
});

test('another workspace shows another log [CONSOLE-07]', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/ping');
  await expect(requests).toHaveCount(1);
  await page.getByTestId('workspace-toggle').click();
  await page.getByTestId('workspace-name').fill('somebody-elses-log');
  await expect(page.getByTestId('console-empty')).toBeVisible();
});

test('keeps the locator contract with requests in the list', async ({ page, request }) => {
  const { send, requests } = await openConsole(page, request);
  await send('GET', '/books?title=a-long-value-that-does-not-fit-into-one-line-of-a-narrow-window');
  await send('POST', '/auth', { username: 'reader', password: 'amber-Falcon-92' });
  await expect(requests).toHaveCount(2);
  await keepContract(page, [], expect.configure({ soft: true }));
});
