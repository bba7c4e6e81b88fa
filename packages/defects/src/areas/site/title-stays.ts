import { defect } from '../../defect.ts';

export default defect({
  id: 'title-stays',
  rule: 'PAGE-02',
  level: 'hard',
  technique: 'accessibility',
  file: 'apps/web/src/ui/page-heading.tsx',
  from: `    document.title = title;
`,
  to: `    if (isFirstPage) document.title = title;
`,
  matters: '!isFirstPage',
  seen: 'The title of the window stays that of the first page.',
  hints: [
    'Look at the title of the window.',
    'Read it again after a link.',
    'Home, then Shopping: the title says Shopping.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/');
    await page.getByTestId('nav-shopping').click();
    await expect(page).toHaveTitle(/^Shopping/);
  },
});
