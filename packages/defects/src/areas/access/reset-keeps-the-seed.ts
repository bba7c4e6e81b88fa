import { defect } from '../../defect.ts';
import type { Workspace } from '@sparring/contracts/workspace';

export default defect({
  id: 'reset-keeps-the-seed',
  rule: 'WORKSPACE-09',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/workspaces/rows.ts',
  from: '${emptied}seed = $2, step = $3',
  to: '${emptied}seed = coalesce(seed, $2), step = $3',
  seen: 'A reset workspace keeps the seed that was set.',
  hints: [
    'Look at the reset of a workspace.',
    'Everything is as at the first use.',
    'Set the seed 7, reset: the seed is 42.',
  ],
  caught: async ({ api, expect }) => {
    await api.send('PATCH', '/workspace', { body: { seed: 7 } });
    const { body } = await api.post<Workspace>('/workspace/reset');
    expect(body.seed).toBe(42);
  },
});
