import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('title-stays', 'PAGE-02', 'hard', 'accessibility', {
    file: 'apps/web/src/ui/page-heading.tsx',
    from: `    document.title = title;
`,
    to: `    if (isFirstPage) document.title = title;
`,
    matters: '!isFirstPage',
    seen: 'The title of the window stays that of the first page.',
    nudge: 'Look at the title of the window.',
    hint: 'Read it again after a link.',
    recipe: 'Home, then Shopping: the title says Shopping.',
    caught: async ({ page, expect }) => {
      await page.goto('/');
      await page.getByTestId('nav-shopping').click();
      await expect(page).toHaveTitle(/^Shopping/);
    },
  }),
  defect('unknown-is-200', 'NAV-06', 'medium', 'contract', {
    file: 'apps/web/server/site.ts',
    from: '.status(404)',
    to: '.status(200)',
    matters: 'true',
    seen: 'An address that leads nowhere is answered with 200.',
    nudge: 'Look at addresses that do not exist.',
    hint: 'The page says so. What does the answer say?',
    recipe: 'GET /no/such/page: 404.',
    caught: async ({ api, expect }) => {
      const { status } = await fetch(`${api.origin}/no/such/page`);
      expect(status).toBe(404);
    },
  }),
];
