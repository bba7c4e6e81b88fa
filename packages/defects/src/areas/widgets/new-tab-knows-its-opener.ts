import { defect } from '../../defect.ts';

export default defect({
  id: 'new-tab-knows-its-opener',
  rule: 'TAB-08',
  level: 'hard',
  technique: 'security',
  file: 'apps/web/src/exercises/widgets/tabs/page.tsx',
  from: "open('noopener')}",
  to: "open('')}",
  seen: 'The page in the new tab has access to the page that opened it.',
  hints: [
    'Look at the new browser tab.',
    'Ask what the new page knows.',
    'In the new tab, window.opener is null.',
  ],
  caught: async ({ page, expect }) => {
    await page
      .context()
      .route('https://example.com/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
      );
    await page.goto('/webelements/tabs');
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open New Tab' }).click(),
    ]);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  },
});
