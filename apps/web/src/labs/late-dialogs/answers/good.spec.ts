import { type Dialog, expect, type Page, test } from '@playwright/test';

test('answers the dialogs', async ({ page }) => {
  await page.goto('/labs/late-dialogs?seed=2');
  let code = '';
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'alert') code = /\d+/.exec(dialog.message())![0];
    if (dialog.message().startsWith('Throw')) await dialog.dismiss();
    else await dialog.accept(dialog.type() === 'prompt' ? code : undefined);
  });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

/** Answers each dialog by its text, but may type something else than the code. */
const answer = async (page: Page, typed = (code: string) => code) => {
  let code = '';
  let question = '';
  const reply = async (dialog: Dialog) => {
    if (dialog.type() === 'alert') code = /\d+/.exec(dialog.message())![0];
    if (dialog.type() === 'confirm') question = dialog.message();
    if (dialog.message().startsWith('Throw')) await dialog.dismiss();
    else await dialog.accept(dialog.type() === 'prompt' ? typed(code) : undefined);
  };
  page.on('dialog', reply);
  await page.getByRole('button', { name: 'Start' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  page.off('dialog', reply);
  const isMine = (await dialog.innerText()).includes(code);
  await dialog.getByRole('button', { name: isMine ? 'Yes' : 'No' }).click();
  return { code, question };
};

for (const seed of [1, 2, 3, 4]) {
  test(`answers the dialogs with the seed ${seed}`, async ({ page }) => {
    await page.goto(`/labs/late-dialogs?seed=${seed}`);
    await answer(page);
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
  });
}

test('stays on the page with a note that is not saved [LATER-05, LATER-06]', async ({ page }) => {
  await page.goto('/labs/late-dialogs');
  await page.getByRole('textbox', { name: 'Note' }).fill('jab');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Leave the lab' }).click();
  await expect(page.getByRole('status', { name: 'State' })).toHaveText('Not saved. You stayed: 1');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('jab');
});

test('some seeds ask to keep the code, others to throw it away [LATER-02]', async ({ page }) => {
  const questions: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    await page.goto(`/labs/late-dialogs?seed=${seed}&delay=0.1`);
    const { code, question } = await answer(page);
    questions.push(question.replace(code, '…'));
  }
  expect(new Set(questions)).toEqual(new Set(['Keep the code …?', 'Throw the code … away?']));
});

test('only the whole code is the code [LATER-04]', async ({ page }) => {
  await page.goto('/labs/late-dialogs?delay=0.1');
  const verdict = page.getByRole('status', { name: 'Verdict' });
  for (const typed of [
    (code: string) => `${code}0`,
    (code: string) => `0${code}`,
    (code: string) => code.slice(0, -1),
    () => '',
  ]) {
    const { code } = await answer(page, typed);
    await expect(verdict).toHaveText(`Not read: the prompt got “${typed(code)}”.`);
  }
});

test('the browser asks about each change of a note after Save [LATER-05]', async ({ page }) => {
  await page.goto('/labs/late-dialogs');
  const note = page.getByRole('textbox', { name: 'Note' });
  const state = page.getByRole('status', { name: 'State' });
  page.on('dialog', (dialog) => dialog.dismiss());
  for (const [index, text] of ['jab', 'jab, hook'].entries()) {
    await note.fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(state).toContainText(`Saved: ${text}`);
    await note.fill(`${text}, cross`);
    await expect(state).toContainText('Not saved');
    await page.getByRole('link', { name: 'Leave the lab' }).click();
    await expect(state).toHaveText(`Not saved. You stayed: ${index + 1}`);
  }
});

test('the browser lets a saved note go [LATER-05]', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  await page.goto('/labs/late-dialogs');
  await page.getByRole('textbox', { name: 'Note' }).fill('jab');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Leave the lab' }).click();
  await expect(page).toHaveURL(/\/labs$/);
  expect(questions).toEqual([]);
});
