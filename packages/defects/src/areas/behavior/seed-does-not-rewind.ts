import { defect } from '../../defect.ts';

export default defect({
  id: 'seed-does-not-rewind',
  rule: 'CHANCE-05',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/workspaces/rows.ts',
  from: "'UPDATE workspace SET seed = $2, step = 0 WHERE id = $1'",
  to: "'UPDATE workspace SET seed = $2 WHERE id = $1'",
  seen: 'Setting the seed does not go back to the first step: the same calls bring other outcomes.',
  hints: [
    'Look at chance and how it is replayed.',
    'Set the same seed once more and repeat your calls.',
    'Call random500 five times, set the seed 42 again, call it five times: the same outcomes.',
  ],
  caught: async ({ api, expect }) => {
    const outcomes = async () => {
      await api.send('PATCH', '/workspace', { body: { seed: 42 } });
      const said: (string | null)[] = [];
      for (let call = 0; call < 5; call += 1)
        said.push((await api.get('/testing/random500')).headers.get('X-Chance'));
      return said;
    };
    expect(await outcomes()).toEqual(await outcomes());
  },
});
