import { defect } from '../../defect.ts';

export default defect({
  id: 'alert-stays-empty',
  rule: 'SHADOW-01',
  level: 'easy',
  technique: 'oracle',
  file: 'apps/web/src/exercises/elements/shadow-dom/alert-box.ts',
  from: "this.shadowRoot?.querySelector('input')?.value ?? ''",
  to: "this.shadowRoot?.querySelector('input')?.getAttribute('value') ?? ''",
  seen: 'The alert says no value, whatever was typed.',
  hints: [
    'Look at the shadow DOM.',
    'That an alert comes is not all that is promised.',
    'Type hello, Click Me: the alert says Input value: hello.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/shadow-dom');
    await page.getByLabel('Text').fill('hello');
    page.once('dialog', (dialog) => void dialog.accept());
    const [dialog] = await Promise.all([
      page.waitForEvent('dialog'),
      page.getByRole('button', { name: 'Click Me' }).click(),
    ]);
    expect(dialog.message()).toBe('Button clicked! Input value: hello');
  },
});
