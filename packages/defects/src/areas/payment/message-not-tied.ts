import { defect } from '../../defect.ts';
import { checkOut } from '../../shopping.ts';

export default defect({
  id: 'message-not-tied',
  rule: 'PAYMENT-12',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/ui/field.tsx',
  from: "'aria-describedby': describedBy",
  to: "'aria-describedby': hintId",
  matters: 'describedBy !== hintId',
  seen: 'The message below a field is not read with the field.',
  hints: [
    'Look at a field with a message.',
    'A screen reader says a field together with what describes it.',
    'The description of the card number contains its message.',
  ],
  caught: async ({ page, expect }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    const field = page.getByLabel('Card number');
    await expect(field).toHaveAccessibleDescription(/16-digit card number required/);
  },
});
