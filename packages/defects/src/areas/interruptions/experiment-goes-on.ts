import { defect } from '../../defect.ts';

export default defect({
  id: 'experiment-goes-on',
  rule: 'INTERRUPT-03',
  level: 'hard',
  technique: 'negative',
  file: 'apps/web/src/labs/interruptions/page.tsx',
  from: "document.cookie.split('; ').includes('experiment=off')",
  to: "document.cookie.split(', ').includes('experiment=off')",
  matters: "document.cookie.includes('; ')",
  seen: 'With the cookie experiment=off beside another cookie, visitors still see B.',
  hints: [
    'Look at the two variants in the lab about interruptions.',
    'A browser has more than one cookie.',
    'Set experiment=off and a second cookie: with the seed 7 the first visitor sees Next.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/interruptions?seed=7');
    await page.evaluate(() => {
      for (const cookie of ['color=red', 'experiment=off']) document.cookie = cookie;
    });
    await page.getByTestId('interruptions-start').click();
    await expect(page.getByTestId('interruptions-next')).toHaveText('Next');
  },
});
