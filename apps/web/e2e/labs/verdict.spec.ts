import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const check = async (page: Page, cpu: string) => {
  await page.getByRole('textbox', { name: 'CPU of Chrome' }).fill(cpu);
  await page.getByRole('button', { name: 'Check' }).click();
};
const atApi = (page: Page) => page.getByRole('link', { name: 'See this verdict as JSON' });
const listed = async (request: APIRequestContext, name: string) =>
  (await request.get(`/w/${name}/v1/practice/workspace/labs`)).json();

test(
  'a verdict is also at the API, in the workspace of the address [VERDICT-04]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const name = `verdict-${crypto.randomUUID()}`;
    await page.goto(`/labs/moving-table?seed=7&workspace=${name}`);
    expect(await listed(request, name)).toEqual([]);
    await check(page, '0');
    await expect(atApi(page)).toHaveAttribute('href', `/w/${name}/v1/practice/workspace/labs`);
    const text = await page.getByRole('status', { name: 'Verdict' }).innerText();
    expect(await listed(request, name)).toMatchObject([
      { lab: 'moving-table', solved: false, text },
    ]);
  },
);

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
