import { once } from 'node:events';
import { createServer } from 'node:http';
import { exercises } from '../../src/exercises/packs.ts';
import { expect, smoke, test } from '../test.ts';

/* A grader itself needs the graded build: apps/grader/test/proof has the button in front of one. */
const graderPort = Number(process.env['GRADER_PORT'] ?? 3100);
const defect = { minutes: 10, of: 2, level: 'easy', seen: 'A name is lost.', hint: 'Send it.' };
const found = { ...defect, rule: 'SELECT-01', text: 'It is kept.', port: graderPort };

/* Chromium notes in the console that no grader answers. */
test.use({ expectedError: /\/break\?/ });

/* One test, because one grader at a time can listen at the port. */
test(
  'the button says why no page can be broken, how long the build takes, and opens one defect after the other [NOTICE-05, NOTICE-06]',
  smoke,
  async ({ page, context }) => {
    await page.goto('/webelements/SelectBoxPage');
    const button = page.getByRole('button', { name: 'Break this page' });
    const state = page.getByTestId('break-state');
    await button.click();
    await expect(state).toContainText('docker compose --profile grader up -d');
    const asked = new Set<string>();
    let isBuilt = false;
    const server = createServer(({ method, url = '', headers }, response) => {
      if (method === 'GET') return response.end('broken');
      const at = Number(new URL(url, 'http://grader').searchParams.get('at'));
      asked.add(`${url} for ${String(headers['x-forwarded-for'])}`);
      return response.end(JSON.stringify(isBuilt ? { ...found, number: at + 1 } : { seconds: 7 }));
    }).listen(graderPort, '127.0.0.1');
    await once(server, 'listening');
    const opened = context.waitForEvent('page');
    await button.click();
    await expect(state).toContainText('7 s so far');
    isBuilt = true;
    await expect(await opened).toHaveURL(`http://127.0.0.1:${graderPort}/webelements/select-box`);
    await expect(page.getByTestId('break-address')).toHaveText(`http://127.0.0.1:${graderPort}`);
    await expect(page.getByText('A name is lost.')).toBeHidden();
    await page.getByText('Show me where').click();
    await expect(page.getByText('Defect 1 of 2, easy: A name is lost.')).toBeVisible();
    await expect(page.getByTestId('break-rule')).toHaveAttribute('href', '/rules#SELECT-01');
    await button.click();
    await page.getByText('Show me where').click();
    await expect(page.getByText('Defect 2 of 2')).toBeVisible();
    const query = 'page=%2Fwebelements%2Fselect-box';
    expect([...asked]).toEqual([0, 1].map((at) => `/break?${query}&at=${at} for 127.0.0.1`));
    server.close();
  },
);

test.describe('on every page of them', () => {
  /* Broken Images has a picture that is not there. */
  test.use({ expectedError: /lost\.png/ });

  test('every exercise and the shop have the button, and ask nobody before [NOTICE-04]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of [
      ...exercises.map((one) => one.path),
      '/shopping',
      '/product/1',
      '/checkout',
    ]) {
      await page.goto(path);
      await expect(page.getByTestId('break-page')).toBeVisible();
    }
    expect(asked).not.toContain('/break');
  });
});
