import { defect } from '../../defect.ts';

export default defect({
  id: 'both-sections-open',
  rule: 'ACCORDION-02',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/web/src/exercises/widgets/accordion/page.tsx',
  from: `name="accordion"
`,
  to: `name={id}
`,
  seen: 'Both sections of the accordion can be open.',
  hints: [
    'Look at the accordion.',
    'Open the second section after the first.',
    'Opening section 2 closes section 1.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/accordion');
    await page.getByTestId('accordion-1-toggle').click();
    await page.getByTestId('accordion-2-toggle').click();
    await expect(page.getByTestId('accordion-2-text')).toBeVisible();
    await expect(page.getByTestId('accordion-1-text')).toBeHidden();
  },
});
