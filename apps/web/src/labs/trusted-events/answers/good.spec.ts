import { expect, test } from '@playwright/test';

test('uses the controls [TRUSTED-01, TRUSTED-05]', async ({ page }) => {
  await page.goto('/labs/trusted-events');
  await page.getByLabel('Name', { exact: true }).pressSequentially('Ada');
  await page.getByRole('checkbox', { name: 'Newsletter' }).check();
  await page.getByRole('slider', { name: 'Rounds' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status', { name: 'Name used by' })).toHaveText('a user, key by key');
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('text that is pasted comes at once [TRUSTED-01]', async ({ page }) => {
  await page.goto('/labs/trusted-events');
  const name = page.getByLabel('Name', { exact: true });
  const usedBy = page.getByRole('status', { name: 'Name used by' });
  await name.pressSequentially('Ada');
  await name.press('ControlOrMeta+A');
  await name.press('ControlOrMeta+X');
  await expect(name).toHaveValue('');
  await expect(usedBy).toHaveText('a user, key by key');
  await name.press('ControlOrMeta+V');
  await expect(name).toHaveValue('Ada');
  await expect(usedBy).toHaveText('a user, at once');
});

for (const [role, name] of [
  ['checkbox', 'Newsletter'],
  ['button', 'Send'],
] as const) {
  test(`${name} tells a click from one that a script dispatches [TRUSTED-02]`, async ({ page }) => {
    await page.goto('/labs/trusted-events');
    const control = page.getByRole(role, { name });
    const usedBy = page.getByRole('status', { name: `${name} used by` });
    await control.click();
    await expect(usedBy).toHaveText('a user');
    await control.dispatchEvent('click');
    await expect(usedBy).toHaveText('a script');
  });
}

test('what a script has used is not a user’s by a later key or click [TRUSTED-04]', async ({
  page,
}) => {
  await page.goto('/labs/trusted-events');
  const rounds = page.getByRole('slider', { name: 'Rounds' });
  const newsletter = page.getByRole('checkbox', { name: 'Newsletter' });
  await rounds.fill('8');
  await rounds.press('ArrowLeft');
  await expect(rounds).toHaveValue('7');
  await expect(page.getByRole('status', { name: 'Rounds used by' })).toHaveText('a script');
  await newsletter.dispatchEvent('click');
  await newsletter.uncheck();
  await expect(page.getByRole('status', { name: 'Newsletter used by' })).toHaveText('a script');
  await page.reload();
  await rounds.press('ArrowLeft');
  await expect(page.getByRole('status', { name: 'Rounds used by' })).toHaveText('a user');
});

for (const silent of ['Name', 'Newsletter', 'Rounds']) {
  test(`Send names ${silent} alone when it was not used [TRUSTED-05]`, async ({ page }) => {
    await page.goto('/labs/trusted-events');
    if (silent !== 'Name') await page.getByLabel('Name', { exact: true }).fill('Ada');
    if (silent !== 'Newsletter') await page.getByRole('checkbox', { name: 'Newsletter' }).check();
    if (silent !== 'Rounds') {
      await page.getByRole('slider', { name: 'Rounds' }).press('ArrowRight');
    }
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(
      `The page has heard nothing from ${silent}.`,
    );
  });
}
