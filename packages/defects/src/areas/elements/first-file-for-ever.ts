import { defect } from '../../defect.ts';

export default defect({
  id: 'first-file-for-ever',
  rule: 'UPLOAD-03',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/web/src/exercises/elements/upload-download/upload.tsx',
  from: `setMessage(file ? \`File "\${file.name}" has been uploaded successfully!\` : '');`,
  to: `setMessage((before) =>
      file ? before || \`File "\${file.name}" has been uploaded successfully!\` : '',
    );`,
  matters: "message !== ''",
  seen: 'A second upload still names the first file.',
  hints: [
    'Look at the upload.',
    'Choose another file after the first.',
    'Upload one file, then another: the message names the second.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/upload-download');
    const file = { mimeType: 'text/plain', buffer: Buffer.from('three rounds') };
    await page.getByLabel('File to upload').setInputFiles({ ...file, name: 'first.txt' });
    await expect(page.getByTestId('upload-message')).toContainText('first.txt');
    await page.getByLabel('File to upload').setInputFiles({ ...file, name: 'second.txt' });
    await expect(page.getByTestId('upload-message')).toContainText('second.txt');
  },
});
