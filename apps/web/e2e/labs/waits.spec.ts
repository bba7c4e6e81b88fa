import type { Page } from '@playwright/test';
import { openAtRest } from '../at-rest.ts';
import { expect, smoke, test } from '../test.ts';
import { press, saysTheSame } from './test-same-verdict.ts';

const open = (page: Page, query: string) => page.goto(`/labs/waits?${query}`);
const result = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const code = /^Ready \d{4}$/;

test(
  'the hidden result is in the page from the start and shown later [WAIT-01]',
  smoke,
  async ({ page }) => {
    await openAtRest(page, '/labs/waits?delay=2');
    await expect(page.getByTestId('waits-hidden')).toHaveText(code);
    await click(page, 'Show');
    await page.clock.runFor(1999);
    await expect(page.getByTestId('waits-hidden')).toBeHidden();
    await page.clock.runFor(1);
    await expect(result(page, 'Hidden result')).toBeVisible();
  },
);

test('the rendered result is put into the page later [WAIT-02]', async ({ page }) => {
  await openAtRest(page, '/labs/waits?delay=2');
  await click(page, 'Render');
  await page.clock.runFor(1999);
  await expect(page.getByTestId('waits-rendered')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(result(page, 'Rendered result')).toHaveText(code);
});

test('the API is asked to take a second, or the delay if that is longer [WAIT-03]', async ({
  page,
}) => {
  const asked = page.waitForRequest(/latency-simulation/);
  await open(page, 'delay=0.1');
  await click(page, 'Ask the API');
  await expect(result(page, 'Answer')).toHaveText('Asking…');
  expect(new URL((await asked).url()).searchParams.get('delay')).toBe('1');
  await expect(result(page, 'Answer')).toHaveText(code);

  const askedLonger = page.waitForRequest(/latency-simulation/);
  await open(page, 'delay=1.5');
  await click(page, 'Ask the API');
  expect(new URL((await askedLonger).url()).searchParams.get('delay')).toBe('1.5');
});

test.describe('without an answer of the API', () => {
  test.use({ expectedError: /503/ });

  test('the page says what to do, and a second click asks again', async ({ page }) => {
    await page.route(/latency-simulation/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await open(page, 'delay=0.1');
    await click(page, 'Ask the API');
    await expect(result(page, 'Answer')).toHaveText('The API did not respond. Ask again.');
    await click(page, 'Ask the API');
    await expect(result(page, 'Answer')).toHaveText(code);
  });
});

test('the same seed gives the same codes, and another seed others [WAIT-05]', async ({ page }) => {
  const codeWith = async (seed: number) => {
    await open(page, `delay=0.1&seed=${seed}`);
    return page.getByTestId('waits-hidden').textContent();
  };
  const first = await codeWith(7);
  expect(await codeWith(8)).not.toBe(first);
  expect(await codeWith(7)).toBe(first);
});

const fourResults = ['Show', 'Render', 'Ask the API', 'Load'];

const catchThree = async (page: Page) => {
  await click(page, 'Start the rounds');
  for (const round of [1, 2, 3]) {
    await expect(result(page, 'Bell')).toHaveText(`Round ${round}: it rings`);
    await click(page, 'Catch');
  }
};

test('three rings without the four results are half of the task', async ({ page }) => {
  await open(page, 'seed=7&delay=0.1');
  await click(page, 'Show');
  await catchThree(page);
  await expect(result(page, 'Verdict')).toHaveText(
    'Not finished: every ring was caught, but there is no result yet of Render, Ask the API, Load.',
  );
  for (const button of fourResults) await click(page, button);
  await expect(result(page, 'Verdict')).toHaveText(/^Solved/);
  await expect(page.getByRole('button', { name: 'Catch' })).toBeDisabled();
});

test('judges nothing at another speed', async ({ page }) => {
  await open(page, 'seed=7&speed=4');
  await catchThree(page);
  await expect(result(page, 'Verdict')).toHaveText(/^Not judged/);
});

saysTheSame('waits', async (page) => {
  await press(page, 'Start the rounds');
  for (const round of [1, 2, 3]) {
    const bell = page.getByRole('status', { name: 'Bell' });
    await expect(bell).toContainText(`Round ${round}`);
    await press(page, 'Catch');
  }
});
