import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'binary-is-fine',
  rule: 'SOCKET-12',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/socket/read-message.ts',
  from: 'isBinary ? undefined : parsed(',
  to: 'parsed(',
  seen: 'A binary message is read like text.',
  hints: [
    'Look at messages that must be refused.',
    'Not every message of a WebSocket is text.',
    'Send a Blob: the connection is closed with 1003.',
  ],
  caught: async ({ api, expect }) => {
    const client = await talk(api);
    client.send(new Blob(['{"type":"echo","text":"a"}']));
    expect(await client.closed).toBe(1003);
    client.end();
  },
});
