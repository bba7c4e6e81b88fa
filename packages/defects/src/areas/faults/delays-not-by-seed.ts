import { defect } from '../../defect.ts';
import { script } from '../../workspace.ts';

export default defect({
  id: 'delays-not-by-seed',
  rule: 'FAULT-09',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/faults/decide.ts',
  from: 'const one = draw(seed + 1, step);',
  to: 'const one = Math.random();',
  used: "outcome.kind === 'uniform-delay' || outcome.kind === 'lognormal-delay'",
  seen: 'The same rules draw the same outcomes again, but other delays.',
  hints: [
    'Look at faults that are drawn.',
    'What a rule draws is told in X-Chance: compare all of it.',
    'Put the same random delays twice: the milliseconds in X-Chance are the same.',
  ],
  caught: async ({ api, expect }) => {
    const outcome = { kind: 'uniform-delay', min: 0, max: 20 } as const;
    const delays = async () => {
      await script(api, { path: '/ping', outcomes: Array.from({ length: 6 }, () => outcome) });
      const told = [];
      while (told.length < 6) told.push((await api.get('/ping')).headers.get('X-Chance'));
      return told;
    };
    expect(await delays()).toEqual(await delays());
  },
});
