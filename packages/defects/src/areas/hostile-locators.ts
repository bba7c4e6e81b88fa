import { type Defect, defect } from '../defect.ts';
import { sendOrder } from '../hostile-order.ts';

export const defects: readonly Defect[] = [
  defect('any-button-places', 'HOSTILE-07', 'medium', 'negative', {
    file: 'packages/practice/src/labs/hostile-locators/order.ts',
    from: 'pressed === actions[0] ?',
    to: "pressed !== 'Delete order' ?",
    pure: true,
    seen: 'Save order counts as a placed order.',
    nudge: 'Look at the three buttons in the lab of hostile locators.',
    hint: 'Press each button with a right order.',
    recipe: 'With a right order, Save order gives Not solved.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/hostile-locators?seed=7');
      await sendOrder(page, 'Save order');
      await expect(page.getByTestId('hostile-verdict')).toHaveText(/^Not solved/);
    },
  }),
  defect('label-of-the-other-city', 'HOSTILE-02', 'hard', 'accessibility', {
    file: 'apps/web/src/labs/hostile-locators/page.tsx',
    from: '<label className={styles.field}>',
    to: '<label className={styles.field} htmlFor={field.id}>',
    seen: 'A click on the label Billing city leads into the field Delivery city.',
    nudge: 'Look at the form in the lab of hostile locators.',
    hint: 'Two fields have one id. Which of them does a label mean that refers to it?',
    recipe: 'A click on the text Billing city focuses the second of the two fields.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/hostile-locators?seed=7');
      const label = page.getByTestId('hostile-form').getByText('Billing city');
      await label.click({ position: { x: 4, y: 4 } });
      await expect(label.getByRole('textbox')).toBeFocused();
    },
  }),
  defect('mistake-forgiven', 'HOSTILE-08', 'sneaky', 'sequences', {
    file: 'packages/practice/src/labs/hostile-locators/order.ts',
    from: 'mistake === undefined ? before + 1 : 0',
    to: 'mistake === undefined ? before + 1 : before',
    pure: true,
    seen: 'A wrong order between right ones does not matter.',
    nudge: 'Look at the count of right orders in the lab of hostile locators.',
    hint: 'A row of orders has to be without a gap.',
    recipe: 'One right order, a wrong one, another right one: the verdict says 1 of 3.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/hostile-locators?seed=7');
      for (const button of ['Place order', 'Save order', 'Place order']) {
        await sendOrder(page, button);
      }
      await expect(page.getByTestId('hostile-verdict')).toHaveText(/^Right, 1 of 3/);
    },
  }),
  defect('pairs-in-one-order', 'HOSTILE-11', 'hard', 'sequences', {
    file: 'apps/web/src/labs/hostile-locators/build.ts',
    from: "dealt(names.split(' '), chance).join(' ')",
    to: "names.split(' ').toSorted().join(' ')",
    seen: 'With two class names a button, the two are always in the same order.',
    nudge: 'Look at the second level of the lab of hostile locators.',
    hint: 'Compare the attribute class of the buttons after each press.',
    recipe: 'Two of the class names are there in both orders after some presses.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/hostile-locators?seed=7&level=2');
      const buttons = page.getByRole('form', { name: 'Order' }).getByRole('button');
      const seen = new Set<string>();
      for (let press = 0; press < 10; press += 1) {
        const classes = await buttons.evaluateAll((all) => all.map(({ className }) => className));
        for (const names of classes) seen.add(names.split(' ').slice(-2).join(' '));
        await page.getByRole('button', { name: 'Save order' }).click();
      }
      expect(seen.size).toBeGreaterThan(3);
    },
  }),
];
