import { defect } from '../../defect.ts';

export default defect({
  id: 'zero-before-the-pin',
  rule: 'ROOT-07',
  level: 'sneaky',
  technique: 'negative',
  file: 'packages/practice/src/labs/shadow-roots/booking.ts',
  from: 'sent[part] !== wanted[part]',
  to: "sent[part]?.replace(/^0/, '') !== wanted[part]",
  pure: true,
  seen: 'A PIN with one zero too many in front counts as the wanted one.',
  hints: [
    'Look at the lab with the shadow roots.',
    'Which values are nearly right?',
    'Type a 0 and the wanted PIN: the verdict names the PIN.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/shadow-roots?seed=1');
    const pin = await page.getByTestId('roots-wanted-pin').innerText();
    await page.getByTestId('roots-pin-field').click();
    await page.keyboard.type(`0${pin}`);
    await page.getByRole('button', { name: 'Book' }).click();
    await expect(page.getByTestId('roots-verdict')).toContainText('PIN is');
  },
});
