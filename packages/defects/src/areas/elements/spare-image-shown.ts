import { defect } from '../../defect.ts';

export default defect({
  id: 'spare-image-shown',
  rule: 'IMAGE-02',
  level: 'medium',
  technique: 'contract',
  file: 'apps/web/src/exercises/elements/broken-images/page.tsx',
  from: "onError={() => setState('failed to load')}",
  to: `onError={({ currentTarget: image }) => {
          image.src = gloves;
        }}`,
  seen: 'Another picture is shown where the broken image belongs.',
  hints: [
    'Look at the images.',
    'An image can be visible and still be the wrong one.',
    'The natural width of the broken image is 0.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/broken-images');
    await expect(page.getByTestId('image-broken-state')).not.toHaveText('loading');
    await expect(page.getByTestId('image-broken')).toHaveJSProperty('naturalWidth', 0);
  },
});
