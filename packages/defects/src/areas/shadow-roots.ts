import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('back-at-one-sends-two', 'ROOT-05', 'hard', 'sequences', {
    file: 'apps/web/src/labs/shadow-roots/nights-field.ts',
    from: 'internals.setFormValue(String(nights));',
    to: "if (nights > 1 || shown?.textContent !== '2') internals.setFormValue(String(nights));",
    seen: 'After the nights went from 2 back to 1, the page shows 1 and the form sends 2.',
    nudge: 'Look at the lab with the shadow roots, and at the nights in its form data.',
    hint: 'Go up, and down again.',
    recipe: 'Press One night more, One night less and Book: the form data has nights=1.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/shadow-roots?seed=1');
      for (const name of ['One night more', 'One night less', 'Book'])
        await page.getByRole('button', { name }).click();
      await expect(page.getByTestId('roots-sent')).toContainText('nights=1');
    },
  }),
  defect('empty-values-left-out', 'ROOT-05', 'medium', 'negative', {
    file: 'packages/practice/src/labs/shadow-roots/booking.ts',
    from: 'sent.map<[string, string]>(([name, value]) => [name, value])',
    to: 'sent.flatMap<[string, string]>(([name, value]) => (value ? [[name, value]] : []))',
    pure: true,
    seen: 'The form data has no empty values.',
    nudge: 'Look at the lab with the shadow roots.',
    hint: 'What does a form send for a field in which nothing was typed?',
    recipe: 'Press Book at once: the form data is guest=&city=&nights=1&pin=.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/shadow-roots?seed=1');
      await page.getByRole('button', { name: 'Book' }).click();
      await expect(page.getByTestId('roots-sent')).toHaveText('guest=&city=&nights=1&pin=');
    },
  }),
  defect('ten-nights', 'ROOT-03', 'easy', 'boundaries', {
    file: 'packages/practice/src/labs/shadow-roots/booking.ts',
    from: 'Math.min(9, Math.max(1, nights + step))',
    to: 'Math.min(10, Math.max(1, nights + step))',
    pure: true,
    seen: 'The number of nights goes up to 10.',
    nudge: 'Look at the lab with the shadow roots.',
    hint: 'How far do the two buttons go?',
    recipe: 'Press One night more nine times: there are 9 nights.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/shadow-roots?seed=1');
      for (let press = 0; press < 9; press += 1)
        await page.getByRole('button', { name: 'One night more' }).click();
      await expect(page.getByTestId('roots-nights')).toHaveText('9');
    },
  }),
  defect('zero-before-the-pin', 'ROOT-07', 'sneaky', 'negative', {
    file: 'packages/practice/src/labs/shadow-roots/booking.ts',
    from: 'sent[part] !== wanted[part]',
    to: "sent[part]?.replace(/^0/, '') !== wanted[part]",
    pure: true,
    seen: 'A PIN with one zero too many in front counts as the wanted one.',
    nudge: 'Look at the lab with the shadow roots.',
    hint: 'Which values are nearly right?',
    recipe: 'Type a 0 and the wanted PIN: the verdict names the PIN.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/shadow-roots?seed=1');
      const pin = await page.getByTestId('roots-wanted-pin').innerText();
      await page.getByTestId('roots-pin-field').click();
      await page.keyboard.type(`0${pin}`);
      await page.getByRole('button', { name: 'Book' }).click();
      await expect(page.getByTestId('roots-verdict')).toContainText('PIN is');
    },
  }),
];
