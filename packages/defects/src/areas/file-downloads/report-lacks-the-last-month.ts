import { savedText } from '../../saved-text.ts';
import { defect } from '../../defect.ts';

export default defect({
  id: 'report-lacks-the-last-month',
  rule: 'SAVED-06',
  level: 'hard',
  technique: 'oracle',
  file: 'packages/practice/src/labs/file-downloads/report.ts',
  from: 'centsOf(months.flatMap(({ orders }) => orders))',
  to: 'centsOf(months.slice(0, -1).flatMap(({ orders }) => orders))',
  pure: true,
  seen: 'The total of the report is the total of the first two months.',
  hints: [
    'Look at the lab with the downloads.',
    'The code is not the only thing that the report says.',
    'The total in report.pdf is the last total of the table.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-downloads?delay=0');
    await page.getByTestId('downloads-login').click();
    await page.getByTestId('downloads-make').click();
    const total = await page.getByRole('row', { name: 'All' }).getByRole('cell').last().innerText();
    expect(await savedText(page, 'downloads-pdf')).toContain(`(Total ${total})`);
  },
});
