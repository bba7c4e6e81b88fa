import { defect } from '../../defect.ts';

export default defect({
  id: 'keys-only-in-the-field',
  rule: 'KEY-01',
  level: 'easy',
  technique: 'accessibility',
  file: 'apps/web/src/exercises/interactions/key-press/page.tsx',
  from: `    window.addEventListener('keydown', show);
    return () => window.removeEventListener('keydown', show);
`,
  to: `    const field = document.querySelector<HTMLElement>('#key-field');
    field?.addEventListener('keydown', show);
    return () => field?.removeEventListener('keydown', show);
`,
  seen: 'A key that is pressed outside of the field is not shown.',
  hints: [
    'Look at the key presses.',
    'A key can be pressed without a field.',
    'Press Escape right after the page has loaded: You pressed: Escape.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/key-press');
    await expect(page.getByTestId('key-field')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('key-pressed')).toHaveText('You pressed: Escape');
  },
});
