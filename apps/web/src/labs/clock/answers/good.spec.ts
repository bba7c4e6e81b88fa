import { expect, test } from '@playwright/test';

test('is signed out after 15 minutes', async ({ page }) => {
  await page.clock.install({ time: '2028-02-29T23:50:00Z' });
  await page.goto('/labs/clock?seed=1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.fastForward('15:00');
  await expect(page.getByRole('status', { name: 'Session' })).toHaveText(/^Signed out at 00:05/);
});

const secondsOf = (task: string) => Number(task.match(/\d+/));

for (const seed of [1, 2, 3]) {
  test(`is in time with the seed ${seed} [CLOCK-07]`, async ({ page }) => {
    const press = (name: string) => page.getByRole('button', { name }).click();
    const session = page.getByRole('status', { name: 'Session' });
    const bar = page.getByRole('progressbar', { name: 'Bar' });
    await page.clock.install({ time: '2028-02-29T23:49:00Z' });
    await page.goto(`/labs/clock?seed=${seed}`);
    const tasks = await page.locator('#clock-tasks li').allInnerTexts();
    const ended = tasks.toSorted((one, other) => secondsOf(one) - secondsOf(other)).join(', ');
    await page.clock.pauseAt('2028-02-29T23:50:00Z');
    for (const name of ['Start the tasks', 'Sign in']) await press(name);
    await page.clock.runFor('14:30');
    await expect(page.getByLabel('Ended')).toHaveText(ended.replaceAll('takes', 'after'));
    await press('Stay signed in');
    await page.clock.fastForward('14:59');
    await expect(session).toHaveText('Signed in, 0:01 left');
    await page.clock.fastForward('00:01');
    await expect(session).toHaveText('Signed out at 00:19:30');
    await press('Start the bar');
    while (Number(await bar.getAttribute('value')) < 73) await page.clock.runFor(20);
    for (const name of ['Stop the bar', 'Check']) await press(name);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
