import { defect } from '../../defect.ts';
import { sendOrder } from '../../hostile-order.ts';

export default defect({
  id: 'mistake-forgiven',
  rule: 'HOSTILE-08',
  level: 'sneaky',
  technique: 'sequences',
  file: 'packages/practice/src/labs/hostile-locators/order.ts',
  from: 'mistake === undefined ? before + 1 : 0',
  to: 'mistake === undefined ? before + 1 : before',
  pure: true,
  seen: 'A wrong order between right ones does not matter.',
  hints: [
    'Look at the count of right orders in the lab of hostile locators.',
    'A row of orders has to be without a gap.',
    'One right order, a wrong one, another right one: the verdict says 1 of 3.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/hostile-locators?seed=7');
    for (const button of ['Place order', 'Save order', 'Place order']) {
      await sendOrder(page, button);
    }
    await expect(page.getByTestId('hostile-verdict')).toHaveText(/^Right, 1 of 3/);
  },
});
