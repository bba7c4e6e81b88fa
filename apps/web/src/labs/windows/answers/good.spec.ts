import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3]) {
  test(`gets a message, books and prints with the seed ${seed} [WINDOW-02]`, async ({ page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const status = (name: string) => page.getByRole('status', { name, exact: true });
    await page.addInitScript(() => (window.print = () => {}));
    await page.goto(`/labs/windows?seed=${seed}`);
    const wanted = await status('Wanted').innerText();
    for (const _ of ['first', 'second', 'third']) {
      const opened = page.waitForEvent('popup');
      await button('Open a window').click();
      const desk = await opened;
      await expect(desk).toHaveTitle(/ desk$/);
      if ((await desk.title()) !== `${wanted} desk`) continue;
      const code = await desk.getByRole('status', { name: 'Code' }).innerText();
      await desk.getByRole('button', { name: 'Send' }).click();
      await expect(status('Message')).toHaveText(`${wanted}: ${code}`);
    }
    for (const name of ['Book', 'Conditions', 'Accept']) await button(name).click();
    await expect(button('Conditions')).toBeFocused();
    await button('OK').click();
    await expect(button('Book')).toBeFocused();
    await button('Print').click();
    await page.emulateMedia({ media: 'print' });
    const number = await page.getByTestId('windows-receipt').innerText();
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Receipt number').fill(number);
    await button('Check').click();
    await expect(status('Verdict')).toHaveText(/^Done/);
  });
}
