import { defect } from '../../defect.ts';
import type { Workspace } from '@sparring/contracts/workspace';
import { set } from '../../workspace.ts';

export default defect({
  id: 'clock-forgets-if-match',
  rule: 'WORKSPACE-13',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/conditions/settings.ts',
  from: "...(if_match && { if_match: if_match === 'required' ? if_match : undefined }),",
  to: "if_match: if_match === 'required' ? if_match : undefined,",
  seen: 'Who sets the clock of a workspace makes If-Match optional again.',
  hints: [
    'Look at the settings of a workspace.',
    'A PATCH changes what it names. Look at all the rest afterwards.',
    'Set if_match to required, then advance the clock: if_match is still required.',
  ],
  caught: async ({ api, expect }) => {
    await set(api, { if_match: 'required' });
    await set(api, { advance: 'PT1H' });
    const { body } = await api.get<Workspace>('/workspace');
    expect(body.if_match).toBe('required');
  },
});
