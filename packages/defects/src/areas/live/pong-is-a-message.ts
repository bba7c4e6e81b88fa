import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'pong-is-a-message',
  rule: 'SOCKET-16',
  level: 'sneaky',
  technique: 'timing',
  file: 'apps/api/src/socket/keep-alive.ts',
  from: `socket.on('message', () => (last = now()));`,
  to: `socket.on('message', () => (last = now())).on('pong', () => (last = now()));`,
  seen: 'A connection that only answers pings is never idle.',
  hints: [
    'Look at the two times of a connection.',
    'A client answers pings by itself: that is no activity.',
    'With ping=1 and idle=1.6, a silent client is closed with 4408.',
  ],
  caught: async ({ api, expect }) => {
    // A client on a busy machine needs time to answer a ping, or it is ended for that.
    const client = await talk(api, '?ping=1&idle=1.6');
    expect(await client.closed).toBe(4408);
    client.end();
  },
});
