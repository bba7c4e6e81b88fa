import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('dismissed-is-true', 'ALERT-02', 'hard', 'negative', {
    file: 'apps/web/src/exercises/interactions/alerts/page.tsx',
    from: "window.confirm('Do you confirm this action?')",
    to: "window.confirm('Do you confirm this action?') !== undefined",
    seen: 'A question that was answered with Cancel counts as confirmed.',
    nudge: 'Look at the dialogs of the browser.',
    hint: 'There are two ways to answer.',
    recipe: 'Show Confirm, Cancel: User confirmed: false.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/alerts');
      page.once('dialog', (dialog) => void dialog.dismiss());
      await page.getByRole('button', { name: 'Show Confirm' }).click();
      await expect(page.getByTestId('alert-answer')).toHaveText('User confirmed: false');
    },
  }),
  defect('frames-without-scripts', 'FRAME-02', 'medium', 'sequences', {
    file: 'apps/web/src/exercises/interactions/nested-frames/page.tsx',
    from: '{...testable(`frame-${title}`)}',
    to: '{...testable(`frame-${title}`)} sandbox=""',
    seen: 'No frame is highlighted, and no frame says whether it is.',
    nudge: 'Look at the nested frames.',
    hint: 'That a frame is there is not all that is promised.',
    recipe: 'Move the pointer to Bottom: Bottom is highlighted.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/nested-frames');
      const bottom = page.frameLocator('iframe[name="frame-bottom"]');
      await bottom.getByTestId('bottom-box').hover();
      await expect(bottom.getByTestId('bottom-state')).toHaveText('highlighted');
    },
  }),
  defect('modal-loses-focus', 'MODAL-04', 'hard', 'accessibility', {
    file: 'apps/web/src/exercises/interactions/modal/page.tsx',
    from: 'dialog.current.showModal();',
    to: `document.querySelector<HTMLElement>('#modal-open')?.blur();
    dialog.current.showModal();`,
    seen: 'When the modal has closed, the keyboard has lost its place.',
    nudge: 'Look at the modal, and leave the mouse alone.',
    hint: 'Where does the keyboard go on after Close?',
    recipe: 'After Close the focus is on Open Modal.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/modal');
      await page.getByTestId('modal-open').press('Enter');
      await page.getByTestId('modal-close').press('Enter');
      await expect(page.getByTestId('modal-open')).toBeFocused();
    },
  }),
  defect('one-column-sorted', 'SORT-03', 'hard', 'contract', {
    file: 'apps/web/src/exercises/interactions/sorting-table/page.tsx',
    from: 'const rows = sorting ? sorted(produce, sorting) : produce;',
    to: `const order = sorting && sorted(produce, sorting);
  const rows = produce.map((item, at) =>
    sorting && order ? { ...item, [sorting.key]: order[at]![sorting.key] } : item,
  );`,
    matters: 'sorting !== undefined',
    seen: 'Only the sorted column moves: the items have the prices of others.',
    nudge: 'Look at the sorting table.',
    hint: 'Compare whole rows before and after.',
    recipe: 'Sort by price: the row of Asparagus still says 10.90.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/sorting-table');
      await page.getByRole('button', { name: 'Price' }).click();
      await expect(page.getByTestId('sorting-outcome')).toHaveText('price, ascending');
      await expect(page.getByRole('row', { name: 'Asparagus' })).toContainText('10.90');
    },
  }),
  defect('produce-sorted-as-text', 'SORT-02', 'medium', 'paging', {
    file: 'apps/web/src/exercises/interactions/sorting-table/rules.ts',
    from: 'return a - b;',
    to: 'return String(a).localeCompare(String(b));',
    pure: true,
    seen: 'In the sorting table 10.90 comes before 2.75.',
    nudge: 'Look at the sorting table.',
    hint: 'Sort by price and read the prices as numbers.',
    recipe: 'Prices in ascending order are in order as numbers.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/sorting-table');
      await page.getByRole('button', { name: 'Price' }).click();
      await expect(page.getByTestId('sorting-outcome')).toHaveText('price, ascending');
      const cells = await page
        .getByTestId('produce-table')
        .locator('td:nth-child(2)')
        .allInnerTexts();
      expect(cells.map(Number)).toEqual(cells.map(Number).toSorted((a, b) => a - b));
    },
  }),
  defect('sign-lost', 'GEO-02', 'sneaky', 'languages', {
    file: 'apps/web/src/practice/geolocation.ts',
    from: 'Latitude: ${coords.latitude}, Longitude: ${coords.longitude}',
    to: 'Latitude: ${Math.abs(coords.latitude)}, Longitude: ${Math.abs(coords.longitude)}',
    matters: 'Math.min(coords.latitude, coords.longitude) < 0',
    seen: 'Positions in the south and in the west lose their sign.',
    nudge: 'Look at the position.',
    hint: 'The world has four quarters.',
    recipe: '-33.9, 151.2 is shown with its sign.',
    caught: async ({ page, expect }) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: -33.9, longitude: 151.2 });
      await page.goto('/webelements/geolocation');
      await expect(page.getByTestId('geolocation-position')).toHaveText(
        'Latitude: -33.9, Longitude: 151.2',
      );
    },
  }),
];
