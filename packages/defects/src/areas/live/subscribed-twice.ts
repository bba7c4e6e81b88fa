import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'subscribed-twice',
  rule: 'SOCKET-07',
  level: 'hard',
  technique: 'duplicates',
  file: 'apps/api/src/socket/conversation.ts',
  from: 'if (!subscribed.has(topic)) {',
  to: 'if (subscribed.size >= 0) {',
  seen: 'A client that subscribes twice gets each text twice.',
  hints: [
    'Look at topics, and do something once more than needed.',
    'The second subscription must change nothing.',
    'Subscribe twice to one topic, publish once: one message arrives.',
  ],
  caught: async ({ api, expect }) => {
    const client = await talk(api);
    const topic = 'orders';
    for (let count = 0; count < 2; count += 1) client.send({ type: 'subscribe', topic });
    await client.read(2);
    client.send({ type: 'publish', topic, text: 'One' });
    client.send({ type: 'echo', text: 'end' });
    const types = (await client.read(3)).map(({ type }) => type);
    expect(types.filter((type) => type === 'message')).toHaveLength(1);
    client.end();
  },
});
