import { type Defect, defect, type Bout } from '../defect.ts';

/** Opens a list of 110 rows and presses End until the page has a row: 40, 60, 80, 100 or 110. */
const loadUntil = async ({ page, expect }: Bout, last: number): Promise<void> => {
  await page.goto('/labs/endless-list?seed=1&size=110&delay=0');
  await page.getByRole('article').first().focus();
  for (const row of [40, 60, 80, 100, 110].filter((each) => each <= last)) {
    await page.keyboard.press('End');
    await expect(page.getByTestId(`endless-row-${row}`)).toBeAttached();
  }
};

export const defects: readonly Defect[] = [
  defect('focus-lost-with-its-row', 'ENDLESS-06', 'hard', 'accessibility', {
    file: 'apps/web/src/labs/endless-list/use-span.ts',
    from: 'hadFocus && !box.contains(document.activeElement)',
    to: 'hadFocus && document.activeElement === null',
    seen: 'When the row with the focus leaves the page, the next key does nothing.',
    nudge: 'Look at the focus in the endless list.',
    hint: 'Use the list by keyboard and by wheel at once. Where is the focus after its row has left?',
    recipe: 'Focus row 5 and scroll until row 80 comes: row 21 has the focus.',
    caught: async (bout) => {
      const { page, expect } = bout;
      await loadUntil(bout, 60);
      await page.getByTestId('endless-row-5').focus();
      await page.getByTestId('endless-row-60').evaluate((row) => row.scrollIntoView());
      await expect(page.getByTestId('endless-row-80')).toBeAttached();
      await expect(page.getByTestId('endless-row-21')).toBeFocused();
    },
  }),
  defect('last-rows-never-come', 'ENDLESS-01', 'medium', 'boundaries', {
    file: 'apps/web/src/labs/endless-list/span.ts',
    from: 'return to < size ?',
    to: 'return to + step <= size ?',
    pure: true,
    seen: 'A list of 110 rows ends at row 100.',
    nudge: 'Look at the end of the endless list.',
    hint: 'Rows come 20 at a time. Which sizes are no multiple of 20?',
    recipe: 'With ?size=110 the last row of the list is row 110.',
    caught: async (bout) => loadUntil(bout, 110),
  }),
  defect('one-key-for-all-loads', 'ENDLESS-09', 'sneaky', 'sequences', {
    file: 'apps/web/src/labs/endless-list/use-hand.ts',
    from: `      moves.current = false;
      return hasMoved;`,
    to: '      return hasMoved;',
    seen: 'After one key, a script that scrolls the rest of the way counts as a user.',
    nudge: 'Look at the verdict of the endless list.',
    hint: 'A user begins, and a script goes on.',
    recipe:
      'Press End, scroll on by a script, and choose the right row: the verdict says "by a script".',
    caught: async (bout) => {
      const { page, expect } = bout;
      await loadUntil(bout, 80);
      await page.getByTestId('endless-row-80').evaluate((row) => row.scrollIntoView());
      await page.getByTestId('endless-choose-85').click();
      await expect(page.getByTestId('endless-verdict')).toHaveText(/^The right row, by a script/);
    },
  }),
  defect('place-from-zero', 'ENDLESS-01', 'easy', 'accessibility', {
    file: 'apps/web/src/labs/endless-list/feed.tsx',
    from: 'aria-posinset={row}',
    to: 'aria-posinset={row - 1}',
    seen: 'A screen reader says that the first row is row 0.',
    nudge: 'Look at the rows of the endless list.',
    hint: 'What does a screen reader say about the place of a row?',
    recipe: 'The first row has aria-posinset="1".',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/endless-list?seed=1');
      await expect(page.getByRole('article').first()).toHaveAttribute('aria-posinset', '1');
    },
  }),
];
