import { defect } from '../../defect.ts';
import { frozenAt, set } from '../../workspace.ts';

export default defect({
  id: 'advance-from-the-server-time',
  rule: 'TIME-04',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/conditions/clock.ts',
  from: 'timeOf(start, server) : Date.parse(now)',
  to: 'server.now().getTime() : Date.parse(now)',
  seen: 'The clock of a workspace is advanced from the time of the server instead of its own.',
  hints: [
    'Look at advance.',
    'Advance a clock that was set before, and a clock that was advanced before.',
    'Set now to 2030, frozen, and advance by an hour: it is one hour later in 2030.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    const { body } = await set(api, { advance: 'PT1H' });
    expect(body.now).toBe('2030-01-01T01:00:00.000Z');
  },
});
