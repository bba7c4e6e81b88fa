import type { Locator, Page } from '@playwright/test';
import { openAtRest } from '../at-rest.ts';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

/** A list of 110 rows, of which row 85 is to be chosen. */
const address = '/labs/endless-list?seed=1&size=110&delay=0';
const feed = (page: Page) => page.getByRole('feed', { name: 'Parcels' });
const rows = (page: Page) => feed(page).getByRole('article');
const row = (page: Page, number: number) => feed(page).locator(`[aria-posinset="${number}"]`);
const choose = (page: Page, number: number) => page.getByTestId(`endless-choose-${number}`);
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });

const placesOf = (all: Locator): Promise<number[]> =>
  all.evaluateAll((each) => each.map((one) => Number(one.getAttribute('aria-posinset'))));

/** Presses End in the list until it has loaded a row. */
const endUntil = async (page: Page, last: number) => {
  await rows(page).first().focus();
  for (let loaded = 40; loaded <= last; loaded += 20) {
    await page.keyboard.press('End');
    await expect(row(page, Math.min(loaded, 110))).toBeAttached();
  }
};

test(
  'the seed decides what each row says, up to the last one [ENDLESS-07]',
  smoke,
  async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('status', { name: 'Row to choose' })).toHaveText('85');
    await expect(rows(page)).toHaveCount(20);
    await endUntil(page, 120);
    expect(await placesOf(rows(page))).toEqual(Array.from({ length: 60 }, (_, at) => at + 51));
    await expect(row(page, 78)).toHaveAccessibleName('Coral tent to Hobart');
    await page.goto(address.replace('seed=1', 'seed=2'));
    await endUntil(page, 80);
    await expect(row(page, 78)).not.toHaveAccessibleName('Coral tent to Hobart');
  },
);

test('rows come after the delay, the list is busy until then, and those in view do not move [ENDLESS-02]', async ({
  page,
}) => {
  await openAtRest(page, '/labs/endless-list?seed=1&size=100&delay=2');
  for (const last of [20, 40, 60]) {
    await row(page, last).focus();
    await expect(feed(page)).toHaveAttribute('aria-busy', 'true');
    const place = await row(page, last).boundingBox();
    await page.clock.runFor(1999);
    await expect(rows(page)).toHaveCount(last);
    await page.clock.runFor(1);
    await expect(feed(page)).toHaveAttribute('aria-busy', 'false');
    await expect(row(page, last + 20)).toBeAttached();
    expect((await row(page, last).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  }
});

test('a wheel brings rows at both ends [ENDLESS-02]', async ({ page }) => {
  await page.goto(address);
  await endUntil(page, 60);
  await row(page, 45).hover();
  await page.mouse.wheel(0, 9999);
  await expect(row(page, 80)).toBeAttached();
  await expect(row(page, 20)).not.toBeAttached();
  await page.mouse.wheel(0, -9999);
  await expect(row(page, 1)).toBeAttached();
  await expect(row(page, 61)).not.toBeAttached();
});

test('keys lead from row to row [ENDLESS-04]', async ({ page }) => {
  await page.goto(address);
  await row(page, 3).focus();
  for (const [key, number] of [
    ['PageDown', 4],
    ['PageUp', 3],
    ['End', 20],
    ['PageUp', 19],
    ['Home', 1],
    ['PageUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(page, number)).toBeFocused();
  }
});

test('Control+End and Control+Home leave the list [ENDLESS-05]', async ({ page }) => {
  await page.goto(address);
  await choose(page, 3).press('Control+End');
  await expect(page.getByRole('button', { name: 'Start again' })).toBeFocused();
  await row(page, 3).press('Control+Home');
  await expect(page.getByRole('link', { name: 'Reset the settings' })).toBeFocused();
});

test('a wrong row is named, and the right one by wheel and key is chosen by a user', async ({
  page,
}) => {
  await page.goto(address);
  await endUntil(page, 80);
  await row(page, 70).hover();
  await page.mouse.wheel(0, 9999);
  await expect(row(page, 100)).toBeAttached();
  await choose(page, 84).click();
  await expect(verdict(page)).toHaveText('The wrong row: row 84 was chosen, not row 85.');
  await choose(page, 85).press('Enter');
  await expect(verdict(page)).toHaveText(/^Solved: a user has chosen row 85, “/);
});

test('is not solved by a script that scrolls after a key that scrolls nothing', async ({
  page,
}) => {
  await page.goto(address);
  await endUntil(page, 80);
  await page.keyboard.press('Shift');
  await row(page, 80).evaluate((el) => el.scrollIntoView());
  await choose(page, 85).click();
  await expect(verdict(page)).toHaveText(
    'The right row, by a script: 1 of 4 loads came without a wheel, a key or a finger.',
  );
});

test('is not solved by a script that clicks, and Start again takes the verdict away', async ({
  page,
}) => {
  await page.goto(address);
  await endUntil(page, 100);
  await choose(page, 85).dispatchEvent('click');
  await expect(verdict(page)).toHaveText('The right row, by a script: it has clicked the button.');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(verdict(page)).toBeEmpty();
});

saysTheSame('endless-list', async (page) => {
  await page.getByTestId('endless-choose-1').click();
});
