import { savedText } from '../../saved-text.ts';
import { defect } from '../../defect.ts';

export default defect({
  id: 'session-code-not-asked-for',
  rule: 'SAVED-08',
  level: 'medium',
  technique: 'oracle',
  file: 'packages/practice/src/labs/file-downloads/report.ts',
  from: 'reportWith(year, year.sessionCode)',
  to: 'reportWith(year, year.code)',
  pure: true,
  seen: 'The report of the API has the code of the report that the page makes, and the verdict calls it wrong.',
  hints: [
    'Look at the lab with the downloads, with its report from the API.',
    'Read the report of a session, and type its code.',
    'With ?level=2 the verdict calls the code of the downloaded report wrong.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/file-downloads?seed=7&delay=0&level=2');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Make the report' }).click();
    await expect(page.getByTestId('downloads-session')).toHaveText('logged in');
    const pdf = await savedText(page, 'downloads-pdf');
    await page.getByTestId('downloads-code').fill(/Code (\d+)/.exec(pdf)?.[1] ?? '');
    for (const month of ['January', 'February', 'March']) {
      const mark = page.getByRole('checkbox', { name: `${month} lacks an order` });
      await mark.check();
      await page.getByRole('button', { name: 'Check' }).click();
      if (!(await page.getByTestId('downloads-verdict').innerText()).startsWith('Guessed')) break;
      await mark.uncheck();
    }
    await expect(page.getByTestId('downloads-verdict')).toHaveText(/^Solved/);
  },
});
