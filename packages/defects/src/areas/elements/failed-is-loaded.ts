import { defect } from '../../defect.ts';

export default defect({
  id: 'failed-is-loaded',
  rule: 'IMAGE-03',
  level: 'easy',
  technique: 'negative',
  file: 'apps/web/src/exercises/elements/broken-images/page.tsx',
  from: "onError={() => setState('failed to load')}",
  to: 'onError={noteSize}',
  seen: 'The line of the broken image says that it has loaded.',
  hints: [
    'Look at the images.',
    'One of the two lines is about a failure.',
    'The line Broken Image says: failed to load.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/broken-images');
    await expect(page.getByTestId('image-broken-state')).toHaveText('failed to load');
  },
});
