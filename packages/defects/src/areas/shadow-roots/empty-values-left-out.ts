import { defect } from '../../defect.ts';

export default defect({
  id: 'empty-values-left-out',
  rule: 'ROOT-05',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/shadow-roots/booking.ts',
  from: 'sent.map<[string, string]>(([name, value]) => [name, value])',
  to: 'sent.flatMap<[string, string]>(([name, value]) => (value ? [[name, value]] : []))',
  pure: true,
  seen: 'The form data has no empty values.',
  hints: [
    'Look at the lab with the shadow roots.',
    'What does a form send for a field in which nothing was typed?',
    'Press Book at once: the form data is guest=&city=&nights=1&pin=.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/shadow-roots?seed=1');
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByTestId('roots-sent')).toHaveText('guest=&city=&nights=1&pin=');
  },
});
