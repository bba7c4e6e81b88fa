import type { APIRequestContext } from '@playwright/test';
import { api } from '@sparring/contracts/api';
import { sampleAccount } from '@sparring/contracts/auth';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { testIn } from '../../src/reference/sample/in-tool/test-in.ts';
import { expect, test } from '../test.ts';

const calls = Object.values(api).flatMap((noun) => Object.entries<Endpoint>(noun));

/** Runs what is between the braces of a printed test. */
const run = async (printed: string, request: APIRequestContext) => {
  const body = printed.slice(printed.indexOf('=> {') + 4, printed.lastIndexOf('}'));
  // oxlint-disable-next-line typescript/no-implied-eval
  await new Function('request', 'expect', `return (async () => {${body}})()`)(request, expect);
};

const tokenOf = async (request: APIRequestContext, base: string): Promise<string> => {
  const response = await request.post(`${base}/auth`, { data: sampleAccount });
  return (await response.json()).token;
};

test('each printed test in Playwright passes in a new workspace [TOOL-06]', async ({
  playwright,
  baseURL,
}) => {
  test.slow();
  const base = `${baseURL}/w/printed-tests/v1/practice`;
  let passed = 0;
  for (const [id, endpoint] of calls) {
    // Other placeholders stand for what a client computes or gets in several requests.
    const printed = testIn('playwright', id, endpoint, base);
    if (!printed || /YOUR_(?!TOKEN\b)/.test(printed)) continue;
    await test.step(id, async () => {
      const request = await playwright.request.newContext();
      await request.post(`${base}/workspace/reset`);
      await request.patch(`${base}/workspace`, { data: { chance: 'never' } });
      await run(printed.replaceAll('YOUR_TOKEN', await tokenOf(request, base)), request);
      await request.dispose();
    });
    passed += 1;
  }
  expect(passed).toBeGreaterThan(60);
});

test('the chosen tool adds a tab to each card, after those of the languages [TOOL-05]', async ({
  page,
}) => {
  await page.goto('/api/bookapi');
  const tabs = page.getByTestId('list-books').getByRole('tab');
  const selected = page.getByTestId('list-books').getByRole('tab', { selected: true });
  await expect(tabs).toHaveText(['cURL', 'JavaScript', 'Python']);
  const tool = page
    .getByRole('group', { name: 'Also show a test in' })
    .getByRole('button', { name: 'REST Assured' });
  await tool.click();
  await expect(tabs).toHaveText(['cURL', 'JavaScript', 'Python', 'REST Assured']);
  await expect(selected).toHaveText('cURL');
  await tabs.last().click();
  await expect(page.getByTestId('list-books-code')).toContainText('.statusCode(200);');
  await tool.click();
  await expect(selected).toHaveText('cURL');
  await expect(tabs).toHaveCount(3);
});
