import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('boxes-follow-their-attribute', 'SEEN-05', 'hard', 'oracle', {
    file: 'apps/web/src/labs/seen/page.tsx',
    from: 'box.checked = isChecked;',
    to: 'box.checked = hasAttribute;',
    matters: 'isChecked !== hasAttribute',
    seen: 'Each box with the attribute checked is checked, and no other.',
    nudge: 'Look at the four boxes of the lab about what is seen.',
    hint: 'Compare what you see with the HTML.',
    recipe: 'One of the two checked boxes has no attribute checked.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/seen?seed=7');
      const checked = page.getByRole('checkbox', { checked: true });
      await expect(checked).toHaveCount(2);
      await expect(checked.and(page.locator('[checked]'))).toHaveCount(1);
    },
  }),
  defect('last-cross-counts', 'SEEN-07', 'hard', 'sequences', {
    file: 'apps/web/src/labs/seen/light.tsx',
    from: "if (crossed === 'never') onCross(",
    to: "if (crossed !== 'green') onCross(",
    used: "crossed === 'red'",
    seen: 'Who crosses at red can cross again at green, and the first time is forgotten.',
    nudge: 'Look at the light of the lab about what is seen.',
    hint: 'Cross more than once.',
    recipe: 'Cross at red and again at green: Crossed still says “At red”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/seen?seed=7&delay=1');
      await page.getByTestId('seen-start').click();
      await page.getByTestId('seen-cross').click();
      await expect(page.getByTestId('seen-light')).toHaveCSS('background-color', 'rgb(0, 100, 0)');
      await page.getByTestId('seen-cross').click();
      await expect(page.getByTestId('seen-crossed')).toHaveText('At red');
    },
  }),
  defect('unseen-words-forgiven', 'SEEN-09', 'medium', 'negative', {
    file: 'packages/practice/src/labs/seen/judge.ts',
    from: '...(unseen.length > 0 ?',
    to: '...(unseen.length > 7 ?',
    pure: true,
    seen: 'The verdict says nothing about words that nobody sees.',
    nudge: 'Look at the verdict of the lab about what is seen.',
    hint: 'Type more than you see.',
    recipe: 'Type the word of the sign that is off the page: the verdict names it.',
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
  }),
  defect('words-for-everybody', 'SEEN-01', 'hard', 'security', {
    file: 'packages/practice/src/labs/seen/signs.ts',
    from: "chanceOf(house, 'words')",
    to: "chanceOf({ ...house, workspace: 'words' }, 'words')",
    pure: true,
    seen: 'Two workspaces have the same words on their signs.',
    nudge: 'Look at the signs of the lab about what is seen.',
    hint: 'Ask as somebody else.',
    recipe: 'Compare the words in the workspaces ada and bob with the same seed.',
    caught: async ({ page, expect }) => {
      const words = async (workspace: string) => {
        await page.goto(`/labs/seen?seed=7&workspace=${workspace}`);
        await expect(page.getByTestId('seen-sign-12')).toHaveText(/./);
        return (await page.getByTestId(/^seen-sign-/).allTextContents()).toSorted();
      };
      expect(await words('ada')).not.toEqual(await words('bob'));
    },
  }),
];
