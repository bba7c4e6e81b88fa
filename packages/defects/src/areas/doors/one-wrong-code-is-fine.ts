import { defect } from '../../defect.ts';

export default defect({
  id: 'one-wrong-code-is-fine',
  rule: 'DOOR-12',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/doors/judge.ts',
  from: 'judgeCodes(doors, ',
  to: 'judgeCodes(doors.slice(0, -1), ',
  pure: true,
  seen: 'The verdict says that all doors are open, although one code is missing.',
  hints: [
    'Look at the verdict of the lab about doors.',
    'Leave out as little as possible.',
    'Type nine of the ten codes: the verdict says "Not opened".',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/doors?workspace=ada&seed=7');
    const codes = {
      slow: '9454',
      picture: '1873',
      hops: '4564',
      refresh: '6234',
      timer: '9643',
      basic: '2039',
      digest: '6622',
      status: '500-3427',
      error: '1936',
    };
    for (const [door, code] of Object.entries(codes))
      await page.getByTestId(`doors-${door}-code`).fill(code);
    await page.getByTestId('doors-check').click();
    await expect(page.getByTestId('doors-verdict')).toHaveText(
      'Not opened, 9 of 10: Scripts has no code.',
    );
  },
});
