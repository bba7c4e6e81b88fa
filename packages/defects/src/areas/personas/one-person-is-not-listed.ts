import { defect } from '../../defect.ts';
import { openPersonas } from '../../persona.ts';

export default defect({
  id: 'one-person-is-not-listed',
  rule: 'PERSONA-10',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/personas/judge.ts',
  from: 'judgeCodes(personas, ',
  to: 'judgeCodes(personas.slice(0, -1), ',
  pure: true,
  seen: 'The verdict says that all people were listed, although one code is missing.',
  hints: [
    'Look at the verdict of the lab about personas.',
    'Leave out as little as possible.',
    'Type six of the seven codes: the verdict says "Not all listed".',
  ],
  caught: async ({ page, expect }) => {
    await openPersonas(page);
    const codes = {
      standard: '3383',
      locked: '3895',
      slow: '6387',
      failing: '1462',
      unverified: '2436',
      'read-only': '9038',
    };
    for (const [persona, code] of Object.entries(codes))
      await page.getByTestId(`personas-${persona}-code`).fill(code);
    await page.getByTestId('personas-check').click();
    await expect(page.getByTestId('personas-verdict')).toHaveText(
      'Not all listed, 5 of 7: Slow has no code; Admin has no code.',
    );
  },
});
