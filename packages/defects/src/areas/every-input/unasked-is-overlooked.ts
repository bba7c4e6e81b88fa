import { defect } from '../../defect.ts';

export default defect({
  id: 'unasked-is-overlooked',
  rule: 'EVERY-10',
  level: 'hard',
  technique: 'negative',
  file: 'packages/practice/src/labs/every-input/echo.ts',
  from: 'tasks[name].value !== echo[name]',
  to: 'tasks[name].value !== undefined && tasks[name].value !== echo[name]',
  pure: true,
  seen: 'The verdict does not mind that Newsletter was sent.',
  hints: [
    'Look at the verdict of the lab with every input.',
    'Send something that the form does not ask for.',
    'Fill in a valid form and leave Newsletter checked: the verdict names Newsletter.',
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
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toContainText('Newsletter is yes');
  },
});
