import { defect } from '../../defect.ts';

export default defect({
  id: 'stopped-without-its-tenths',
  rule: 'CLOCK-06',
  level: 'medium',
  technique: 'oracle',
  file: 'apps/web/src/labs/clock/bar-part.tsx',
  from: 'stop(at);',
  to: 'stop(Math.floor(at));',
  matters: 'at % 1 !== 0',
  seen: 'Stopped says less than the bar shows.',
  hints: [
    'Look at the bar of the lab about a clock.',
    'Compare what the bar shows with what the page says of it.',
    'With ?held=1 start the bar, move by 0.5 seconds and stop it: Stopped has the value of the bar.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/clock?seed=7&held=1');
    await page.getByTestId('clock-start-bar').click();
    await page.getByTestId('clock-seconds').fill('0.5');
    await page.getByTestId('clock-move').click();
    await page.getByTestId('clock-stop-bar').click();
    const value = await page.getByTestId('clock-bar').getAttribute('value');
    await expect(page.getByTestId('clock-stopped')).toContainText(`at ${value} %`);
  },
});
