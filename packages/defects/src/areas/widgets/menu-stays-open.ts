import { defect } from '../../defect.ts';

export default defect({
  id: 'menu-stays-open',
  rule: 'MENU-02',
  level: 'easy',
  technique: 'sequences',
  file: 'apps/web/src/exercises/widgets/menu/menu-button.tsx',
  from: `              onChoose(item);
              close();
`,
  to: `              onChoose(item);
`,
  seen: 'The menu stays open after a choice.',
  hints: [
    'Look at the menu.',
    'Look at the whole page after a choice.',
    'Choose Jab: the menu is closed.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/menu');
    await page.getByRole('button', { name: 'Choose a punch' }).click();
    await page.getByRole('menuitem', { name: 'Jab' }).click();
    await expect(page.getByTestId('menu-chosen')).toHaveText('Jab');
    await expect(page.getByRole('menu')).toBeHidden();
  },
});
