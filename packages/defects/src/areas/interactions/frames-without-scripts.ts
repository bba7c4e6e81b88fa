import { defect } from '../../defect.ts';

export default defect({
  id: 'frames-without-scripts',
  rule: 'FRAME-02',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/exercises/interactions/nested-frames/page.tsx',
  from: '{...testable(`frame-${title}`)}',
  to: '{...testable(`frame-${title}`)} sandbox=""',
  seen: 'No frame is highlighted, and no frame says whether it is.',
  hints: [
    'Look at the nested frames.',
    'That a frame is there is not all that is promised.',
    'Move the pointer to Bottom: Bottom is highlighted.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/nested-frames');
    const bottom = page.frameLocator('iframe[name="frame-bottom"]');
    await bottom.getByTestId('bottom-box').hover();
    await expect(bottom.getByTestId('bottom-state')).toHaveText('highlighted');
  },
});
