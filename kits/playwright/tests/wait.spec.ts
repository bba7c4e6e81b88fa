import { expect, test } from '../fixtures.ts';

test('the progress bar reaches 100 percent', async ({ page }) => {
  await page.goto('/webelements/progress-bar?speed=4');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
  await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('100%');
});

test('the button is enabled after hovering and disabled when the mouse leaves', async ({
  page,
}) => {
  await page.goto('/webelements/hovertoclickbutton?speed=20');
  const button = page.getByRole('button', { name: 'Click Me' });
  await expect(button).toBeDisabled();
  await page.getByRole('region', { name: 'Hover over this text' }).hover();
  await expect(button).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(button).toBeDisabled();
});

test('a message appears and disappears', async ({ page }) => {
  await page.goto('/webelements/NewTabOrWindowPage');
  const message = page.getByRole('status', { name: 'Message' });
  await page.getByRole('tab', { name: 'Tab 2' }).click();
  await expect(message).toHaveText('You tabbed to another tab.');
  await expect(message).toBeEmpty();
});

test('page.clock lets two seconds pass immediately', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/webelements/progress-bar');
  await page.clock.pauseAt(60_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(1980);
  await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('99%');
  await page.clock.runFor(20);
  await expect(page.getByRole('status', { name: 'Percent' })).toHaveText('100%');
});

test('a request times out when the answer is too slow', async ({ api }) => {
  const slow = api.get('testing/latency-simulation?delay=10', { timeout: 500 });
  await expect(slow).rejects.toThrow('500ms exceeded');
});
