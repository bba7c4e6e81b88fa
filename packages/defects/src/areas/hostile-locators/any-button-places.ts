import { defect } from '../../defect.ts';
import { sendOrder } from '../../hostile-order.ts';

export default defect({
  id: 'any-button-places',
  rule: 'HOSTILE-07',
  level: 'medium',
  technique: 'negative',
  file: 'packages/practice/src/labs/hostile-locators/order.ts',
  from: 'pressed === actions[0] ?',
  to: "pressed !== 'Delete order' ?",
  pure: true,
  seen: 'Save order counts as a placed order.',
  hints: [
    'Look at the three buttons in the lab of hostile locators.',
    'Press each button with a right order.',
    'With a right order, Save order gives Not solved.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/hostile-locators?seed=7');
    await sendOrder(page, 'Save order');
    await expect(page.getByTestId('hostile-verdict')).toHaveText(/^Not solved/);
  },
});
