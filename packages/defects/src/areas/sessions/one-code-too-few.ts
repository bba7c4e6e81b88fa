import { defect } from '../../defect.ts';

export default defect({
  id: 'one-code-too-few',
  rule: 'SESSION-11',
  level: 'medium',
  technique: 'boundaries',
  file: 'packages/practice/src/labs/sessions/judge.ts',
  from: 'judgeCodes(ways, ',
  to: 'judgeCodes(ways.slice(0, -1), ',
  pure: true,
  seen: 'The verdict says that all sessions were seen, although one code is missing.',
  hints: [
    'Look at the verdict of the lab about sessions.',
    'Leave out as little as possible.',
    'Type four of the five codes: the verdict says "Not all seen".',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/sessions?workspace=has-five-sessions');
    const codes = {
      form: '9355-8381',
      api: '9770-9850',
      state: '9355-8009',
      elsewhere: '9355-4808',
    };
    for (const [way, code] of Object.entries(codes))
      await page.getByTestId(`sessions-${way}-code`).fill(code);
    await page.getByTestId('sessions-check').click();
    await expect(page.getByTestId('sessions-verdict')).toHaveText(
      'Not all seen, 4 of 5: Expired has no code.',
    );
  },
});
