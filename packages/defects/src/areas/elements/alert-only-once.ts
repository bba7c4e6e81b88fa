import { defect } from '../../defect.ts';

export default defect({
  id: 'alert-only-once',
  rule: 'SHADOW-01',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/exercises/elements/shadow-dom/alert-box.ts',
  from: "addEventListener('click', () => this.raise());",
  to: "addEventListener('click', () => this.raise(), { once: true });",
  seen: 'The button in the shadow root raises one alert and no other.',
  hints: [
    'Look at the shadow DOM.',
    'Once is not enough.',
    'Click Me, type another text, Click Me: the second alert has the second text.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/shadow-dom');
    page.on('dialog', (dialog) => void dialog.accept());
    for (const text of ['first', 'second']) {
      await page.getByLabel('Text').fill(text);
      await page.getByRole('button', { name: 'Click Me' }).click();
      await expect(page.getByTestId('shadow-said')).toHaveText(
        `Button clicked! Input value: ${text}`,
      );
    }
  },
});
