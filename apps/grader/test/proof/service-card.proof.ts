import { expect, type Browser } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { clientOf, goodSuite, openTestGrader, type Played } from '../support/grader.ts';
import { launchChromium, openIn } from './chromium.ts';
import { press, tabTo, type } from './keyboard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

interface Hold {
  readonly reached: Promise<void>;
  readonly release: () => void;
}

/** A good suite that waits before each of the given runs until it is let go. */
const holdingAt = (
  ...runs: readonly number[]
): { readonly suite: Played; readonly holds: readonly Hold[] } => {
  const gates = runs.map((run) => ({
    run,
    reached: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
  }));
  const suite: Played = async (instance) => {
    const gate = gates.find(({ run }) => run === instance.run);
    gate?.reached.resolve();
    await gate?.released.promise;
    return goodSuite(instance);
  };
  const holds = gates.map(({ reached, released }) => ({
    reached: reached.promise,
    release: () => released.resolve(),
  }));
  return { suite, holds };
};

test('a card is followed from its first run to its report, without a reload', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw({ name: 'Ada' });
  const page = await openIn(browser, `${address}/cards/${card}`);
  const saying = page.getByTestId('saying');
  await expect(saying).toHaveText(/No tests have come yet/);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  // On a busy machine a run can be late and made twice: with the sixth, one at least is over.
  const { suite, holds } = holdingAt(6);
  const played = client.play(card, suite);
  await holds[0]!.reached;
  const runs = page.getByRole('progressbar', { name: 'Runs' });
  await expect(runs).toHaveAttribute('value', /^[1-3]$/);
  // How many there will be depends on the order, which is drawn.
  await expect(async () => {
    const [value, max] = [await runs.getAttribute('value'), await runs.getAttribute('max')];
    expect(await page.title()).toBe(`${value} of ${max} runs: Ada · Sparring`);
  }).toPass({ timeout: 5000 });
  holds[0]!.release();
  await played;
  await expect(saying).toHaveText('Complete: 3 of 4 defects found.');
  await expect(page).toHaveTitle(/^3 of 4 defects found: Ada/);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await press(page, page.getByRole('link', { name: 'Open the report' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'The next best test' })).toBeVisible();
  await page.goBack();
  await expect(saying).toHaveText('Complete: 3 of 4 defects found.');
});

test('after a lost connection the page shows the card as it is then', async () => {
  const { address, cut } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const page = await openIn(browser, `${address}/cards/${card}`);
  await expect(page.getByTestId('saying')).toHaveText(/No tests have come yet/);
  cut();
  await expect(page.getByTestId('connection')).toHaveText(/does not answer/);
  await client.play(card, goodSuite);
  await expect(page.getByTestId('saying')).toHaveText(/Complete/);
  await expect(page.getByTestId('connection')).toBeEmpty();
});

test('what the visitor has opened and focused stays while the page is brought up to date', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const { suite, holds } = holdingAt(4, 6);
  const played = client.play(card, suite);
  await holds[0]!.reached;
  const page = await openIn(browser, `${address}/cards/${card}`);
  const bouts = page.getByTestId('bouts');
  const before = await bouts.getAttribute('value');
  await press(page, page.getByText('End this card'), 'Enter');
  const end = page.getByRole('button', { name: 'End it now' });
  await tabTo(page, end);
  holds[0]!.release();
  await holds[1]!.reached;
  await expect(bouts).not.toHaveAttribute('value', before!);
  await expect(end).toBeFocused();
  holds[1]!.release();
  await played;
  await expect(end).toBeHidden();
});

test('a card is ended on its page by keyboard', async () => {
  const { address } = await openTestGrader();
  const card = await clientOf(address).draw();
  const page = await openIn(browser, `${address}/cards/${card}`);
  await press(page, page.getByText('End this card'), 'Enter');
  await press(page, page.getByRole('button', { name: 'End it now' }), 'Enter');
  await expect(page.getByTestId('saying')).toHaveText('Ended before anything was known.');
  await expect(page.getByText('End this card')).toBeHidden();
});

test('without scripts a card can be read, reloaded and ended', async () => {
  const { address } = await openTestGrader();
  const client = clientOf(address);
  const card = await client.draw();
  const page = await openIn(browser, `${address}/cards/${card}`, { javaScriptEnabled: false });
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
  await client.play(card, goodSuite, 4);
  await page.reload();
  await expect(page.getByTestId('bouts')).toBeVisible();
  await page.getByText('End this card').press('Enter');
  await page.getByRole('button', { name: 'End it now' }).press('Enter');
  await expect(page.getByTestId('saying')).toHaveText(/Ended early/);
});

test('a card is drawn by keyboard, and its line is the one of the chosen tool', async () => {
  const { address } = await openTestGrader();
  const page = await openIn(browser, address);
  await type(page, page.getByLabel('Your name'), 'Ada');
  await press(page, page.getByLabel('sums'), 'Space');
  await press(page, page.getByLabel('sneaky'), 'Space');
  await press(page, page.getByRole('button', { name: 'Draw a card' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect(page.getByText('sums, sneaky')).toBeVisible();
  await tabTo(page, page.getByLabel('Maven'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const line = page.getByTestId('shell-pytest');
  await expect(line).toHaveText(/grade\.sh \| sh -s -- --card \S+ pytest$/);
  await expect(page.getByTestId('shell-maven')).toBeHidden();
  await press(
    page,
    page.getByRole('button', { name: 'Copy' }).and(page.locator('#shell-pytest-copy')),
    'Enter',
  );
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toBe(await line.textContent());
  await page.goto(address);
  await expect(page.getByLabel('pytest')).toBeChecked();
});
