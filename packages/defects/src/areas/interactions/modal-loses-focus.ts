import { defect } from '../../defect.ts';

export default defect({
  id: 'modal-loses-focus',
  rule: 'MODAL-04',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/exercises/interactions/modal/page.tsx',
  from: 'dialog.current.showModal();',
  to: `document.querySelector<HTMLElement>('#modal-open')?.blur();
    dialog.current.showModal();`,
  seen: 'When the modal has closed, the keyboard has lost its place.',
  hints: [
    'Look at the modal, and leave the mouse alone.',
    'Where does the keyboard go on after Close?',
    'After Close the focus is on Open Modal.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/modal');
    await page.getByTestId('modal-open').press('Enter');
    await page.getByTestId('modal-close').press('Enter');
    await expect(page.getByTestId('modal-open')).toBeFocused();
  },
});
