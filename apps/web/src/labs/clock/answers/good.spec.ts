import { expect, test } from '@playwright/test';

const lengthOf = (task: string) => Number(task.match(/\d+/));

for (const seed of [1, 2, 3]) {
  test(`is in time with the seed ${seed} [CLOCK-07]`, async ({ page }) => {
    const status = (name: string) => page.getByRole('status', { name });
    const press = (name: string) => page.getByRole('button', { name }).click();
    await page.clock.install({ time: '2028-02-29T23:49:00Z' });
    await page.goto(`/labs/clock?seed=${seed}`);
    await page.clock.pauseAt('2028-02-29T23:50:00Z');
    await press('Sign in');
    await page.clock.fastForward('14:30');
    await expect(page.getByRole('alert')).toBeVisible();
    await press('Stay signed in');
    await page.clock.fastForward('14:59');
    await expect(status('Session')).toHaveText('Signed in, 0:01 left');
    await page.clock.fastForward('00:01');
    await expect(status('Session')).toHaveText('Signed out at 00:19:30');
    const tasks = await page.locator('#clock-tasks li').allInnerTexts();
    const inOrder = tasks.toSorted((one, other) => lengthOf(one) - lengthOf(other)).join(', ');
    await press('Start the tasks');
    await page.clock.runFor('02:00');
    await expect(status('Ended')).toHaveText(inOrder.replaceAll('takes', 'after'));
    await press('Start the bar');
    const bar = page.getByRole('progressbar', { name: 'Bar' });
    while (Number(await bar.getAttribute('value')) < 73) await page.clock.runFor(20);
    await press('Stop the bar');
    await press('Check');
    await expect(status('Verdict')).toHaveText(/^In time/);
  });
}
