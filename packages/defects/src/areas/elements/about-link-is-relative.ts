import { defect } from '../../defect.ts';

export default defect({
  id: 'about-link-is-relative',
  rule: 'LINK-01',
  level: 'easy',
  technique: 'navigation',
  file: 'apps/web/src/exercises/elements/links/page.tsx',
  from: 'path: paths.about }',
  to: 'path: paths.about.slice(1) }',
  seen: 'One of the working links leads to a page that does not exist.',
  hints: [
    'Look at the links.',
    'Follow all of them, not only the first.',
    'About this site leads to /about.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/links');
    await page.getByRole('link', { name: 'About this site' }).click();
    await expect(page).toHaveURL('/about');
  },
});
