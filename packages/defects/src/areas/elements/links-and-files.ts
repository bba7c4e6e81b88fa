import { readFile } from 'node:fs/promises';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('about-link-is-relative', 'LINK-01', 'easy', 'navigation', {
    file: 'apps/web/src/exercises/elements/links/page.tsx',
    from: 'path: paths.about }',
    to: 'path: paths.about.slice(1) }',
    seen: 'One of the working links leads to a page that does not exist.',
    nudge: 'Look at the links.',
    hint: 'Follow all of them, not only the first.',
    recipe: 'About this site leads to /about.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/links');
      await page.getByRole('link', { name: 'About this site' }).click();
      await expect(page).toHaveURL('/about');
    },
  }),
  defect('every-button-saves-the-pdf', 'DOWNLOAD-02', 'easy', 'oracle', {
    file: 'apps/web/src/exercises/elements/file-downloader/page.tsx',
    from: '<FileRow key={file.url} {...file} />',
    to: '<FileRow key={file.url} {...file} url={files[0].url} />',
    seen: 'The button of each row saves the PDF.',
    nudge: 'Look at the file downloader.',
    hint: 'Download more than the first file.',
    recipe: 'Download Example Excel saves example.xlsx.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/file-downloader');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download Example Excel' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('example.xlsx');
    },
  }),
  defect('excel-is-a-pdf', 'UPLOAD-01', 'hard', 'contract', {
    file: 'apps/web/src/practice/save-file.ts',
    from: 'await fetch(url)',
    to: "await fetch(url.replace('.xlsx', '.pdf'))",
    used: "url.includes('.xlsx')",
    matters: "url.includes('.xlsx')",
    seen: 'example.xlsx holds the bytes of the PDF.',
    nudge: 'Look at the downloads.',
    hint: 'A right name says nothing of the content.',
    recipe: 'The first two bytes of example.xlsx are PK.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/upload-download');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download Example Excel' }).click(),
      ]);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
    },
  }),
  defect('failed-is-loaded', 'IMAGE-03', 'easy', 'negative', {
    file: 'apps/web/src/exercises/elements/broken-images/page.tsx',
    from: "onError={() => setState('failed to load')}",
    to: 'onError={noteSize}',
    matters: 'true',
    seen: 'The line of the broken image says that it has loaded.',
    nudge: 'Look at the images.',
    hint: 'One of the two lines is about a failure.',
    recipe: 'The line Broken Image says: failed to load.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/broken-images');
      await expect(page.getByTestId('image-broken-state')).toHaveText('failed to load');
    },
  }),
  defect('failure-is-still-on-the-way', 'DOWNLOAD-05', 'hard', 'negative', {
    file: 'apps/web/src/exercises/elements/file-downloader/file-row.tsx',
    from: `      setState('not saved');
      logFailure(`,
    to: '      logFailure(',
    seen: 'The row of a download that failed says that the file is still on the way.',
    nudge: 'Look at the file downloader.',
    hint: 'A network can fail.',
    recipe: 'Abort the request of a file: its row says not saved again.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/file-downloader');
      await page.route('**/files/example.pdf', (route) => route.abort());
      await Promise.all([
        page.waitForEvent('requestfailed'),
        page.getByRole('button', { name: 'Download Example PDF' }).click(),
      ]);
      await expect(page.getByTestId('example-pdf-state')).toHaveText('not saved');
    },
  }),
  defect('first-file-for-ever', 'UPLOAD-03', 'hard', 'sequences', {
    file: 'apps/web/src/exercises/elements/upload-download/page.tsx',
    from: `setMessage(file ? \`File "\${file.name}" has been uploaded successfully!\` : '');`,
    to: `setMessage((before) =>
      file ? before || \`File "\${file.name}" has been uploaded successfully!\` : '',
    );`,
    matters: "message !== ''",
    seen: 'A second upload still names the first file.',
    nudge: 'Look at the upload.',
    hint: 'Choose another file after the first.',
    recipe: 'Upload one file, then another: the message names the second.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/upload-download');
      const file = { mimeType: 'text/plain', buffer: Buffer.from('three rounds') };
      await page.getByLabel('File to upload').setInputFiles({ ...file, name: 'first.txt' });
      await expect(page.getByTestId('upload-message')).toContainText('first.txt');
      await page.getByLabel('File to upload').setInputFiles({ ...file, name: 'second.txt' });
      await expect(page.getByTestId('upload-message')).toContainText('second.txt');
    },
  }),
  defect('spare-image-shown', 'IMAGE-02', 'medium', 'contract', {
    file: 'apps/web/src/exercises/elements/broken-images/page.tsx',
    from: "onError={() => setState('failed to load')}",
    to: `onError={({ currentTarget: image }) => {
          image.src = gloves;
        }}`,
    matters: 'true',
    seen: 'Another picture is shown where the broken image belongs.',
    nudge: 'Look at the images.',
    hint: 'An image can be visible and still be the wrong one.',
    recipe: 'The natural width of the broken image is 0.',
    caught: async ({ page, expect }) => {
      await page.goto('/webelements/broken-images');
      await expect(page.getByTestId('image-broken-state')).not.toHaveText('loading');
      await expect(page.getByTestId('image-broken')).toHaveJSProperty('naturalWidth', 0);
    },
  }),
];
