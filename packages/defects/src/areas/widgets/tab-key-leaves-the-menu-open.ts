import { defect } from '../../defect.ts';

export default defect({
  id: 'tab-key-leaves-the-menu-open',
  rule: 'MENU-03',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/exercises/widgets/menu/menu-button.tsx',
  from: "if (event.key === 'Tab') close();",
  to: "if (event.key === 'Tab') return;",
  seen: 'When Tab leaves the menu, the menu stays open.',
  hints: [
    'Look at the menu, and leave the mouse alone.',
    'There are several ways out of it without a choice.',
    'Open the menu, press Tab: the menu is closed.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/menu');
    await page.getByTestId('menu-button').press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Jab' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
  },
});
