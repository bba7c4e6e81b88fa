import { defect } from '../../defect.ts';

export default defect({
  id: 'focus-stays-behind',
  rule: 'BOARD-04',
  level: 'sneaky',
  technique: 'accessibility',
  file: 'apps/web/src/labs/board/card.tsx',
  from: 'focusAfter(() => move(steps[way](list, at)), `${id}-${way.toLowerCase()}`);',
  to: 'if (list === steps[way](list, at).list) focusAfter(() => move(steps[way](list, at)), `${id}-${way.toLowerCase()}`); else move(steps[way](list, at));',
  used: 'list !== steps[way](list, at).list',
  seen: 'A card that a key moves to another list loses the focus.',
  hints: [
    'Look at the buttons of the cards in the lab about a board.',
    'Use the keyboard only. Where are you after a move?',
    'Press Right Bell by Enter: the button still has the focus.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/board?seed=7');
    await page.getByTestId('board-bell-right').press('Enter');
    await expect(page.getByTestId('board-doing').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByTestId('board-bell-right')).toBeFocused();
  },
});
