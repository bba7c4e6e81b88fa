import { defect } from '../../defect.ts';
import { frozenAt, set } from '../../workspace.ts';

export default defect({
  id: 'advance-thaws',
  rule: 'TIME-03',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/conditions/clock.ts',
  from: 'clock ?? modeOf(start)',
  to: "clock ?? 'running'",
  matters: "clock === undefined && modeOf(start) === 'frozen'",
  seen: 'A frozen clock runs after it was advanced.',
  hints: [
    'Look at a frozen clock.',
    'It stands still until somebody lets it run.',
    'Freeze the clock, advance it, and read the workspace: the clock is still frozen.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    const { body } = await set(api, { advance: 'PT1H' });
    expect(body.clock).toBe('frozen');
  },
});
