import { defect } from '../../defect.ts';
import type { Workspace } from '@sparring/contracts/workspace';
import { frozenAt } from '../../workspace.ts';

export default defect({
  id: 'reset-keeps-the-clock',
  rule: 'TIME-06',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/api/src/conditions/change.ts',
  from: '({ recording }) => (recording ? { recording } : {})',
  to: `({ clock, recording }) => ({
  ...(clock && { clock }),
  ...(recording && { recording }),
})`,
  pure: true,
  seen: 'A reset workspace keeps its own clock.',
  hints: [
    'Look at the reset of a workspace.',
    'Everything is as at the first use, time as well.',
    'Freeze the clock, reset: the clock is that of the server.',
  ],
  caught: async ({ api, expect }) => {
    await frozenAt(api, '2030-01-01T00:00:00Z');
    const { body } = await api.post<Workspace>('/workspace/reset');
    expect(body.clock).toBe('server');
  },
});
