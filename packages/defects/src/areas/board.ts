import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('dropped-one-too-low', 'BOARD-02', 'hard', 'boundaries', {
    file: 'apps/web/src/labs/board/place-at.ts',
    from: 'top + height / 2 < y',
    to: 'top < y',
    seen: 'A card that is dropped on the upper half of another one goes below it.',
    nudge: 'Look at the order of the cards in the lab about a board.',
    hint: 'Drop a card on another one, and not on a heading.',
    recipe: 'Drop the third card on the upper half of the first: it is on top.',
    caught: async ({ page, expect }) => {
      await page.setViewportSize({ width: 1280, height: 1200 });
      await page.goto('/labs/board?seed=7');
      const names = page.getByTestId('board-to-do').locator('li span');
      const third = await names.nth(2).innerText();
      const targetPosition = { x: 5, y: 5 };
      await names.nth(2).dragTo(names.first(), { steps: 10, targetPosition });
      await expect(names.first()).toHaveText(third);
    },
  }),
  defect('focus-stays-behind', 'BOARD-04', 'sneaky', 'accessibility', {
    file: 'apps/web/src/labs/board/card.tsx',
    from: 'focusAfter(() => move(steps[way](list, at)), `${id}-${way.toLowerCase()}`);',
    to: 'if (list === steps[way](list, at).list) focusAfter(() => move(steps[way](list, at)), `${id}-${way.toLowerCase()}`); else move(steps[way](list, at));',
    used: 'list !== steps[way](list, at).list',
    seen: 'A card that a key moves to another list loses the focus.',
    nudge: 'Look at the buttons of the cards in the lab about a board.',
    hint: 'Use the keyboard only. Where are you after a move?',
    recipe: 'Press Right Bell by Enter: the button still has the focus.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/board?seed=7');
      await page.getByTestId('board-bell-right').press('Enter');
      await expect(page.getByTestId('board-doing').getByRole('listitem')).toHaveCount(1);
      await expect(page.getByTestId('board-bell-right')).toBeFocused();
    },
  }),
  defect('three-in-doing', 'BOARD-05', 'medium', 'boundaries', {
    file: 'packages/practice/src/labs/board/lists.ts',
    from: 'lists.Doing.length >= most',
    to: 'lists.Doing.length > most',
    pure: true,
    seen: 'Doing takes a third card.',
    nudge: 'Look at the lists of the lab about a board.',
    hint: 'A list has a limit. Try the last card that it takes, and one more.',
    recipe: 'Move three cards to Doing: the third is refused.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/board?seed=7');
      for (const card of ['bell', 'mat', 'tape'])
        await page.getByTestId(`board-${card}-right`).click();
      await expect(page.getByTestId('board-message')).toHaveText(/^Refused: Doing/);
    },
  }),
  defect('undo-counts-refused-cards', 'BOARD-06', 'hard', 'sequences', {
    file: 'packages/practice/src/labs/board/lists.ts',
    from: 'return { ...board, refused: board.refused + 1, message: `Refused: ${refusal}` };',
    to: 'return { ...board, before: [...before, { lists, card }], refused: board.refused + 1, message: `Refused: ${refusal}` };',
    pure: true,
    seen: 'After a card was refused, the first Undo changes nothing.',
    nudge: 'Look at Undo in the lab about a board.',
    hint: 'Do something between a move and Undo.',
    recipe:
      'Move three cards to Doing, of which one is refused, and press Undo: one card is in Doing.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/board?seed=7');
      for (const card of ['bell', 'mat', 'tape'])
        await page.getByTestId(`board-${card}-right`).click();
      await page.getByTestId('board-undo').click();
      await expect(page.getByTestId('board-doing').getByRole('listitem')).toHaveCount(1);
    },
  }),
];
