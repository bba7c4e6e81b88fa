import { defect } from '../../defect.ts';

export default defect({
  id: 'hovering-adds-up',
  rule: 'HOVER-02',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/web/src/exercises/interactions/hover-to-reveal/use-linger.ts',
  from: `const cancel = clock.after(delayMs, () => setRevealed(true));
    return () => {
      cancel();`,
  to: `const since = clock.now();
    const cancel = clock.after(delayMs - lingered, () => setRevealed(true));
    return () => {
      lingered += clock.now() - since;
      cancel();`,
  above: 'let lingered = 0;',
  seen: 'The seconds of hovering are added up over several visits.',
  hints: [
    'Look at the button that appears by hovering.',
    'Leave before the time is over, and come back.',
    'Hover 12 s, leave, hover 12 s: the button is disabled.',
  ],
  caught: async ({ page, expect }) => {
    await page.clock.install();
    await page.goto('/webelements/hover-to-reveal');
    for (let visit = 0; visit < 2; visit += 1) {
      await page.getByTestId('hover-text').hover();
      await page.clock.runFor(12_000);
      await expect(page.getByTestId('hover-click')).toBeDisabled();
      await page.getByRole('heading', { level: 1 }).hover();
      await page.clock.runFor(1000);
    }
  },
});
