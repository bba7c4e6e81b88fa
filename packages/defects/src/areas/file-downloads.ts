import { type Defect, defect } from '../defect.ts';
import { savedText } from '../saved-text.ts';

export const defects: readonly Defect[] = [
  defect('code-and-more-is-the-code', 'SAVED-07', 'sneaky', 'negative', {
    file: 'packages/practice/src/labs/file-downloads/verdict.ts',
    from: 'found.code.trim() !== code',
    to: '!found.code.includes(code)',
    pure: true,
    seen: 'A text that only contains the code solves the lab.',
    nudge: 'Look at the lab with the downloads.',
    hint: 'Which texts are not the code, and nearly are?',
    recipe: 'Mark the right month and type the code with a 0 after it: the code is wrong.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/file-downloads?seed=1&delay=0');
      await page.getByTestId('downloads-login').click();
      await page.getByTestId('downloads-make').click();
      const [, code = ''] = /Code (\d+)/.exec(await savedText(page, 'downloads-pdf')) ?? [];
      await page.getByTestId('downloads-mark-january').check();
      await page.getByTestId('downloads-code').fill(`${code}0`);
      await page.getByTestId('downloads-check').click();
      await expect(page.getByTestId('downloads-verdict')).toHaveText(/^Not read: the code/);
    },
  }),
  defect('link-before-the-report', 'SAVED-05', 'easy', 'timing', {
    file: 'apps/web/src/labs/file-downloads/make-report.tsx',
    from: "state === 'made' && <p>",
    to: 'state !== undefined && <p>',
    seen: 'The link to the report is there before the report is made.',
    nudge: 'Look at the lab with the downloads.',
    hint: 'What is in the page while the report is being made?',
    recipe: 'Press “Make the report” with ?delay=5: there is no link to it yet.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/file-downloads?delay=10');
      await page.getByTestId('downloads-make').click();
      await expect(page.getByTestId('downloads-report')).toHaveText('Making the report…');
      await expect(page.getByTestId('downloads-pdf')).toHaveCount(0);
    },
  }),
  defect('quotation-marks-not-doubled', 'SAVED-03', 'medium', 'contract', {
    file: 'apps/web/src/labs/file-downloads/csv.ts',
    from: "text.replaceAll('\"', '\"\"')",
    to: 'text',
    pure: true,
    seen: 'A customer with quotation marks in the name breaks the line of the CSV.',
    nudge: 'Look at the lab with the downloads.',
    hint: 'Read a CSV by a parser, not by its commas.',
    recipe: 'The Blue Corner has quotation marks in its name: each is doubled in the file.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/file-downloads?seed=2&size=50');
      const csv = await savedText(page, 'downloads-csv-march');
      expect(csv).toContain('"The ""Blue"" Corner"');
    },
  }),
  defect('report-lacks-the-last-month', 'SAVED-06', 'hard', 'oracle', {
    file: 'packages/practice/src/labs/file-downloads/report.ts',
    from: 'centsOf(months.flatMap(({ orders }) => orders))',
    to: 'centsOf(months.slice(0, -1).flatMap(({ orders }) => orders))',
    pure: true,
    seen: 'The total of the report is the total of the first two months.',
    nudge: 'Look at the lab with the downloads.',
    hint: 'The code is not the only thing that the report says.',
    recipe: 'The total in report.pdf is the last total of the table.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/file-downloads?delay=0');
      await page.getByTestId('downloads-login').click();
      await page.getByTestId('downloads-make').click();
      const total = await page
        .getByRole('row', { name: 'All' })
        .getByRole('cell')
        .last()
        .innerText();
      expect(await savedText(page, 'downloads-pdf')).toContain(`(Total ${total})`);
    },
  }),
  defect('session-code-not-asked-for', 'SAVED-08', 'medium', 'oracle', {
    file: 'packages/practice/src/labs/file-downloads/report.ts',
    from: 'reportWith(year, year.sessionCode)',
    to: 'reportWith(year, year.code)',
    pure: true,
    seen: 'The report of the API has the code of the report that the page makes, and the verdict calls it wrong.',
    nudge: 'Look at the lab with the downloads, with its report from the API.',
    hint: 'Read the report of a session, and type its code.',
    recipe: 'With ?level=2 the verdict calls the code of the downloaded report wrong.',
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
  }),
];
