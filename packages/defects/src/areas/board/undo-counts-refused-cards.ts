import { defect } from '../../defect.ts';

export default defect({
  id: 'undo-counts-refused-cards',
  rule: 'BOARD-06',
  level: 'hard',
  technique: 'sequences',
  file: 'packages/practice/src/labs/board/lists.ts',
  from: 'return { ...board, refused: board.refused + 1, message: `Refused: ${refusal}` };',
  to: 'return { ...board, before: [...before, { lists, card }], refused: board.refused + 1, message: `Refused: ${refusal}` };',
  pure: true,
  seen: 'After a card was refused, the first Undo changes nothing.',
  hints: [
    'Look at Undo in the lab about a board.',
    'Do something between a move and Undo.',
    'Move three cards to Doing, of which one is refused, and press Undo: one card is in Doing.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/board?seed=7');
    for (const card of ['bell', 'mat', 'tape'])
      await page.getByTestId(`board-${card}-right`).click();
    await page.getByTestId('board-undo').click();
    await expect(page.getByTestId('board-doing').getByRole('listitem')).toHaveCount(1);
  },
});
