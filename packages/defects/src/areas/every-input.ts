import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('any-weight-in-range', 'EVERY-06', 'medium', 'boundaries', {
    file: 'apps/web/src/labs/every-input/complaint.ts',
    from: 'if (validity.stepMismatch)',
    to: 'if (validity.stepMismatch && validity.rangeOverflow)',
    pure: true,
    seen: 'A weight that is no multiple of half a kilogram is accepted.',
    nudge: 'Look at the lab with every input.',
    hint: 'A number has more boundaries than its least and its greatest value.',
    recipe: 'Send 45.2 as the weight: the field says that it goes in steps of 0.5.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/every-input?seed=7');
      await page.getByRole('spinbutton', { name: 'Weight in kilograms' }).fill('45.2');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Weight in kilograms goes in steps of 0.5.')).toBeVisible();
    },
  }),
  defect('last-club-only', 'EVERY-12', 'medium', 'duplicates', {
    file: 'apps/web/src/labs/every-input/page.tsx',
    from: 'echo[name] = name in echo ? `${echo[name]}, ${text}` : text;',
    to: 'echo[name] = text;',
    seen: 'Of several chosen clubs, the table shows the last.',
    nudge: 'Look at the list of several choices of the lab of every input.',
    hint: 'Choose more than one club, and read the table.',
    recipe: 'With ?level=2 and two chosen clubs, the table names one.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/every-input?seed=7&level=2');
      await page.getByTestId('every-clubs').selectOption(['north-ring', 'south-canvas']);
      await expect(page.getByTestId('echo-clubs')).toHaveText('north-ring, south-canvas');
    },
  }),
  defect('one-stamp-only', 'EVERY-07', 'easy', 'sequences', {
    file: 'apps/web/src/labs/every-input/page.tsx',
    from: '(before) => before + 1',
    to: '1',
    seen: 'A second press of Stamp does not count.',
    nudge: 'Look at the lab with every input.',
    hint: 'Do again what you have done once.',
    recipe: 'Press Stamp twice: the table shows 2.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/every-input?seed=7');
      for (const stamps of ['1', '2']) {
        await page.getByRole('button', { name: 'Stamp' }).click();
        await expect(page.getByTestId('echo-stamp')).toHaveText(stamps);
      }
    },
  }),
  defect('picture-without-place', 'EVERY-09', 'medium', 'contract', {
    file: 'apps/web/src/labs/every-input/page.tsx',
    from: 'new FormData(form, submitter)',
    to: 'new FormData(form)',
    matters: "submitter?.getAttribute('type') === 'image'",
    seen: 'A form that is sent by the picture does not say where the picture was clicked.',
    nudge: 'Look at the lab with every input.',
    hint: 'There is more than one way to send the form.',
    recipe: 'Send a valid form by the picture: the table shows the place of the click.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/every-input?seed=7');
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
      await page.getByLabel('Phone', { exact: true }).fill('555 0123');
      await page.getByLabel('Password', { exact: true }).fill('jab');
      await page.getByLabel('Birthday', { exact: true }).fill('1999-03-04');
      const file = { name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('licensed') };
      await page.getByLabel('Licence', { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: 'Send by picture' }).click();
      await expect(page.getByTestId('echo-picture')).toHaveText(/^\d+, \d+$/);
    },
  }),
  defect('reset-keeps-the-stamp', 'EVERY-08', 'sneaky', 'sequences', {
    file: 'apps/web/src/labs/every-input/page.tsx',
    from: 'setStamps(0);',
    to: '',
    matters: 'stamps !== 0',
    seen: 'After Reset the form still has the old stamp, though the table shows 0 until the next change.',
    nudge: 'Look at the lab with every input.',
    hint: 'Do it, undo it, do it again.',
    recipe: 'Press Stamp, Reset and Stamp: the table shows 1.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/every-input?seed=7');
      for (const button of ['Stamp', 'Reset', 'Stamp']) {
        await page.getByRole('button', { name: button }).click();
      }
      await expect(page.getByTestId('echo-stamp')).toHaveText('1');
    },
  }),
  defect('unasked-is-overlooked', 'EVERY-10', 'hard', 'negative', {
    file: 'packages/practice/src/labs/every-input/echo.ts',
    from: 'tasks[name].value !== echo[name]',
    to: 'tasks[name].value !== undefined && tasks[name].value !== echo[name]',
    pure: true,
    seen: 'The verdict does not mind that Newsletter was sent.',
    nudge: 'Look at the verdict of the lab with every input.',
    hint: 'Send something that the form does not ask for.',
    recipe: 'Fill in a valid form and leave Newsletter checked: the verdict names Newsletter.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/every-input?seed=7');
      await page.getByLabel('Name', { exact: true }).fill('Ada');
      await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
      await page.getByLabel('Phone', { exact: true }).fill('555 0123');
      await page.getByLabel('Password', { exact: true }).fill('jab');
      await page.getByLabel('Birthday', { exact: true }).fill('1999-03-04');
      const file = { name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('licensed') };
      await page.getByLabel('Licence', { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('status', { name: 'Verdict' })).toContainText(
        'Newsletter is yes',
      );
    },
  }),
];
