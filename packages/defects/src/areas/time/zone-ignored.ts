import { defect } from '../../defect.ts';
import { frozenAt } from '../../workspace.ts';

export default defect({
  id: 'zone-ignored',
  rule: 'TIME-13',
  level: 'sneaky',
  technique: 'languages',
  file: 'apps/api/src/conditions/clock.ts',
  from: ': Date.parse(now);',
  to: ": Date.parse(now.replace(/[+-]\\d\\d:\\d\\d$/, 'Z'));",
  matters: '/[+-](?!00:00)\\d\\d:\\d\\d$/.test(now)',
  seen: 'A time with another zone than Z is taken as if it were UTC.',
  hints: [
    'Look at now.',
    'The same moment can be written in many ways.',
    'Set now to 2030-01-01T02:00:00+02:00, frozen: it is 2030-01-01T00:00:00.000Z.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await frozenAt(api, '2030-01-01T02:00:00+02:00');
    expect(body.now).toBe('2030-01-01T00:00:00.000Z');
  },
});
