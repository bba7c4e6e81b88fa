import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { expect, smoke, test } from '../test.ts';
import { card } from './open-card.ts';

const endpoints = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));

test('redirects /api to /api/bookapi', async ({ page }) => {
  await page.goto('/api');
  await expect(page).toHaveURL('/api/bookapi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book API');
});

const sidebar = [
  ['Book API', '/api/bookapi'],
  ['Authentication API', '/api/authentication'],
  ['Behavior API', '/api/behavior'],
  ['Workspaces', '/api/workspaces'],
  ['Time', '/api/time'],
  ['Limits', '/api/limits'],
  ['Scripted faults', '/api/faults'],
  ['Lost responses', '/api/idempotency'],
  ['Request log', '/api/requests'],
  ['Auth lab', '/api/auth-lab'],
  ['Tokens and roles', '/api/token-lab'],
  ['Cookie session', '/api/session-lab'],
  ['OAuth lab', '/api/oauth-lab'],
  ['GraphQL', '/api/graphql'],
  ['Events and lines', '/api/events'],
  ['WebSocket', '/api/socket'],
  ['Jobs', '/api/jobs'],
  ['Webhooks', '/api/webhooks'],
  ['Cursor pages', '/api/cursor-pages'],
  ['JSON Patch and bulk', '/api/patch-and-bulk'],
  ['CSV', '/api/csv'],
  ['Uploads', '/api/uploads'],
  ['API versions', '/api/versions'],
  ['API documentation', '/api/documentation'],
  ['Console', '/console'],
  ['Replayable chance', '/api/chance'],
  ['Status codes', '/api/status-codes'],
] as const;

for (const [name, path] of sidebar) {
  test(`leads from the sidebar to ${name}`, async ({ page }) => {
    await page.goto('/api/status-codes');
    const pages = page.getByRole('navigation', { name: 'API pages' });
    const link = pages.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('shows the current page in the sidebar without scrolling the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/api/status-codes');
  const pages = page.getByRole('navigation', { name: 'API pages' });
  await expect(pages.getByRole('link', { name: 'Status codes' })).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('groups the links of the sidebar [DOC-09]', async ({ page }) => {
  await page.goto('/api/bookapi');
  const pages = page.getByRole('navigation', { name: 'API pages' });
  const group = pages.getByRole('listitem').filter({ hasText: 'Failures' });
  await expect(group.getByRole('link')).toHaveText([
    'Scripted faults',
    'Lost responses',
    'Limits',
    'Time',
    'Replayable chance',
  ]);
});

test('folds the sidebar on a phone, below the heading', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/api/time');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const pages = page.getByRole('navigation', { name: 'API pages' });
  const link = pages.getByRole('link', { name: 'Limits' });
  await expect(link).toBeHidden();
  await pages.getByText('API pages: Time').click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits');
  await expect(pages.getByText('API pages: Limits')).toBeVisible();
  await expect(link).toBeHidden();
});

test(
  'documents every endpoint of the API on one page, and nothing else [DOC-07]',
  smoke,
  async ({ page }) => {
    await page.goto('/api/documentation');
    const headings = page.locator('details[name="endpoint"]').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(endpoints.map(({ method, title }) => `${method} - ${title}`));
  },
);

for (const path of ['/openapi.json', '/postman.json', '/docs']) {
  test(`links to ${path}, which answers 200`, async ({ page, request }) => {
    await page.goto('/api/documentation');
    const link = page.locator(`main a[href$="${path}"]`);
    const href = await link.getAttribute('href');
    expect(href).toMatch(new RegExp(`^/w/[a-z0-9-]+${path}$`));
    expect((await request.get(href ?? '')).status()).toBe(200);
  });
}

test('shows the type, the bounds and the default of a parameter', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByTestId('list-books-parameters-toggle').click();
  const row = card(page, 'GET - List books').getByRole('row', { name: /^limit/ });
  await expect(row).toContainText('whole number from 1 to 100');
  await expect(row).toContainText('default 10');
});

test('shows every documented reply with its example', async ({ page }) => {
  await page.goto('/api/bookapi');
  await page.getByRole('heading', { name: 'GET - Get one book' }).click();
  const book = card(page, 'GET - Get one book');
  await expect(book.getByTestId('get-book-response')).toContainText('The Patient Locator');
  await expect(book).toContainText('304: You have the current version. The response has no body.');
});

const catalogue = ['400Bad Request', '401Unauthorized', '403Forbidden', '404Not Found'];

const later = ['429Too Many Requests', '500Internal Server Error'];
const ofTheSite = ['502Bad Gateway', '504Gateway Timeout'];

for (const status of [...catalogue, ...later, ...ofTheSite]) {
  test(`explains when ${status} happens`, async ({ page }) => {
    await page.goto('/api/status-codes');
    const rows = page.locator('#status-codes tbody tr').filter({ hasText: status });
    await expect(rows.first().getByRole('cell').last()).toHaveText(/\w+ .*\.$/);
  });
}

test('lists the random calls with their probabilities', async ({ page }) => {
  await page.goto('/api/chance');
  await expect(page.getByTestId('chance-calls').getByRole('row')).toHaveText([
    /^Request/,
    'GET /testing/users429, Rate limit exceededp=0.2',
    'GET /testing/random500500, Random server errorp=0.5',
    'GET /testing/latency-simulationa whole number from 1 to 10 secondsp=0.1',
    'POST /labs/jobswhether the job fails later: 1 if it does, 0 if notp=0.2',
  ]);
});

test('the X-Chance example is a decision of the call in the example', async ({ page }) => {
  await page.goto('/api/behavior');
  await page.getByRole('heading', { name: 'GET - List users, with a rate limit' }).click();
  const row = card(page, 'GET - List users, with a rate limit').getByRole('row', {
    name: 'X-Chance',
  });
  await expect(row).toContainText('seed=42; step=1; p=0.2; outcome=200');
});
