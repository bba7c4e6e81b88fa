import { axeViolations, colorRules } from '../axe.ts';
import { expect, smoke, test } from '../test.ts';

const path = '/w/e2e-reference/docs';

test('opens the operation that the address names', smoke, async ({ page }) => {
  await page.goto(`${path}#add-book`);
  await expect(page.getByTestId('add-book')).toHaveAttribute('open', '');
  await page.getByTestId('to-get-book').click();
  await expect(page.getByTestId('get-book')).toHaveAttribute('open', '');
});

test('sends the example to the workspace of the address and shows the answer', async ({ page }) => {
  await page.goto(`${path}#get-workspace`);
  const workspace = page.getByRole('textbox', { name: 'Workspace to send to' });
  await expect(workspace).toHaveValue('e2e-reference');
  const form = page.getByRole('form', { name: 'Try Show the workspace' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('status', { name: 'Answer' })).toHaveText('200 OK');
  const answer = page.getByTestId('get-workspace-answer-body');
  await expect(answer).toContainText('GET /w/e2e-reference/v1/practice/workspace');
  await expect(answer).toContainText('"name": "e2e-reference"');
});

test.describe('with a wrong value', () => {
  test.use({ expectedError: /status of 400/ });

  test('sends the changed value and resets it to the example', async ({ page }) => {
    await page.goto(`${path}#list-books`);
    const form = page.getByRole('form', { name: 'Try List books' });
    await form.getByLabel('limit (query)').fill('1000');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('status', { name: 'Answer' })).toHaveText('400 Bad Request');
    await form.getByRole('button', { name: 'Back to the example' }).click();
    await expect(form.getByLabel('limit (query)')).toHaveValue('10');
  });
});

test('carries a token to the call that needs one', async ({ page }) => {
  await page.goto(`${path}#log-in`);
  await page.getByTestId('log-in-send').click();
  await expect(page.getByTestId('log-in-answer')).toHaveText('200 OK');
  await page.getByTestId('to-show-account').click();
  await expect(page.getByTestId('show-account-header-authorization')).toHaveValue(/^Bearer \w/);
  await page.getByTestId('show-account-send').click();
  await expect(page.getByTestId('show-account-answer')).toHaveText('200 OK');
});

/** All operations open at once are more than axe looks at within the time of a test. */
const parts = [0, 1, 2, 3];

for (const [colorScheme, rules] of [
  ['light', undefined],
  ['dark', colorRules],
] as const) {
  for (const part of parts) {
    test(`has nothing for axe to find in ${colorScheme}, with the operations of part ${part + 1} open`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const shown = await page.evaluate(
        ([nth, count]) => {
          const folds = [...document.querySelectorAll('details')];
          const operations = folds.filter((fold) => !fold.parentElement?.closest('details'));
          const isShown = (at: number) => Math.floor((at * count) / operations.length) === nth;
          for (const fold of folds) fold.open = true;
          for (const [at, operation] of operations.entries()) operation.hidden = !isShown(at);
          return operations.filter(({ hidden }) => !hidden).length;
        },
        [part, parts.length] as const,
      );
      expect(shown).toBeGreaterThan(0);
      expect(await axeViolations(page, rules)).toEqual([]);
    });
  }

  test(`has nothing for axe to find in ${colorScheme} on the page of a problem`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs/problems/not-found');
    expect(await axeViolations(page, rules)).toEqual([]);
  });
}

test('fits into 320 pixels with every operation open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  const width = await page.evaluate(() => {
    for (const operation of document.querySelectorAll('details')) operation.open = true;
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows everything except the forms', async ({ page }) => {
    await page.goto(path);
    await page.getByTestId('ping-toggle').click();
    await expect(page.getByTestId('ping-curl')).toContainText('/w/e2e-reference/v1/practice/ping');
    await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  });
});
