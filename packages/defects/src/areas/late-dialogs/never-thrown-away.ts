import { defect } from '../../defect.ts';

export default defect({
  id: 'never-thrown-away',
  rule: 'LATER-02',
  level: 'hard',
  technique: 'oracle',
  file: 'packages/practice/src/labs/late-dialogs/chain.ts',
  from: 'chance.integer(2) === 1',
  to: 'chance.integer(2) < 2',
  pure: true,
  seen: 'The confirmation always asks to keep the code, whatever the seed is.',
  hints: [
    'Look at the lab with the late dialogs.',
    'One seed shows one question. Try others.',
    'With one of the seeds 1 to 12 the confirmation asks to throw the code away.',
  ],
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
});
