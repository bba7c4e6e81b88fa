import type { Page } from '@playwright/test';
import { solvedWaits } from '../labs/solved-waits.ts';
import { expect, test } from '../test.ts';

const done = (page: Page, id: string) => page.getByTestId(`step-${id}-done`);

/** Opens a path in a workspace of the test, which records from then on. */
const open = async (page: Page, path: string): Promise<string> => {
  const workspace = `start-${crypto.randomUUID()}`;
  const recording = page.waitForResponse('**/workspace/requests?*');
  await page.goto(`${path}?workspace=${workspace}`);
  await recording;
  return `/w/${workspace}/v1/practice`;
};

const nameIn = (api: string): string => api.split('/')[2] ?? '';

test('a step is ticked when its request arrives, and no other step [START-04]', async ({
  page,
  request,
}) => {
  const api = await open(page, '/start/api');
  await expect(done(page, 'negative')).not.toBeChecked();
  await request.post(`${api}/books`, { data: { price: -1 } });
  await expect(done(page, 'negative')).toBeChecked();
  await expect(page.getByText('1 of 13 steps done')).toBeVisible();
});

test('what was sent since a path was opened counts for the tasks, too', async ({
  page,
  request,
}) => {
  const looked = page.waitForResponse('**/workspace/tasks');
  const api = await open(page, '/start/api');
  await looked;
  await request.get(`${api}/ping`);
  const { tasks } = await (await request.get(`${api}/workspace/tasks`)).json();
  expect(tasks[0]).toMatchObject({ state: 'done' });
});

test('a request that names the workspace in a header counts', async ({ page, request }) => {
  const api = await open(page, '/start/api');
  await request.get('/v1/practice/ping', { headers: { 'X-Workspace': nameIn(api) } });
  await expect(done(page, 'ping')).toBeChecked();
});

test('a step is ticked when its lab is solved [START-05]', async ({ page, request }) => {
  const api = await open(page, '/start/first-test');
  const solved = solvedWaits(nameIn(api));
  await request.put(`${api}/workspace/labs/waits`, { data: { ...solved, results: [] } });
  await request.put(`${api}/workspace/labs/waits`, { data: solved });
  await expect(done(page, 'hints')).toBeChecked();
});

test('the glove counts the lab that ticked a step', async ({ page, request }) => {
  await page.goto('/labs/waits');
  const api = await open(page, '/start/first-test');
  await request.put(`${api}/workspace/labs/waits`, { data: solvedWaits(nameIn(api)) });
  await expect(done(page, 'hints')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Where was I?' })).toHaveAccessibleDescription(
    /1 of \d+ labs/,
  );
});

test('a step that was unticked stays so, whatever arrives [START-06]', async ({
  page,
  request,
}) => {
  const api = await open(page, '/start/api');
  await request.get(`${api}/ping`);
  await expect(done(page, 'ping')).toBeChecked();
  await done(page, 'ping').uncheck();
  await page.reload();
  await request.get(`${api}/books?page=1&limit=10`);
  await expect(done(page, 'books')).toBeChecked();
  await expect(done(page, 'ping')).not.toBeChecked();
});

test('a step about a page is ticked when the page was open', async ({ page }) => {
  await page.goto('/start/tools#step-console');
  await page.getByRole('link', { name: 'Open the console' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Console');
  await page.goBack();
  await expect(done(page, 'console')).toBeChecked();
});

test('/start counts what the workspace knows', async ({ page, request }) => {
  const api = await open(page, '/start');
  await request.put(`${api}/workspace/labs/waits`, { data: solvedWaits(nameIn(api)) });
  const card = page.getByRole('article', { name: 'Your first test' });
  await expect(card.getByText('1 of 10 steps done')).toBeVisible();
});

test('ticks and visits are sent nowhere [START-11]', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (each.method() !== 'GET' || each.postData() !== null) sent.push(pathname);
  });
  await page.goto('/webelements/checkboxes');
  await page.goto('/start/tools');
  const looked = page.waitForResponse('**/workspace/requests?*');
  await done(page, 'ids').check();
  await looked;
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('learner') ?? ''))).toEqual({
    visited: ['/webelements/checkboxes'],
    steps: { ids: true },
  });
});
