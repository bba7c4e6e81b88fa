import { defect } from '../../defect.ts';

export default defect({
  id: 'old-code-is-the-new-one',
  rule: 'DOOR-05',
  level: 'medium',
  technique: 'timing',
  file: 'apps/web/server/doors/doors.ts',
  from: 'codeIn(oldCode(house, title))',
  to: 'codeIn(shownCode(house, title))',
  seen: 'The first documents of Refresh and Timer show the code of the door already.',
  hints: [
    'Look at the doors that lead on by themselves.',
    'Look before, during and after the delay.',
    'Compare the code in the first document of Timer with the one in the last.',
  ],
  caught: async ({ api, expect }) => {
    const codeAt = async (step: string) =>
      /aria-label="Code">(\d+)</.exec(
        await (await fetch(`${api.origin}/doors/ada/7/${step}?delay=2`)).text(),
      )?.[1];
    const last = await codeAt('timer-end');
    expect(last).toMatch(/^\d{4}$/);
    expect(await codeAt('timer')).not.toBe(last);
  },
});
