import { defect } from '../../defect.ts';
import { savedText } from '../../saved-text.ts';

export default defect({
  id: 'quotation-mark-not-doubled',
  rule: 'GRID-09',
  level: 'hard',
  technique: 'contract',
  file: 'apps/web/src/labs/data-grid/csv.ts',
  from: `value.replaceAll('"', '""')`,
  to: 'value',
  pure: true,
  seen: 'In the CSV a customer with quotation marks breaks its line.',
  hints: [
    'Look at the file that the data grid saves.',
    'Read it with a parser. Which characters does a value have that mean something in CSV?',
    'A customer is called The "Blue" Door: its line has "The ""Blue"" Door".',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/data-grid?seed=1');
    await page.getByTestId('grid-customer').fill('Blue');
    await page.getByTestId('grid-select-all').check();
    const text = await savedText(page, 'grid-download');
    expect(text).toContain(',"The ""Blue"" Door",');
  },
});
