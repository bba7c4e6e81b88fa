import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('code-by-its-beginning', 'LATER-04', 'sneaky', 'boundaries', {
    file: 'packages/practice/src/labs/late-dialogs/chain.ts',
    from: 'typed?.trim() === code ? [] : [`the prompt',
    to: 'typed?.trim().startsWith(code) ? [] : [`the prompt',
    pure: true,
    seen: 'A longer number that begins with the code is as good as the code.',
    nudge: 'Look at the lab with the late dialogs.',
    hint: 'The prompt wants the code. What else does it take?',
    recipe: 'Type the code and one more digit into the prompt: the verdict names it.',
    caught: async ({ page, expect }) => {
      let code = '';
      page.on('dialog', async (dialog) => {
        if (dialog.type() === 'alert') [code = ''] = /\d+/.exec(dialog.message()) ?? [];
        await dialog.accept(dialog.type() === 'prompt' ? `${code}1` : undefined);
      });
      await page.goto('/labs/late-dialogs?delay=0.1');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await expect(page.getByTestId('later-verdict')).toHaveText(/the prompt got/);
    },
  }),
  defect('never-thrown-away', 'LATER-02', 'hard', 'oracle', {
    file: 'packages/practice/src/labs/late-dialogs/chain.ts',
    from: 'chance.integer(2) === 1',
    to: 'chance.integer(2) < 2',
    pure: true,
    seen: 'The confirmation always asks to keep the code, whatever the seed is.',
    nudge: 'Look at the lab with the late dialogs.',
    hint: 'One seed shows one question. Try others.',
    recipe: 'With one of the seeds 1 to 12 the confirmation asks to throw the code away.',
    caught: async ({ page, expect }) => {
      const questions: string[] = [];
      page.on('dialog', async (dialog) => {
        if (dialog.type() === 'confirm') questions.push(dialog.message());
        await dialog.accept();
      });
      for (let seed = 1; seed <= 12; seed += 1) {
        await page.goto(`/labs/late-dialogs?delay=0.1&seed=${seed}`);
        await page.getByRole('button', { name: 'Start' }).click();
        await expect(page.getByTestId('later-dialog')).toBeVisible();
      }
      expect(questions.filter((text) => text.startsWith('Throw'))).not.toEqual([]);
    },
  }),
  defect('second-note-unguarded', 'LATER-05', 'sneaky', 'sequences', {
    file: 'apps/web/src/labs/late-dialogs/note.tsx',
    from: "text !== '' && text !== saved",
    to: "text !== '' && saved === ''",
    seen: 'After a note was saved, the page can be left with another one that is not saved.',
    nudge: 'Look at the note of the lab with the late dialogs.',
    hint: 'Save it, and go on writing.',
    recipe: 'Save “jab”, type “jab, hook”, and leave: the browser asks.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/late-dialogs');
      await page.getByLabel('Note', { exact: true }).fill('jab');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByLabel('Note', { exact: true }).fill('jab, hook');
      await expect(page.getByTestId('later-state')).toHaveText('Not saved');
    },
  }),
];
