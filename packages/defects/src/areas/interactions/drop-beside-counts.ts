import { defect } from '../../defect.ts';

export default defect({
  id: 'drop-beside-counts',
  rule: 'DRAG-02',
  level: 'hard',
  technique: 'negative',
  file: 'apps/web/src/practice/drag-and-drop.tsx',
  from: 'onEnd={end}',
  to: "onEnd={() => (carry === 'dragging' ? drop({ clientX: 0, clientY: 0 }) : end())}",
  seen: 'A drop beside the zone counts.',
  hints: [
    'Look at drag and drop.',
    'Let go somewhere else.',
    'Drop the item on the heading: no message.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/drag-drop');
    await page.getByTestId('drag-item').dragTo(page.getByRole('heading', { level: 1 }));
    await expect(page.getByTestId('drag-item')).toHaveAttribute('data-state', 'idle');
    await expect(page.getByRole('status', { name: 'Result' })).toBeEmpty();
  },
});
