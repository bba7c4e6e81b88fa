import { defect } from '../../defect.ts';

export default defect({
  id: 'chance-names-the-next-step',
  rule: 'CHANCE-06',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/chance/decide.ts',
  from: '{ ...step, p: odds(',
  to: '{ ...step, step: step.step + 1, p: odds(',
  pure: true,
  seen: 'X-Chance names the step after the one that decided.',
  hints: [
    'Look at the header X-Chance.',
    'Steps are counted from 0.',
    'The first call of a fresh workspace says step=0.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await api.get('/testing/random500');
    expect(headers.get('X-Chance')).toContain('step=0;');
  },
});
