import { expect, test } from '@playwright/test';

test('gets a message of the wanted desk', async ({ page, context }) => {
  await page.goto('/labs/windows?seed=1');
  const wanted = await page.getByRole('status', { name: 'Wanted' }).innerText();
  for (const count of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Open a window' }).click();
    await expect.poll(() => context.pages().length).toBe(count);
  }
  for (const desk of context.pages().slice(1)) {
    await expect(desk).toHaveTitle(/ desk$/);
    if ((await desk.title()) !== `${wanted} desk`) continue;
    await desk.getByRole('button', { name: 'Send' }).click();
  }
  await expect(page.getByRole('status', { name: 'Message' })).not.toBeEmpty();
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText(/^Not done: the conditions are not accepted/);
});

for (const seed of [1, 2, 3]) {
  test(`gets a message, books and prints with the seed ${seed} [WINDOW-02]`, async ({ page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.addInitScript(() => (window.print = () => {}));
    await page.goto(`/labs/windows?seed=${seed}`);
    const open = button('Open a window');
    const wanted = await page.getByRole('status', { name: 'Wanted' }).innerText();
    for (const _ of ['first', 'second', 'third']) {
      const [desk] = await Promise.all([page.waitForEvent('popup'), open.click()]);
      await expect(desk).toHaveTitle(/ desk$/);
      if ((await desk.title()) !== `${wanted} desk`) continue;
      const message = `${wanted}: ${await desk.getByRole('status', { name: 'Code' }).innerText()}`;
      await desk.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('status', { name: 'Message' })).toHaveText(message);
    }
    for (const name of ['Book', 'Conditions', 'Accept']) await button(name).click();
    await expect(button('Conditions')).toBeFocused();
    await button('OK').click();
    await expect(button('Book')).toBeFocused();
    await button('Print').click();
    await page.getByLabel('Receipt').fill(await page.locator('#windows-receipt').innerText());
    await button('Check').click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}
