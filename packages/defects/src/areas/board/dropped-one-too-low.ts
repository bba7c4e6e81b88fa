import { defect } from '../../defect.ts';

export default defect({
  id: 'dropped-one-too-low',
  rule: 'BOARD-02',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/web/src/labs/board/place-at.ts',
  from: 'top + height / 2 < y',
  to: 'top < y',
  seen: 'A card that is dropped on the upper half of another one goes below it.',
  hints: [
    'Look at the order of the cards in the lab about a board.',
    'Drop a card on another one, and not on a heading.',
    'Drop the third card on the upper half of the first: it is on top.',
  ],
  caught: async ({ page, expect }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto('/labs/board?seed=7');
    const names = page.getByTestId('board-to-do').locator('li span');
    const third = await names.nth(2).innerText();
    const targetPosition = { x: 5, y: 5 };
    await names.nth(2).dragTo(names.first(), { steps: 10, targetPosition });
    await expect(names.first()).toHaveText(third);
  },
});
