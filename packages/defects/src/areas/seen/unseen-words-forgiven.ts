import { defect } from '../../defect.ts';

export default defect({
  id: 'unseen-words-forgiven',
  rule: 'SEEN-09',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/seen/judge.ts',
  from: '...(unseen.length > 0 ?',
  to: '...(unseen.length > 7 ?',
  pure: true,
  seen: 'The verdict says nothing about words that nobody sees.',
  hints: [
    'Look at the verdict of the lab about what is seen.',
    'Type more than you see.',
    'Type the word of the sign that is off the page: the verdict names it.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/seen?seed=7');
    const words: string[] = [];
    for (const at of Array.from({ length: 12 }, (_, index) => index + 1)) {
      const sign = page.getByTestId(`seen-sign-${at}`);
      if (!(await sign.isVisible())) words.push((await sign.textContent()) ?? '');
    }
    await page.getByTestId('seen-seen-typed').fill(words.join(' '));
    await page.getByTestId('seen-check').click();
    await expect(page.getByTestId('seen-verdict')).toContainText('has what nobody sees');
  },
});
