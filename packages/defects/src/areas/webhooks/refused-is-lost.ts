import { defect } from '../../defect.ts';
import type { Message } from '@sparring/contracts/inbox';

export default defect({
  id: 'refused-is-lost',
  rule: 'INBOX-05',
  level: 'hard',
  technique: 'duplicates',
  file: 'apps/api/src/webhooks/delivery.ts',
  from: 'if (refuses && !refusal.keep)',
  to: 'if (refuses)',
  seen: 'A message that is to be kept although it is refused is not in the inbox.',
  hints: [
    'Look at the options of the refusals.',
    'An event can arrive although its answer says no.',
    'Refuse once with keep: the inbox has the ping.',
  ],
  caught: async ({ api, expect }) => {
    const body = { times: 1, keep: true };
    await api.send('PUT', '/workspace/inbox/refusals', { body });
    await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
    const inbox = await api.get<readonly Message[]>('/workspace/inbox');
    expect(inbox.body.map(({ answered }) => answered)).toEqual([503, 200]);
  },
});
