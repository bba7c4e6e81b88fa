import { defect } from '../../defect.ts';

export default defect({
  id: 'picture-without-place',
  rule: 'EVERY-09',
  level: 'medium',
  technique: 'contract',
  file: 'apps/web/src/labs/every-input/read-echo.ts',
  from: 'new FormData(form, submitter)',
  to: 'new FormData(form)',
  matters: "submitter?.getAttribute('type') === 'image'",
  seen: 'A form that is sent by the picture does not say where the picture was clicked.',
  hints: [
    'Look at the lab with every input.',
    'There is more than one way to send the form.',
    'Send a valid form by the picture: the table shows the place of the click.',
  ],
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
});
