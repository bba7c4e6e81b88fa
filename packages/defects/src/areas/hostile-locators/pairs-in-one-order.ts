import { defect } from '../../defect.ts';

export default defect({
  id: 'pairs-in-one-order',
  rule: 'HOSTILE-11',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/labs/hostile-locators/build.ts',
  from: "dealt(names.split(' '), chance).join(' ')",
  to: "names.split(' ').toSorted().join(' ')",
  seen: 'With two class names a button, the two are always in the same order.',
  hints: [
    'Look at the second level of the lab of hostile locators.',
    'Compare the attribute class of the buttons after each press.',
    'Two of the class names are there in both orders after some presses.',
  ],
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
});
