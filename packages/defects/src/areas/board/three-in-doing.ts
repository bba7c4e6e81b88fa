import { defect } from '../../defect.ts';

export default defect({
  id: 'three-in-doing',
  rule: 'BOARD-05',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/board/lists.ts',
  from: 'lists.Doing.length >= most',
  to: 'lists.Doing.length > most',
  pure: true,
  seen: 'Doing takes a third card.',
  hints: [
    'Look at the lists of the lab about a board.',
    'A list has a limit. Try the last card that it takes, and one more.',
    'Move three cards to Doing: the third is refused.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/board?seed=7');
    for (const card of ['bell', 'mat', 'tape'])
      await page.getByTestId(`board-${card}-right`).click();
    await expect(page.getByTestId('board-message')).toHaveText(/^Refused: Doing/);
  },
});
