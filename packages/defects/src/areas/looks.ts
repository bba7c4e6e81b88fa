import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('poster-is-at-rest', 'LOOK-04', 'medium', 'timing', {
    file: 'apps/web/src/labs/looks/poster.tsx',
    from: "aria-busy={picture !== 'there'}",
    to: "aria-busy={picture === 'loading'}",
    seen: 'The poster is not busy while it waits for its picture.',
    nudge: 'Look at the poster of the lab about looks.',
    hint: 'Ask the poster whether it is ready before its picture is there.',
    recipe: 'With ?delay=10 the poster is busy when the page opens.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/looks?seed=7&delay=10');
      await expect(page.getByTestId('looks-poster')).toHaveAttribute('aria-busy', 'true');
    },
  }),
  defect('clock-without-hundredths', 'LOOK-05', 'easy', 'oracle', {
    file: 'apps/web/src/labs/looks/poster.tsx',
    from: '.slice(11, 22)',
    to: '.slice(11, 19)',
    seen: 'The clock of the poster shows whole seconds.',
    nudge: 'Look at the poster of the lab about looks.',
    hint: 'Read the clock to its last digit.',
    recipe: 'The clock shows two digits after the seconds.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/looks?seed=7');
      await expect(page.getByTestId('looks-clock')).toHaveText(/^\d\d:\d\d:\d\d\.\d\d$/);
    },
  }),
  defect('more-ticks-forgiven', 'LOOK-06', 'medium', 'negative', {
    file: 'packages/practice/src/labs/looks/judge.ts',
    from: 'missing + wrong === 0',
    to: 'missing === 0',
    used: 'wrong > 0',
    seen: 'Who ticks all six looks has solved the lab.',
    nudge: 'Look at the verdict of the lab about looks.',
    hint: 'Tick more than differs.',
    recipe:
      'Show each look until its picture is there, tick all six, and press Check: the verdict says “Not right”.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/looks?seed=7&delay=0.1');
      const poster = page.getByTestId('looks-poster');
      await expect(poster).toHaveAttribute('aria-busy', 'false');
      for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) {
        await page.getByTestId(`looks-${letter}`).check();
        await expect(poster).toHaveAttribute('aria-busy', 'false');
        await page.getByTestId(`looks-differs-${letter}`).check();
      }
      await page.getByTestId('looks-check').click();
      await expect(page.getByTestId('looks-verdict')).toHaveText(/^Not right/);
    },
  }),
  defect('early-looks-forgiven', 'LOOK-07', 'hard', 'timing', {
    file: 'packages/practice/src/labs/looks/judge.ts',
    from: 'if (early.length > 0)',
    to: 'if (early.length > 6)',
    used: 'early.length > 0',
    seen: 'The verdict does not say that a look was left before its picture was there.',
    nudge: 'Look at the verdict of the lab about looks.',
    hint: 'Press Check before you have looked at everything.',
    recipe:
      'Wait for the picture of Sound, and press Check: the verdict says “Not compared” and names six looks.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/looks?seed=7&delay=0.1');
      const poster = page.getByTestId('looks-poster');
      await expect(poster).toHaveAttribute('aria-busy', 'false');
      await page.getByTestId('looks-check').click();
      await expect(page.getByTestId('looks-verdict')).toHaveText(/^Not compared/);
    },
  }),
];
