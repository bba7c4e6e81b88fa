import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'subscribed-for-ever',
  rule: 'SOCKET-07',
  level: 'sneaky',
  technique: 'sequences',
  file: 'apps/api/src/socket/conversation.ts',
  from: 'subscribed.get(message.topic)?.();',
  to: '',
  seen: 'After unsubscribe the texts of the topic still arrive.',
  hints: [
    'Look at topics, and how a subscription ends.',
    'The answer to unsubscribe is not the whole effect.',
    'Subscribe, unsubscribe, publish: only published arrives.',
  ],
  caught: async ({ api, expect }) => {
    const client = await talk(api);
    const topic = 'orders';
    for (const type of ['subscribe', 'unsubscribe']) client.send({ type, topic });
    await client.read(2);
    client.send({ type: 'publish', topic, text: 'One' });
    client.send({ type: 'echo', text: 'end' });
    expect((await client.read(2)).map(({ type }) => type)).toEqual(['published', 'echo']);
    client.end();
  },
});
