import { labLessons } from '../../src/labs/all-labs.ts';
import { expect, smoke, test } from '../test.ts';

test('a setting in the address is in its field [LABS-06]', smoke, async ({ page }) => {
  await page.goto('/labs/waits?delay=0.5&seed=7');
  await expect(page.getByRole('spinbutton', { name: 'Delay in seconds' })).toHaveValue('0.5');
  await expect(page.getByRole('spinbutton', { name: 'Seed' })).toHaveValue('7');
  await expect(page.getByTestId('seed-in-use')).toHaveText('7');
});

test('the form puts the settings into the address [LABS-06]', async ({ page }) => {
  await page.goto('/labs/waits');
  await page.getByTestId('dials-toggle').press('Enter');
  await page.getByRole('spinbutton', { name: 'Delay in seconds' }).fill('0.3');
  await page.getByRole('spinbutton', { name: 'Seed' }).fill('8');
  await page.getByRole('button', { name: 'Reload with these settings' }).click();
  await expect(page).toHaveURL('/labs/waits?delay=0.3&seed=8');
  await expect(page.getByTestId('seed-in-use')).toHaveText('8');
});

test('names a value that is impossible and uses the initial one [LABS-06]', async ({ page }) => {
  await page.goto('/labs/waits?delay=99');
  const field = page.getByRole('spinbutton', { name: 'Delay in seconds' });
  await expect(field).toHaveValue('2');
  await expect(field).toHaveAccessibleDescription(/delay=99 is not a number from 0.1 to 10/);
});

test('without a seed each load draws another one and shows it [LABS-07]', async ({ page }) => {
  const seeds = new Set<string>();
  for (const _ of [1, 2, 3]) {
    await page.goto('/labs/waits');
    seeds.add(await page.getByTestId('seed-in-use').innerText());
  }
  expect(seeds.size).toBeGreaterThan(1);
});

test('the settings are folded unless the address has one, and can be reset [LABS-10]', async ({
  page,
}) => {
  const seed = page.getByRole('spinbutton', { name: 'Seed' });
  await page.goto('/labs/waits');
  await expect(page.getByTestId('dials-toggle')).toBeVisible();
  await expect(seed).toBeHidden();
  await page.goto('/labs/waits?delay=1&seed=7');
  await expect(seed).toBeVisible();
  await page.getByRole('link', { name: 'Reset the settings' }).click();
  await expect(seed).toBeHidden();
  await expect(page.getByTestId('dials-toggle')).toContainText('delay 2');
  await expect(page.getByTestId('dial-seed')).toHaveValue('');
});

test('a name of a control in the task is no element with that text', async ({ page }) => {
  await page.goto('/labs/trusted-events');
  await expect(page.getByTestId('task')).toContainText('check Newsletter');
  await expect(page.getByText('Newsletter', { exact: true })).toHaveCount(1);
  const names = await page.evaluate(() =>
    [...(CSS.highlights.get('control') ?? [])].map((range) => (range as Range).toString()),
  );
  expect(names).toContain('Newsletter');
});

test.describe('beside the exercise', () => {
  test('the verdict stays in sight however far the page is scrolled [LABS-09]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/labs/locator-ladder');
    const verdict = page.getByRole('status', { name: 'Verdict' });
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await page.getByTestId('ladder-description').scrollIntoViewIfNeeded();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('task')).toBeInViewport();
    await page.getByTestId('hint-3-toggle').click();
    await expect(page.getByTestId('hint-3').locator('p')).toBeInViewport({ ratio: 0.9 });
    await expect(verdict).toBeInViewport({ ratio: 1 });
  });

  test('a narrower window has the verdict at the end of the exercise, with what it says', async ({
    page,
  }) => {
    await page.goto('/labs/moving-table?seed=7');
    await page.getByRole('button', { name: 'Check' }).click();
    const result = page.getByTestId('moving-result');
    const exercise = page.getByRole('region', { name: 'Exercise' });
    await expect(exercise.and(page.locator(':has(#moving-result)'))).toHaveCount(0);
    const text = await result.innerText();
    await page.setViewportSize({ width: 800, height: 720 });
    await expect(exercise.getByTestId('moving-result')).toHaveText(text);
  });
});

for (const { path } of labLessons) {
  test(`the exercise of ${path} begins within a screen and a half of a phone [LABS-11]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const box = await page.getByRole('region', { name: 'Exercise' }).boundingBox();
    expect(box?.y).toBeLessThanOrEqual(1050);
  });
}

test('a lab whose verdict counts what a script does says so', async ({ page }) => {
  const says = page.getByText('Who acts does not matter');
  await page.goto('/labs/hostile-locators');
  await expect(says).toBeVisible();
  await page.goto('/labs/search-order');
  await expect(page.getByTestId('task')).toBeVisible();
  await expect(says).toBeHidden();
});

test.describe('an address without a lab', () => {
  test.use({ expectedError: /404/ });

  test('is a page that does not exist', async ({ page }) => {
    const response = await page.goto('/labs/flying');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^404/);
  });
});
