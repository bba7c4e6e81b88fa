import { expect, test } from '@playwright/test';

/** The day of a moment in a zone. Sweden writes it as a date field does. */
const dayIn = (zone: string, moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(moment));

test('arrives on the day of the landing', async ({ page }) => {
  await page.goto('/labs/date-range?seed=11&zone=America/New_York');
  const landing = await page.getByRole('time').first().getAttribute('datetime');
  await page.getByLabel('Arrival').fill(dayIn('America/New_York', landing!));
  await page.getByLabel('Departure').fill('2029-11-30');
  // Daylight saving time ends during the stay.
  await page.getByLabel('Hours').fill(String(31 * 24 + 1 - 4));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

const monthLater = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = Date.UTC(year, month, Math.min(date, lastDate));
  return new Date(later).toISOString().slice(0, 10);
};

for (const [seed, zone, nights] of [
  [11, 'America/New_York', 31],
  [11, 'Europe/London', 30],
  [11, 'Pacific/Auckland', 30],
  [15, 'America/New_York', 28],
  [15, 'Europe/London', 28],
  [15, 'Pacific/Auckland', 31],
] as const) {
  test(`books a month in ${zone} with the seed ${seed} [RANGE-02, RANGE-03, RANGE-09]`, async ({
    page,
  }) => {
    await page.goto(`/labs/date-range?seed=${seed}&zone=${zone}`);
    const landing = page.getByRole('status', { name: 'Landing' }).getByRole('time');
    const arrival = dayIn(zone, (await landing.getAttribute('datetime')) ?? '');
    await page.getByLabel('Arrival').fill(arrival);
    await page.getByLabel('Departure').fill(monthLater(arrival));
    await expect(page.getByRole('status', { name: 'Stay' })).toHaveText(`${nights} nights`);

    const times = page.getByRole('status', { name: 'Key' }).getByRole('time');
    const [from = 0, until = 0] = await times.evaluateAll((all) =>
      all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
    );
    await page.getByLabel('Hours').fill(String((until - from) / 3_600_000));
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a stay has all its nights when the clocks change [RANGE-02]', async ({ page }) => {
      await page.goto('/labs/date-range?seed=11');
      for (const [arrival, departure, nights] of [
        ['2027-03-10', '2027-04-10', 31],
        ['2027-09-20', '2027-10-20', 30],
        ['2027-10-20', '2027-11-20', 31],
      ] as const) {
        await page.getByLabel('Arrival').fill(arrival);
        await page.getByLabel('Departure').fill(departure);
        await expect(page.getByRole('status', { name: 'Stay' })).toHaveText(`${nights} nights`);
      }
    });
  });
}

test('a guest leaves on the day of a taken night, and not a day later [RANGE-03]', async ({
  page,
}) => {
  await page.goto('/labs/date-range?seed=11');
  const stay = page.getByRole('status', { name: 'Stay' });
  await page.getByLabel('Arrival').fill('2029-11-28');
  await expect(page.getByRole('button', { name: 'Friday 30 November 2029, taken' })).toBeVisible();
  await page.getByLabel('Departure').fill('2029-11-30');
  await expect(stay).toHaveText('2 nights');
  await page.getByLabel('Departure').fill('2029-12-01');
  await expect(stay).toHaveText('No stay yet');
});

test('a day that is chosen after a whole stay begins another one [RANGE-05]', async ({ page }) => {
  await page.goto('/labs/date-range?seed=11');
  for (const [day, arrival, departure] of [
    ['Monday 8', '2029-10-08', ''],
    ['Thursday 11', '2029-10-08', '2029-10-11'],
    ['Tuesday 16', '2029-10-16', ''],
    ['Friday 12', '2029-10-12', ''],
    ['Saturday 13', '2029-10-12', '2029-10-13'],
  ] as const) {
    await page.getByRole('button', { name: `${day} October 2029` }).click();
    await expect(page.getByLabel('Arrival')).toHaveValue(arrival);
    await expect(page.getByLabel('Departure')).toHaveValue(departure);
  }
});

for (const [zone, winter, summer] of [
  ['Asia/Kathmandu', '+05:45', '+05:45'],
  ['America/St_Johns', '-03:30', '-02:30'],
] as const) {
  test(`the key has the offset of ${zone} from UTC, with its minutes [RANGE-07]`, async ({
    page,
  }) => {
    await page.goto(`/labs/date-range?seed=11&zone=${zone}`);
    await page.getByLabel('Arrival').fill('2027-03-10');
    await page.getByLabel('Departure').fill('2027-03-20');
    const times = page.getByRole('status', { name: 'Key' }).getByRole('time');
    await expect(times.first()).toHaveAttribute('datetime', `2027-03-10T15:00${winter}`);
    await expect(times.last()).toHaveAttribute('datetime', `2027-03-20T11:00${summer}`);
  });
}
