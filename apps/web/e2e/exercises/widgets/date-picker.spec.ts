import { accessibilityTree, twins } from '../../accessibility.ts';
import { clickInOneScript, pressAtOnce } from '../../keys-at-once.ts';
import { expect, smoke, test } from '../../test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00');
  await page.goto('/webelements/date-picker');
});

test('starts without a date and with the calendar closed', async ({ page }) => {
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('');
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeHidden();
  await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText('No date selected');
});

test('shows a typed date in the long British form [DATE-01]', async ({ page }) => {
  await page.getByLabel('Date', { exact: true }).fill('2027-02-03');
  await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText(
    'Selected date: 3 February 2027',
  );
});

test('clears the date when the field is cleared [DATE-09]', async ({ page }) => {
  await page.getByLabel('Date', { exact: true }).fill('2027-02-03');
  await page.getByLabel('Date', { exact: true }).clear();
  await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText('No date selected');
});

test('the browser itself exposes to a screen reader whether the calendar is open', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Open the calendar' });
  const seen = { role: 'button', name: 'Open the calendar' };
  await expect(button).not.toHaveAttribute('aria-expanded');
  expect(await accessibilityTree(page)).toContainEqual(
    expect.objectContaining({ ...seen, expanded: false }),
  );
  await button.click();
  expect(await accessibilityTree(page)).toContainEqual(
    expect.objectContaining({ ...seen, expanded: true }),
  );
});

test.describe('the calendar', () => {
  test.beforeEach(({ page }) => page.getByRole('button', { name: 'Open the calendar' }).click());

  test('opens at today [DATE-05]', async ({ page }) => {
    const today = page.getByRole('button', { name: 'Saturday 21 November 2026' });
    await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toBeFocused();
  });

  test('shows the days of its month and no others [DATE-03]', async ({ page }) => {
    const days = page.getByRole('gridcell').getByRole('button');
    await expect(days).toHaveCount(30);
    expect(await twins(page)).toEqual([]);
    await expect(days.first()).toHaveAccessibleName('Sunday 1 November 2026');
  });

  test('chooses a day, closes and returns the focus [DATE-06]', async ({ page }) => {
    await page.getByRole('button', { name: 'Thursday 5 November 2026' }).click();
    await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText(
      'Selected date: 5 November 2026',
    );
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-05');
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused();
  });

  test('shows the next and previous months, across the end of the year [DATE-04]', async ({
    page,
  }) => {
    const next = page.getByRole('button', { name: 'Next month' });
    await next.click();
    await next.click();
    await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await expect(next).toBeFocused();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  test('moves two months with two clicks in one script', async ({ page }) => {
    await clickInOneScript(page.getByRole('button', { name: 'Next month' }), 2);
    await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  });

  const keys = [
    ['ArrowLeft', 'Friday 20 November 2026'],
    ['ArrowRight', 'Sunday 22 November 2026'],
    ['ArrowUp', 'Saturday 14 November 2026'],
    ['ArrowDown', 'Saturday 28 November 2026'],
    ['Home', 'Monday 16 November 2026'],
    ['End', 'Sunday 22 November 2026'],
    ['PageUp', 'Wednesday 21 October 2026'],
    ['PageDown', 'Monday 21 December 2026'],
  ] as const;

  for (const [key, day] of keys) {
    test(`moves to ${day} with ${key} [DATE-08]`, async ({ page }) => {
      await page.getByRole('button', { name: 'Saturday 21 November 2026' }).press(key);
      await expect(page.getByRole('button', { name: day })).toBeFocused();
    });
  }

  test('chooses a day with the keyboard alone', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Saturday 21 November 2026' })).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText(
      'Selected date: 28 December 2026',
    );
  });

  test('closes on Escape without a choice and returns the focus [DATE-07]', async ({ page }) => {
    await page.getByRole('button', { name: 'Saturday 21 November 2026' }).press('Escape');
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused();
    await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText('No date selected');
  });

  test('closes on a click elsewhere [DATE-07]', async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeHidden();
  });
});

test('opens the calendar at the typed date and marks it [DATE-05]', smoke, async ({ page }) => {
  await page.getByLabel('Date', { exact: true }).fill('2028-02-29');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const chosen = page.getByRole('gridcell', { name: 'Tuesday 29 February 2028' });
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(chosen.getByRole('button')).toBeFocused();
});

const rounds = [22, 23, 24, 25, 26, 27, 28, 29];

for (const [day, button, month] of [
  ['2027-01-31', 'Next month', 'February 2027'],
  ['2027-03-31', 'Next month', 'April 2027'],
  ['2027-03-31', 'Previous month', 'February 2027'],
] as const) {
  test(`${button} leads from ${day} to ${month} [DATE-04]`, async ({ page }) => {
    await page.getByLabel('Date', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByTestId('calendar-month')).toHaveText(month);
  });
}

for (const [day, weekday, column] of [
  ['2027-03-01', 'Mo', 0],
  ['2028-02-29', 'Tu', 1],
  ['2026-11-01', 'Su', 6],
] as const) {
  test(`${day} stands under ${weekday} [DATE-03]`, async ({ page }) => {
    await page.getByLabel('Date', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    await expect(page.getByRole('columnheader').nth(column)).toHaveText(weekday);
    const week = page.getByRole('row').filter({ has: page.getByTestId(`day-${day}`) });
    const cell = week.getByRole('gridcell').nth(column);
    await expect(cell.getByTestId(`day-${day}`)).toBeVisible();
  });
}

test('handles all keys that arrive in one batch with the key that opens the calendar', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Open the calendar' }).focus();
  for (const day of rounds) {
    await pressAtOnce(page, 'Enter', 'ArrowRight', 'Enter');
    await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText(
      `Selected date: ${day} November 2026`,
    );
  }
});

test('handles a key that is pressed right after a click opens the calendar', async ({ page }) => {
  for (const day of rounds) {
    await page.getByRole('button', { name: 'Open the calendar' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText(
      `Selected date: ${day} November 2026`,
    );
  }
});

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati']) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows the chosen day in the field and in the calendar [DATE-02]', async ({ page }) => {
      await page.getByLabel('Date', { exact: true }).fill('2027-03-01');
      const outcome = page.getByRole('status', { name: 'Outcome' });
      await expect(outcome).toHaveText('Selected date: 1 March 2027');
      await page.getByRole('button', { name: 'Open the calendar' }).click();
      await page.getByRole('button', { name: 'Tuesday 2 March 2027' }).click();
      await expect(outcome).toHaveText('Selected date: 2 March 2027');
      await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2027-03-02');
    });
  });
}
