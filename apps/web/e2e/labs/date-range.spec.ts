import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

/** The seed 11 lands on 31 October 2029 at 00:40 UTC. */
const open = (page: Page, zone = 'America/New_York') =>
  page.goto(`/labs/date-range?seed=11&zone=${zone}`);
const arrival = (page: Page) => page.getByLabel('Arrival', { exact: true });
const departure = (page: Page) => page.getByLabel('Departure', { exact: true });
const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });

const type = async (page: Page, from: string, to: string) => {
  await arrival(page).fill(from);
  await departure(page).fill(to);
};

test(
  'the landing is in UTC and the same for every house, and an unknown zone is named [RANGE-01, RANGE-08]',
  smoke,
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

test('a leap day has a night, the key works on both days, and the calendar shows the last one', async ({
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

test('the calendar shows each day of a stay, whose last day may be a taken night', async ({
  page,
}) => {
  await open(page);
  const taken = day(page, 'Friday 30 November 2029, taken');
  await day(page, 'Wednesday 31 October 2029').click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(day(page, 'Saturday 1 December 2029, taken')).toHaveCount(0);
  await taken.click();
  await expect(departure(page)).toHaveValue('2029-11-30');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(30);
  await expect(taken).toHaveAttribute('aria-disabled', 'true');
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

test('the verdict names each field that is wrong', async ({ page }) => {
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
});

saysTheSame('date-range');
