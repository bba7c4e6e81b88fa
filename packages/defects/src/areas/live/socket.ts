import { type Defect, defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export const defects: readonly Defect[] = [
  defect('binary-is-fine', 'SOCKET-12', 'medium', 'negative', {
    file: 'apps/api/src/socket/read-message.ts',
    from: 'isBinary ? undefined : parsed(',
    to: 'parsed(',
    seen: 'A binary message is read like text.',
    nudge: 'Look at messages that must be refused.',
    hint: 'Not every message of a WebSocket is text.',
    recipe: 'Send a Blob: the connection is closed with 1003.',
    caught: async ({ api, expect }) => {
      const client = await talk(api);
      client.send(new Blob(['{"type":"echo","text":"a"}']));
      expect(await client.closed).toBe(1003);
      client.end();
    },
  }),
  defect('closes-with-1000', 'SOCKET-10', 'medium', 'contract', {
    file: 'apps/api/src/socket/conversation.ts',
    from: 'socket.close(message.code, message.reason)',
    to: 'socket.close(1000, message.reason)',
    seen: 'The API closes with 1000, whatever code was asked for.',
    nudge: 'Look at how a connection ends.',
    hint: 'The event close has a code.',
    recipe: 'A close with the code 4001 arrives as 4001.',
    caught: async ({ api, expect }) => {
      const client = await talk(api);
      client.send({ type: 'close', code: 4001, reason: 'Enough' });
      expect(await client.closed).toBe(4001);
      client.end();
    },
  }),
  defect('one-byte-too-few', 'SOCKET-14', 'sneaky', 'boundaries', {
    file: 'apps/api/src/http/send/open-socket.ts',
    from: `    ...limits,
`,
    to: `    ...limits,
    maxPayload: limits.maxPayload - 1,
`,
    seen: 'The largest message that is allowed is refused.',
    nudge: 'Look at the size of messages.',
    hint: 'Test the last size that is allowed and the first that is not.',
    recipe: 'A message of 16384 bytes, padded with spaces, is answered.',
    caught: async ({ api, expect }) => {
      const client = await talk(api);
      client.sendText('{"type":"echo","text":"a"}'.padEnd(16_384));
      expect(await client.read(1)).toEqual([{ type: 'echo', text: 'a' }]);
      client.end();
    },
  }),
  defect('pong-is-a-message', 'SOCKET-16', 'sneaky', 'timing', {
    file: 'apps/api/src/socket/keep-alive.ts',
    from: `socket.on('message', () => (last = now()));`,
    to: `socket.on('message', () => (last = now())).on('pong', () => (last = now()));`,
    seen: 'A connection that only answers pings is never idle.',
    nudge: 'Look at the two times of a connection.',
    hint: 'A client answers pings by itself: that is no activity.',
    recipe: 'With ping=1 and idle=1.6, a silent client is closed with 4408.',
    caught: async ({ api, expect }) => {
      // A client on a busy machine needs time to answer a ping, or it is ended for that.
      const client = await talk(api, '?ping=1&idle=1.6');
      expect(await client.closed).toBe(4408);
      client.end();
    },
  }),
  defect('replay-from-the-start', 'SOCKET-09', 'medium', 'sequences', {
    file: 'apps/api/src/socket/replay.ts',
    from: 'of movements(seed, count, after)',
    to: 'of movements(seed, count)',
    seen: 'A replay always begins with the first movement.',
    nudge: 'Look at replays, and how to resume one.',
    hint: 'Which number comes first?',
    recipe: 'replay with after 3 begins with the number 4.',
    caught: async ({ api, expect }) => {
      const client = await talk(api);
      client.send({ type: 'replay', count: 5, after: 3 });
      expect((await client.read(1))[0]).toMatchObject({ number: 4 });
      client.end();
    },
  }),
  defect('subscribed-for-ever', 'SOCKET-07', 'sneaky', 'sequences', {
    file: 'apps/api/src/socket/conversation.ts',
    from: 'subscribed.get(message.topic)?.();',
    to: '',
    seen: 'After unsubscribe the texts of the topic still arrive.',
    nudge: 'Look at topics, and how a subscription ends.',
    hint: 'The answer to unsubscribe is not the whole effect.',
    recipe: 'Subscribe, unsubscribe, publish: only published arrives.',
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
  }),
  defect('subscribed-twice', 'SOCKET-07', 'hard', 'duplicates', {
    file: 'apps/api/src/socket/conversation.ts',
    from: 'if (!subscribed.has(topic)) {',
    to: 'if (subscribed.size >= 0) {',
    seen: 'A client that subscribes twice gets each text twice.',
    nudge: 'Look at topics, and do something once more than needed.',
    hint: 'The second subscription must change nothing.',
    recipe: 'Subscribe twice to one topic, publish once: one message arrives.',
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
  }),
  defect('topics-of-everyone', 'SOCKET-06', 'hard', 'security', {
    file: 'apps/api/src/socket/topics.ts',
    from: '`${workspace}/${topic}`',
    to: '`${workspace && topic}`',
    seen: 'A text reaches the subscribers of other workspaces.',
    nudge: 'Look at who receives a published text.',
    hint: 'Somebody else may use the same word for a topic.',
    recipe: 'Subscribe to one topic in two workspaces, and publish in one of them.',
    caught: async ({ api, expect }) => {
      const theirs = await talk({ ...api, base: api.base.replace('/v1', '-others/v1') });
      const mine = await talk(api);
      theirs.send({ type: 'subscribe', topic: 'orders' });
      await theirs.read(1);
      mine.send({ type: 'publish', topic: 'orders', text: 'Mine' });
      await mine.read(1);
      theirs.send({ type: 'echo', text: 'end' });
      expect(await theirs.read(1)).toEqual([{ type: 'echo', text: 'end' }]);
      theirs.end();
      mine.end();
    },
  }),
];
