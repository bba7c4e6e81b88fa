import { savedText } from '../../saved-text.ts';
import { defect } from '../../defect.ts';

export default defect({
  id: 'quotation-marks-not-doubled',
  rule: 'SAVED-03',
  level: 'medium',
  technique: 'contract',
  file: 'apps/web/src/labs/file-downloads/csv.ts',
  from: "text.replaceAll('\"', '\"\"')",
  to: 'text',
  pure: true,
  seen: 'A customer with quotation marks in the name breaks the line of the CSV.',
  hints: [
    'Look at the lab with the downloads.',
    'Read a CSV by a parser, not by its commas.',
    'The Blue Corner has quotation marks in its name: each is doubled in the file.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-downloads?seed=2&size=50');
    const csv = await savedText(page, 'downloads-csv-march');
    expect(csv).toContain('"The ""Blue"" Corner"');
  },
});
