import { defect } from '../../defect.ts';

export default defect({
  id: 'angry-for-ever',
  rule: 'CHECKBOX-02',
  level: 'easy',
  technique: 'sequences',
  file: 'apps/web/src/exercises/elements/checkboxes/page.tsx',
  from: "const mood = angry ? 'angry' : 'smiling';",
  to: `const wasAngry = useRef(false);
  wasAngry.current ||= angry;
  const mood = wasAngry.current ? 'angry' : 'smiling';`,
  above: "import { useRef } from 'react';",
  seen: 'The face stays angry when the box is unchecked.',
  hints: [
    'Look at the checkboxes.',
    'Take back what you did.',
    'Check Checkbox 2, uncheck it: the face smiles.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/webelements/checkboxes');
    await page.getByLabel('Checkbox 2').check();
    await page.getByLabel('Checkbox 2').uncheck();
    await expect(page.getByTestId('checkbox-face')).toHaveText('smiling face');
  },
});
