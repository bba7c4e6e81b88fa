import { defect } from '../../defect.ts';

export default defect({
  id: 'last-club-only',
  rule: 'EVERY-12',
  level: 'medium',
  technique: 'duplicates',
  file: 'apps/web/src/labs/every-input/read-echo.ts',
  from: 'echo[name] = name in echo ? `${echo[name]}, ${text}` : text;',
  to: 'echo[name] = text;',
  seen: 'Of several chosen clubs, the table shows the last.',
  hints: [
    'Look at the list of several choices of the lab of every input.',
    'Choose more than one club, and read the table.',
    'With ?level=2 and two chosen clubs, the table names one.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/every-input?seed=7&level=2');
    await page.getByTestId('every-clubs').selectOption(['north-ring', 'south-canvas']);
    await expect(page.getByTestId('echo-clubs')).toHaveText('north-ring, south-canvas');
  },
});
