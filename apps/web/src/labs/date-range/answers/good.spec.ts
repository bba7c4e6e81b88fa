import { expect, test } from '@playwright/test';

/** The day of a moment in a zone. Sweden writes it as a date field does. */
const dayIn = (zone: string, moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(moment));

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
  test(`books a month in ${zone} with the seed ${seed}`, async ({ page }) => {
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
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Booked/);
  });
}
