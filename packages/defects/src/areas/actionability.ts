import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('cover-clicks-stay', 'ACTION-07', 'hard', 'sequences', {
    file: 'packages/practice/src/labs/actionability/round.ts',
    from: 'return { ...atRest, isStarted: true, missing: action.missing };',
    to: 'return { ...round, uses: [], isStarted: true, missing: action.missing };',
    pure: true,
    seen: 'Another start counts on from the clicks on the cover of the round before.',
    nudge: 'Look at the lab about actionability.',
    hint: 'Start it again, and look at the whole page.',
    recipe: 'Click the cover and press Start again: the clicks on the cover are 0.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/actionability?delay=8');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByTestId('action-cover').click();
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByTestId('action-cover-clicks')).toHaveText('0');
    },
  }),
  defect('first-cover-click-free', 'ACTION-06', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/actionability/round.ts',
    from: 'coverClicks > 0',
    to: 'coverClicks > 1',
    pure: true,
    seen: 'One click on the cover is not in the verdict.',
    nudge: 'Look at the lab about actionability.',
    hint: 'What does the verdict say about the cover?',
    recipe: 'Press Start and click the cover once: the verdict says “Forced”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/actionability?delay=8');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByTestId('action-cover').click();
      await expect(page.getByTestId('action-verdict')).toHaveText('Forced: 1 click on the cover.');
    },
  }),
  defect('script-clicks-trusted-when-ready', 'ACTION-05', 'sneaky', 'negative', {
    file: 'packages/practice/src/labs/actionability/round.ts',
    from: 'own.some(({ trusted }) => !trusted)',
    to: 'own.some(({ trusted, ready }) => !trusted && !ready)',
    pure: true,
    seen: 'A click by script counts as the click of a user if the target is ready.',
    nudge: 'Look at the lab about actionability.',
    hint: 'A script can click before a target is ready, and after it.',
    recipe: 'Wait until Hidden is visible, and dispatch a click: the verdict says “A script”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/actionability?delay=0.2');
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByTestId('action-hidden')).toBeVisible();
      await page.getByTestId('action-hidden').dispatchEvent('click');
      await expect(page.getByTestId('action-verdict')).toHaveText(/Hidden by a script/);
    },
  }),
  defect('second-cover-lets-through', 'ACTION-08', 'hard', 'sequences', {
    file: 'packages/practice/src/labs/actionability/round.ts',
    from: 'return isFirst ?',
    to: 'return isFirst && used.missing.length > 0 ?',
    pure: true,
    seen: 'Twice gets no cover when every other target is ready.',
    nudge: 'Look at the lab about actionability with seven targets.',
    hint: 'Use Twice last, when nothing else is missing.',
    recipe: 'Wait until every target is ready and click Twice: a cover comes.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/actionability?delay=0.2&level=2');
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByRole('checkbox', { name: 'Disabled' })).toBeEnabled();
      await expect(page.getByTestId('action-cover')).toBeHidden();
      await page.getByRole('button', { name: 'Hidden' }).click();
      await page.getByRole('button', { name: 'Moving' }).click();
      await page.getByRole('button', { name: 'Out of view' }).click();
      await expect(page.getByTestId('action-read-only')).toBeEditable();
      await page.getByRole('button', { name: 'Twice' }).dblclick();
      await expect(page.getByTestId('action-cover-clicks')).toHaveText('1');
    },
  }),
  defect('second-use-overlooked', 'ACTION-06', 'sneaky', 'boundaries', {
    file: 'packages/practice/src/labs/actionability/round.ts',
    from: 'own.length > timesOf(target)',
    to: 'own.length > timesOf(target) + 1',
    pure: true,
    seen: 'Two clicks on one target are as good as one.',
    nudge: 'Look at the lab about actionability.',
    hint: 'Each target wants to be used once. What is the first number that is too many?',
    recipe: 'Click Hidden two times: the verdict says “Hidden 2 times”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/actionability?delay=0.2');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByTestId('action-hidden').click();
      await page.getByTestId('action-hidden').click();
      await expect(page.getByTestId('action-verdict')).toHaveText('Forced: Hidden 2 times.');
    },
  }),
];
