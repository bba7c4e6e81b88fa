import { expect, test } from '@playwright/test';

for (const seed of [1, 2, 3, 4]) {
  test(`answers the dialogs with the seed ${seed}`, async ({ page }) => {
    let code = '';
    page.on('dialog', async (dialog) => {
      if (dialog.type() === 'alert') code = /\d+/.exec(dialog.message())![0];
      if (dialog.message().startsWith('Throw')) await dialog.dismiss();
      else await dialog.accept(dialog.type() === 'prompt' ? code : undefined);
    });
    await page.goto(`/labs/late-dialogs?seed=${seed}`);
    await page.getByRole('button', { name: 'Start' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const isMine = (await dialog.innerText()).includes(code);
    await dialog.getByRole('button', { name: isMine ? 'Yes' : 'No' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Read/);
  });
}

test('stays on the page with a note that is not saved', async ({ page }) => {
  await page.goto('/labs/late-dialogs');
  await page.getByRole('textbox', { name: 'Note' }).fill('jab');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Leave the lab' }).click();
  await expect(page.getByRole('status', { name: 'State' })).toHaveText('Not saved. You stayed: 1');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('jab');
});
