import { defect } from '../../defect.ts';

export default defect({
  id: 'fork-forgets-the-seed',
  rule: 'SNAPSHOT-09',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/books/snapshots/snapshots.ts',
  from: 'SET seed = source.seed, step = source.step,',
  to: 'SET step = source.step,',
  seen: 'A fork has the seed of a new workspace, so that its random outcomes are others.',
  hints: [
    'Look at what a fork copies.',
    'The books are not all that decides the next response.',
    'Set seed 7 and fork: the seed of the fork is 7.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PATCH', '/workspace', { body: { seed: 7 } });
    const { body } = await api.post('/workspace/fork');
    expect(body).toMatchObject({ seed: 7 });
  },
});
