import type { APIRequestContext, Page } from '@playwright/test';
import { pageOf } from '@sparring/practice/house';
import { labs } from '../../src/labs/catalogue.ts';
import { expect, smoke, test } from '../test.ts';

const check = async (page: Page, cpu: string) => {
  await page.getByRole('textbox', { name: 'CPU of Chrome' }).fill(cpu);
  await page.getByRole('button', { name: 'Check' }).click();
};
const atApi = (page: Page) => page.getByRole('link', { name: 'See this verdict as JSON' });
const listed = async (request: APIRequestContext, name: string) =>
  (await request.get(`/w/${name}/v1/practice/workspace/labs`)).json();

test(
  'a verdict is also at the API, in the workspace of the address [VERDICT-04]',
  smoke,
  async ({ page, request }) => {
    const name = `verdict-${crypto.randomUUID()}`;
    await page.goto(`/labs/moving-table?seed=7&workspace=${name}`);
    expect(await listed(request, name)).toEqual([]);
    const sent = page.waitForRequest('**/workspace/labs/moving-table');
    await check(page, '0');
    expect(await (await sent).headerValue('X-Own-Page')).toBe('1');
    await expect(atApi(page)).toHaveAttribute('href', `/w/${name}/v1/practice/workspace/labs`);
    const text = await page.getByRole('status', { name: 'Verdict' }).innerText();
    expect(await listed(request, name)).toMatchObject([
      { lab: 'moving-table', solved: false, text },
    ]);
  },
);

test('a solved lab stays solved after a wrong check, on its page and in the list [LABS-19]', async ({
  page,
  request,
}) => {
  const workspace = `stays-${crypto.randomUUID()}`;
  const moving = { seed: 7, size: 6 };
  const right = { cpu_of_chrome: '7.3 %', memory_of_firefox: '522 MB' };
  const checks = [0, 1].map((shuffles) => ({ shuffles, ...right }));
  const data = { ...moving, checks, page: pageOf({ workspace, seed: 7 }, 'moving-table') };
  await request.put(`/w/${workspace}/v1/practice/workspace/labs/moving-table`, { data });
  await page.goto(`/labs/moving-table?seed=7&workspace=${workspace}`);
  await check(page, '0');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not solved/);
  await expect(page.getByTestId('verdict-solved-1')).toHaveText(
    /^✓ Level 1 stays solved, since 20/,
  );
  await page.goto('/labs');
  await expect(page.getByText('✓ Solved on level 1')).toHaveCount(1);
  await expect(page.getByText(`1 of ${labs.length} solved`)).toBeVisible();
});

test('another load of the tab keeps its workspace [VERDICT-04]', async ({ page }) => {
  await page.goto('/labs/moving-table?seed=7');
  await check(page, '0');
  const address = await atApi(page).getAttribute('href');
  await page.goto('/labs/moving-table?seed=8');
  await check(page, '0');
  await expect(atApi(page)).toHaveAttribute('href', address ?? '');
});

test.describe('when the API does not answer', () => {
  test.use({ expectedError: /ERR_FAILED|503/ });

  test('the verdict is in the page, which says that the API has none', async ({ page }) => {
    await page.route('**/workspace/labs/*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/labs/moving-table?seed=7');
    await check(page, '0');
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Not solved/);
    await expect(page.getByText('The API did not respond')).toBeVisible();
  });
});

for (const width of [320, 1280]) {
  test(`at ${width} pixels a verdict that is not solved opens the first hint [LABS-15]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/labs/moving-table?seed=7');
    const open = page.getByRole('button', { name: 'Open the first hint' });
    await expect(open).toHaveCount(0);
    await check(page, '0');
    await open.press('Enter');
    await expect(page.getByTestId('hint-1')).toHaveAttribute('open');
    await expect(page.getByTestId('hint-1-toggle')).toBeFocused();
    await expect(page.getByTestId('hint-1-toggle')).toBeInViewport();
  });
}
