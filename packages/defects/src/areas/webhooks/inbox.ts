import type { Message } from '@sparring/contracts/inbox';
import type { Delivery } from '@sparring/contracts/webhook';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('numbers-start-again', 'INBOX-03', 'sneaky', 'sequences', {
    file: 'apps/api/src/webhooks/inbox-routes.ts',
    from: '({ ...before, messages: [] })',
    to: '({ ...before, messages: [], lastMessage: 0 })',
    seen: 'After the inbox is emptied, a new message has the number of an old one.',
    hints: [
      'Empty the inbox and use it again.',
      'A number names one message for ever.',
      'Empty it and send a ping: the new message has the number 2.',
    ],
    caught: async ({ api, expect }) => {
      await api.send('DELETE', '/workspace/inbox');
      await api.post('/labs/webhooks/1/pings', { text: 'Hello' });
      const { body } = await api.get<readonly Message[]>('/workspace/inbox');
      expect(body.map(({ id }) => id)).toEqual([2]);
    },
  }),
  defect('one-refusal-too-few', 'INBOX-04', 'easy', 'boundaries', {
    file: 'apps/api/src/webhooks/delivery.ts',
    from: 'refusal.times > 0',
    to: 'refusal.times > 1',
    seen: 'The inbox refuses once less than it was told.',
    hints: [
      'Let the inbox refuse.',
      'Count the refusals.',
      'Refuse once: the next ping is waiting.',
    ],
    caught: async ({ api, expect }) => {
      await api.send('PUT', '/workspace/inbox/refusals', { body: { times: 1 } });
      const { body } = await api.post<Delivery>('/labs/webhooks/1/pings', { text: 'Hello' });
      expect(body.state).toBe('waiting');
    },
  }),
  defect('refused-is-lost', 'INBOX-05', 'hard', 'duplicates', {
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
  }),
];
