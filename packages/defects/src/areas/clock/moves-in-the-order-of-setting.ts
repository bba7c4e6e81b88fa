import { defect } from '../../defect.ts';

export default defect({
  id: 'moves-in-the-order-of-setting',
  rule: 'CLOCK-02',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/web/src/labs/clock/lab-clock.ts',
  from: '.toSorted((one, other) => one.at - other.at)[0]',
  to: '.at(0)',
  seen: 'Move ends the tasks in the order in which they started.',
  hints: [
    'Look at the held clock of the lab about a clock.',
    'Move it once past several things that are due.',
    'With ?held=1 start the tasks and move by 100 seconds: Ended lists the shortest first.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clock?seed=7&held=1');
    await page.getByTestId('clock-start-tasks').click();
    await page.getByTestId('clock-seconds').fill('100');
    await page.getByTestId('clock-move').click();
    const ended = await page.getByTestId('clock-ended').innerText();
    const seconds = Array.from(ended.matchAll(/\d+/g), Number);
    expect(seconds).toHaveLength(3);
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
  },
});
