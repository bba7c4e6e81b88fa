import { defect } from '../../defect.ts';

export default defect({
  id: 'kind-in-one-case',
  rule: 'LADDER-06',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/web/src/labs/locator-ladder/second-flight.tsx',
  from: 'chance.integer(cases.length)',
  to: 'Math.floor(chance.integer(cases.length) / cases.length)',
  seen: 'The attribute of the second flight is in lower case with every seed.',
  hints: [
    'Look at the second flight of the locator ladder.',
    'Load it with more than one seed, and compare the HTML.',
    'With the seeds 1 to 8, data-kind is never in upper case.',
  ],
  caught: async ({ page, expect }) => {
    const kinds = new Set<string | null>();
    for (let seed = 1; seed < 9; seed += 1) {
      await page.goto(`/labs/locator-ladder?level=2&seed=${seed}`);
      const urgent = page.getByTestId('ladder-attribute').locator('[data-kind="urgent" i]');
      kinds.add(await urgent.getAttribute('data-kind'));
    }
    expect(kinds.size).toBe(3);
  },
});
