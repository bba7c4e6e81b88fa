import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** The seed 11 lands on 31 October 2029 at 00:40 UTC. */
const open = (page: Page, zone = 'America/New_York', seed = 11) =>
  page.goto(`/labs/date-range?seed=${seed}&zone=${zone}`);
const arrival = (page: Page) => page.getByLabel('Arrival', { exact: true });
const departure = (page: Page) => page.getByLabel('Departure', { exact: true });
const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const stamps = (page: Page) =>
  status(page, 'Key')
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));

const type = async (page: Page, from: string, to: string) => {
  await arrival(page).fill(from);
  await departure(page).fill(to);
};

test(
  'the landing is in UTC and the same for every house, and an unknown zone is named [RANGE-01, RANGE-08]',
  { tag: '@smoke' },
  async ({ page }) => {
    const landing = status(page, 'Landing');
    for (const zone of ['Pacific/Auckland', 'Mars/Olympus']) {
      await open(page, zone);
      await expect(landing.getByRole('time')).toHaveText('31 October 2029, 00:40 UTC');
      await expect(landing.getByRole('time')).toHaveAttribute('datetime', '2029-10-31T00:40Z');
    }
    await expect(status(page, 'House')).toHaveText('America/New_York');
    await expect(
      page.getByRole('textbox', { name: 'Time zone of the house' }),
    ).toHaveAccessibleDescription(
      /zone=Mars\/Olympus is not the name of a time zone, so America\/New_York is used\./,
    );
  },
);

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('nights are counted over a leap day and over the change of the clocks', async ({
      page,
    }) => {
      await open(page);
      await type(page, '2028-02-28', '2028-03-31');
      await expect(status(page, 'Stay')).toHaveText('32 nights');
      await expect(status(page, 'Key')).toHaveText(
        'works from 28 February 2028, 15:00 to 31 March 2028, 11:00',
      );
      await expect(day(page, 'Friday 31 March 2028')).toBeVisible();
      await type(page, '2028-02-29', '2028-03-01');
      await expect(status(page, 'Stay')).toHaveText('1 night');
    });
  });
}

test('a stay ends before the first taken night, and after it has begun [RANGE-04]', async ({
  page,
}) => {
  await open(page);
  await type(page, '2029-10-30', '2029-11-30');
  await expect(status(page, 'Stay')).toHaveText('31 nights');
  await departure(page).fill('2029-12-01');
  await expect(departure(page)).toHaveAccessibleDescription(
    'The night of 30 November 2029 is taken.',
  );
  await expect(status(page, 'Stay')).toHaveText('No stay yet');
  await departure(page).fill('2029-10-30');
  await expect(departure(page)).toHaveAccessibleDescription(
    'Departure has to be later than Arrival.',
  );
  await arrival(page).fill('2029-11-30');
  await expect(arrival(page)).toHaveAccessibleDescription(
    'The night of 30 November 2029 is taken.',
  );
});

test('two days of the calendar make a stay, and the next one begins another', async ({ page }) => {
  await open(page);
  const taken = day(page, 'Friday 30 November 2029, taken');
  await day(page, 'Wednesday 31 October 2029').click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(day(page, 'Saturday 1 December 2029, taken')).toHaveCount(0);
  await taken.click();
  await expect(departure(page)).toHaveValue('2029-11-30');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(30);
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
  await day(page, 'Monday 5 November 2029').click();
  await expect(arrival(page)).toHaveValue('2029-11-05');
  await expect(departure(page)).toHaveValue('');
  await day(page, 'Sunday 4 November 2029').click();
  await expect(arrival(page)).toHaveValue('2029-11-04');
});

test('the keyboard alone books, past a month that is too short and a taken day [RANGE-06]', async ({
  page,
}) => {
  await open(page);
  await arrival(page).fill('2029-10-31');
  for (const [key, name] of [
    ['Home', 'Monday 29 October 2029'],
    ['End', 'Sunday 4 November 2029'],
    ['ArrowUp', 'Sunday 28 October 2029'],
    ['ArrowRight', 'Monday 29 October 2029'],
    ['ArrowDown', 'Monday 5 November 2029'],
    ['ArrowLeft', 'Sunday 4 November 2029'],
    ['PageDown', 'Tuesday 4 December 2029'],
    ['PageUp', 'Sunday 4 November 2029'],
  ] as const) {
    await page.locator('#calendar-days button[tabindex="0"]').press(key);
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeFocused();
  }
  await departure(page).fill('2029-10-31');
  await departure(page).fill('');
  await day(page, 'Wednesday 31 October 2029').press('PageDown');
  await expect(day(page, 'Friday 30 November 2029, taken')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(departure(page)).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(status(page, 'Stay')).toHaveText('30 nights');
});

test('the key follows the clocks of the house', async ({ page }) => {
  await open(page);
  await type(page, '2029-10-30', '2029-11-30');
  await expect
    .poll(() => stamps(page))
    .toEqual(['2029-10-30T15:00-04:00', '2029-11-30T11:00-05:00']);
  await open(page, 'Asia/Kathmandu');
  await type(page, '2029-10-30', '2029-11-01');
  await expect
    .poll(() => stamps(page))
    .toEqual(['2029-10-30T15:00+05:45', '2029-11-01T11:00+05:45']);
});

test('a month from the day of the landing at the house is booked', async ({ page }) => {
  const verdict = status(page, 'Verdict');
  const book = async (from: string, to: string, hours: number) => {
    await type(page, from, to);
    await page.getByRole('spinbutton', { name: 'Hours' }).fill(String(hours));
    await page.getByRole('button', { name: 'Check' }).click();
  };
  await open(page);
  await book('2029-10-31', '2029-11-30', 717);
  await expect(verdict).toHaveText(
    'Not booked: Arrival is not the day of the landing in America/New_York.',
  );
  await book('2029-10-30', '2029-11-29', 716);
  await expect(verdict).toHaveText(
    'Not booked: Departure is not one month after the day of the landing; Hours is not how long the key works.',
  );
  await book('2029-10-30', '2029-11-30', 741);
  await expect(verdict).toHaveText(
    'Booked: 31 nights, from 2029-10-30 to 2029-11-30 in America/New_York.',
  );
  await open(page, 'Pacific/Honolulu', 3);
  await book('2028-03-31', '2028-04-30', 716);
  await expect(verdict).toHaveText(/^Booked: 30 nights/);
});
