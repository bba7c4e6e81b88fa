import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { exercises } from '../../src/exercises/packs.ts';
import { expect, test } from '../test.ts';

/** What the site asks of a ring. A ring itself needs the graded build: apps/ring tests it. */
const openRing = async (request: APIRequestContext): Promise<{ server: Server; port: number }> => {
  const { port } = (await (await request.get('/ring')).json()) as { port: number };
  const server = createServer((_request, response) => response.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port };
};

const open = (page: Page) => page.getByTestId('notice-toggle').click();

test.describe('a question at each exercise and in the shop', () => {
  /* One ring at a time can listen at the port. */
  test.describe.configure({ mode: 'serial' });

  test('without a ring there is the command that starts one, and Look again finds it [NOTICE-03] @smoke', async ({
    page,
    request,
  }) => {
    await page.goto('/webelements/menu');
    await open(page);
    await expect(page.getByTestId('notice-command')).toHaveText('npm run ring');
    const look = page.getByRole('button', { name: 'Look again' });
    await look.click();
    await expect(page.getByTestId('notice-state')).toHaveText('There is still no ring.');
    const { server } = await openRing(request);
    await look.click();
    await expect(page.getByTestId('notice-open')).toBeFocused();
    server.close();
  });

  test('the link opens this page with one of its defects [NOTICE-02]', async ({
    page,
    request,
  }) => {
    const { server, port } = await openRing(request);
    for (const [path, known] of [
      ['/webelements/SelectBoxPage', '/webelements/select-box'],
      ['/product/3', '/product/3'],
      ['/checkout', '/checkout'],
    ] as const) {
      await page.goto(path);
      await open(page);
      const url = `http://127.0.0.1:${port}/show-me?page=${encodeURIComponent(known)}`;
      await expect(page.getByTestId('notice-open')).toHaveAttribute('href', url);
    }
    server.close();
  });
});

test('every exercise and the shop ask, and look for no ring before [NOTICE-01]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const paths = exercises.map(({ path }) => path);
  for (const path of [...paths, '/shopping', '/product/1', '/checkout']) {
    await page.goto(path);
    await expect(page.getByTestId('notice-toggle')).toBeVisible();
  }
  expect(asked).not.toContain('/ring');
});
