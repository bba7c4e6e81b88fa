import { defect } from '../../defect.ts';
import type { Message } from '@sparring/contracts/inbox';

export default defect({
  id: 'numbers-start-again',
  rule: 'INBOX-03',
  level: 'sneaky',
  technique: 'sequences',
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
});
