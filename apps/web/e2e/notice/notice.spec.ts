import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { exercises } from '../../src/exercises/packs.ts';
import { expect, test } from '../test.ts';

/** What the site asks of a grader. A grader itself needs the graded build: apps/grader tests it. */
const openGrader = async (
  request: APIRequestContext,
): Promise<{ server: Server; port: number }> => {
  const { port } = (await (await request.get('/grader')).json()) as { port: number };
  const server = createServer((_request, response) => response.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port };
};

const open = (page: Page) => page.getByTestId('notice-toggle').click();

/* One test, because one grader at a time can listen at the port. */
test(
  'without a grader there is the command that starts one, and with a grader a link that opens the page with a defect [NOTICE-02, NOTICE-03]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    await page.goto('/webelements/SelectBoxPage');
    await open(page);
    await expect(page.getByTestId('notice-command')).toHaveText('npm run grader');
    const look = page.getByRole('button', { name: 'Look again' });
    await look.click();
    await expect(page.getByTestId('notice-state')).toHaveText('There is still no grader.');
    const { server, port } = await openGrader(request);
    await look.click();
    const link = page.getByTestId('notice-open');
    await expect(link).toBeFocused();
    const urlOf = (path: string) =>
      `http://127.0.0.1:${port}/show-me?page=${encodeURIComponent(path)}`;
    await expect(link).toHaveAttribute('href', urlOf('/webelements/select-box'));
    for (const path of ['/shopping', '/product/3', '/checkout']) {
      await page.goto(path);
      await open(page);
      await expect(link).toHaveAttribute('href', urlOf(path));
    }
    server.close();
  },
);

test.describe('on every page of them', () => {
  /* Broken Images has a picture that is not there. */
  test.use({ expectedError: /lost\.png/ });

  test('every exercise and the shop ask, and look for no grader before [NOTICE-01]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const paths = exercises.map(({ path }) => path);
    for (const path of [...paths, '/shopping', '/product/1', '/checkout']) {
      await page.goto(path);
      await expect(page.getByTestId('notice-toggle')).toBeVisible();
    }
    expect(asked).not.toContain('/grader');
  });
});
