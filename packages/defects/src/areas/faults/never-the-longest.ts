import { defect } from '../../defect.ts';
import { script } from '../../workspace.ts';

export default defect({
  id: 'never-the-longest',
  rule: 'FAULT-07',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/faults/decide.ts',
  from: 'one * (outcome.max - outcome.min + 1)',
  to: 'one * (outcome.max - outcome.min)',
  pure: true,
  seen: 'A uniform delay is never as long as its max.',
  hints: [
    'Look at the outcome uniform-delay.',
    'All lengths are equally likely, both ends included.',
    'From 0 to 1 millisecond, twenty times: some delays are 1.',
  ],
  caught: async ({ api, expect }) => {
    const outcome = { kind: 'uniform-delay', min: 0, max: 1 } as const;
    await script(api, { path: '/ping', outcomes: Array.from({ length: 20 }, () => outcome) });
    const told = [];
    while (told.length < 20) told.push((await api.get('/ping')).headers.get('X-Chance'));
    expect(told.join()).toContain('milliseconds=1;');
  },
});
