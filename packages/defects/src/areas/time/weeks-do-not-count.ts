import { defect } from '../../defect.ts';
import { frozenAt, set } from '../../workspace.ts';

export default defect({
  id: 'weeks-do-not-count',
  rule: 'TIME-04',
  level: 'hard',
  technique: 'boundaries',
  file: 'packages/contracts/src/own-clock.ts',
  from: '/(\\d+)([WDHMS])/g',
  to: '/(\\d+)([DHMS])/g',
  pure: true,
  seen: 'A duration of weeks does not move the clock.',
  hints: [
    'Look at advance.',
    'A duration has five units. Try each of them.',
    'Advance a frozen clock by P1W: it is seven days later.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    const { body } = await set(api, { advance: 'P1W' });
    expect(body.now).toBe('2030-01-08T00:00:00.000Z');
  },
});
