import { expect, test } from '../fixtures.ts';

test('a modal is closed by its button', async ({ page }) => {
  await page.goto('/webelements/modal');
  await page.getByRole('button', { name: 'Open Modal' }).click();
  const modal = page.getByRole('dialog', { name: 'This is a Modal Dialog' });
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('status', { name: 'Closed by' })).toHaveText('the Close button');
});

test('a modal is closed by Escape', async ({ page }) => {
  await page.goto('/webelements/modal');
  await page.getByRole('button', { name: 'Open Modal' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Closed by' })).toHaveText('Escape');
});

const answers = [
  ['Alert', 'accept', undefined, 'The alert was closed'],
  ['Confirm', 'accept', undefined, 'User confirmed: true'],
  ['Confirm', 'dismiss', undefined, 'User confirmed: false'],
  ['Prompt', 'accept', 'left hook', 'User input: left hook'],
  ['Prompt', 'dismiss', undefined, 'The prompt was cancelled'],
] as const;

for (const [type, how, text, outcome] of answers) {
  test(`to ${how} the ${type.toLowerCase()} shows "${outcome}"`, async ({ page }) => {
    await page.goto('/webelements/alertpage');
    // The handler must be registered before the click, because the dialog blocks the page.
    page.once('dialog', (dialog) => (how === 'accept' ? dialog.accept(text) : dialog.dismiss()));
    await page.getByRole('button', { name: `Show ${type}` }).click();
    await expect(page.getByRole('status', { name: 'Answer' })).toHaveText(outcome);
  });
}

test('a confirmation shows its question', async ({ page }) => {
  await page.goto('/webelements/alertpage');
  const said: string[] = [];
  page.once('dialog', async (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  expect(said).toEqual(['confirm: Do you confirm this action?']);
});
